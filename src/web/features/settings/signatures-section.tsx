import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Handwriting } from '../../../card-page/handwriting.tsx';
import { mostSignatures } from '../../../contract/limits.ts';
import type { SignatureView } from '../../../contract/signatures.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { signaturesQuery } from '../../queries/signatures.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLater } from '../../ui/use-later.ts';
import { SettingsSection } from './settings-section.tsx';

const loadDialog = () => import('./signature-dialog.tsx').then(({ SignatureDialog }) => SignatureDialog);

/** How the user signs cards: a list, each saved on its own. */
export function SignaturesSection() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const signatures = useQuery(signaturesQuery);
  const [edited, setEdited] = useState<SignatureView | 'new' | null>(null);
  const [removed, setRemoved] = useState<SignatureView | null>(null);
  const SignatureDialog = useLater(loadDialog, edited);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: signaturesQuery.queryKey });
  const remove = useMutation({
    mutationFn: ({ id }: SignatureView) => call('DELETE /api/signatures/:id', { params: { id } }),
    onSuccess: () => toast({ title: t`Signature deleted`, description: t`Cards that have it keep it.` }),
    onError: (error) =>
      toast({ title: t`The signature was not deleted`, description: error.message, variant: 'destructive' }),
    onSettled: async () => {
      setRemoved(null);
      await readAgain();
    },
  });
  return (
    <SettingsSection
      anchor="signatures"
      title="Signatures"
      text="How you sign your cards: a name typed in handwriting, or drawn. New cards are signed with the usual one."
    >
      <QueryError title="Your signatures could not be loaded" query={signatures} />
      {signatures.isPending && <Skeleton className="h-20 w-full" />}
      {signatures.data?.length === 0 && <p className="text-ink-soft">You have none yet.</p>}
      <ul className="grid gap-3.5">
        {signatures.data?.map((signature) => (
          <li key={signature.id} className="signature-row">
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semibold break-words">
                <bdi>{signature.label}</bdi>
                {signature.isDefault && <span className="font-normal text-ink-soft"> · on new cards</span>}
              </p>
              <div className="signature-paper">
                {signature.closing && <p dir="auto">{signature.closing}</p>}
                <Handwriting ink={signature.ink} words={signature.name} letters={30} />
              </div>
            </div>
            <IconButton label={`Edit ${signature.label}`} onClick={() => setEdited(signature)}>
              <Pencil size={16} strokeWidth={1.6} aria-hidden />
            </IconButton>
            <IconButton label={`Delete ${signature.label}`} onClick={() => setRemoved(signature)}>
              <Trash2 size={16} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {signatures.data && signatures.data.length < mostSignatures && (
        <Button variant="line" className="justify-self-start" onClick={() => setEdited('new')}>
          Add a signature
        </Button>
      )}
      {SignatureDialog && edited && (
        <SignatureDialog
          signature={edited === 'new' ? null : edited}
          isFirst={signatures.data?.length === 0}
          onClose={() => {
            setEdited(null);
            void readAgain();
          }}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Delete this signature?"
        text="Cards that are signed with it keep it."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() => removed && remove.mutate(removed)}
      />
    </SettingsSection>
  );
}
