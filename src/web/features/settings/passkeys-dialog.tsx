import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { UserView } from '../../../contract/accounts.ts';
import type { PasskeyView } from '../../../contract/passkeys.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { dayFormat } from '../../../domain/day-format.ts';
import { knowsPasskeys } from '../../passkeys.ts';
import { QueryError } from '../../query-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeysQuery } from './passkeys.query.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

const day = dayFormat(readerLocale, { dateStyle: 'medium' });

/** The passkeys of the account. Adding and removing have their own dialogs, which return here. */
export function PasskeysDialog({
  user,
  ...props
}: {
  user: UserView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'add' | PasskeyView | null>(null);
  const passkeys = useQuery({
    ...passkeysQuery,
    enabled: props.open,
    staleTime: 0,
  });
  const back = () => {
    setAsked(null);
    void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  };
  if (asked === 'add') return <AddPasskeyDialog user={user} onClose={back} />;
  if (asked) return <RemovePasskeyDialog user={user} passkey={asked} onClose={back} />;
  return (
    <Dialog
      {...props}
      size="sm"
      title="Passkeys"
      description={`A passkey logs you in with your fingerprint, your face or your device’s lock.${user.hasPassword ? ' Your password keeps working.' : ''}`}
      actions={knowsPasskeys() && <Button onClick={() => setAsked('add')}>Add a passkey</Button>}
    >
      {/* Also shown beside cached data, which may list removed passkeys. */}
      <QueryError title="This could not be loaded" query={{ error: passkeys.error, refetch: passkeys.refetch }} />
      {passkeys.isPending && <Skeleton className="h-14 w-full" />}
      {passkeys.data?.length === 0 && (
        <p className="text-ink-soft">
          {knowsPasskeys() ? 'You have none yet.' : 'You have none yet, and this browser cannot make one here.'}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3.5">
        {passkeys.data?.map((passkey) => (
          <li key={passkey.id} className="flex items-start gap-3">
            <KeyRound size={20} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">
                <bdi>{passkey.name}</bdi>
              </p>
              <p className="text-sm text-ink-soft">{whenWords(passkey)}</p>
            </div>
            <IconButton label={`Remove ${passkey.name}`} onClick={() => setAsked(passkey)}>
              <Trash2 size={16} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function whenWords({ createdAt, lastUsedAt }: PasskeyView): string {
  const added = t`Added ${day.format(new Date(createdAt))}`;
  return lastUsedAt ? t`${added}, last used ${day.format(new Date(lastUsedAt))}` : t`${added}, not used yet`;
}
