import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** What one kind of secret is called, made and removed with. */
type Words<Item> = {
  title: string;
  description: string;
  make: string;
  /** The new secret, which is shown once. */
  secret: { label: string; hint: string };
  /** The button that removes one: 'Revoke', 'Revoke Home Assistant'. */
  remove: string;
  removeNamed: (name: string) => string;
  removing: string;
  question: (item: Item) => string;
  consequence: string;
  removed: { title: string; description: string };
  notRemoved: string;
};

/**
 * Access tokens or webhooks: the list, the new one with its secret, and removing one after a question. Making one has a
 * dialog of its own, which returns here.
 */
export function SecretsDialog<Item extends { id: number }>({
  words,
  icon: Icon,
  queryKey,
  read,
  remove,
  nameOf,
  describe,
  renderMaking,
  instead,
  onClose,
}: {
  words: Words<Item>;
  icon: LucideIcon;
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<Item[]>;
  remove: (item: Item) => Promise<unknown>;
  nameOf: (item: Item) => string;
  describe: (item: Item) => ReactNode;
  renderMaking: (onMade: (secret: string) => void, onBack: () => void) => ReactNode;
  /** A dialog in place of the list, which stays as it is. */
  instead?: ReactNode;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [doubted, setDoubted] = useState<Item | null>(null);
  const items = useQuery({ queryKey, queryFn: ({ signal }) => read(signal), staleTime: 0 });
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => toast(words.removed),
    onError: (error) => toast({ title: words.notRemoved, description: error.message, variant: 'destructive' }),
    onSettled: async () => {
      setDoubted(null);
      await readAgain();
    },
  });
  if (isMaking) {
    return renderMaking(setSecret, () => {
      setMaking(false);
      void readAgain();
    });
  }
  if (instead) return instead;
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        size="sm"
        title={words.title}
        description={words.description}
        actions={<Button onClick={() => setMaking(true)}>{words.make}</Button>}
      >
        <div className="grid gap-4.5">
          {secret && <CopyField {...words.secret} value={secret} />}
          <QueryError title="This could not be loaded" query={{ error: items.error, refetch: items.refetch }} />
          {items.isPending && <Skeleton className="h-14 w-full" />}
          {items.data?.length === 0 && <p className="text-ink-soft">You have none yet.</p>}
          <ul className="grid grid-cols-1 gap-3.5">
            {items.data?.map((item) => (
              <li key={item.id} className="flex items-start gap-3">
                <Icon size={20} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
                <div className="min-w-0 flex-1">{describe(item)}</div>
                <IconButton label={words.removeNamed(nameOf(item))} onClick={() => setDoubted(item)}>
                  <Trash2 size={16} strokeWidth={1.6} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
      <ConfirmDialog
        open={doubted !== null}
        onOpenChange={() => setDoubted(null)}
        title={doubted ? words.question(doubted) : ''}
        text={words.consequence}
        confirmLabel={words.remove}
        busyLabel={words.removing}
        busy={removal.isPending}
        onConfirm={() => doubted && removal.mutate(doubted)}
      />
    </>
  );
}
