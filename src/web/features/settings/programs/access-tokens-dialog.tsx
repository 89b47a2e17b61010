import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeySquare, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AccessTokenView, scopes } from '../../../../contract/access-tokens.ts';
import type { UserView } from '../../../../contract/accounts.ts';
import { call } from '../../../api.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { MakeTokenDialog } from './make-token-dialog.tsx';

const tokensKey = ['/api/user/tokens'];
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const utcDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** The access tokens of the account. Making one has a dialog of its own, which returns here and shows it once. */
export function AccessTokensDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<AccessTokenView | null>(null);
  const tokens = useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => call('GET /api/user/tokens', { signal }),
    staleTime: 0,
  });
  const readAgain = () => queryClient.invalidateQueries({ queryKey: tokensKey });
  const revoke = useMutation({
    mutationFn: ({ id }: AccessTokenView) => call('DELETE /api/user/tokens/:id', { params: { id } }),
    onSuccess: () => toast({ title: 'Token revoked', description: 'Programs that use it are refused from now on.' }),
    onError: (error) =>
      toast({ title: 'The token was not revoked', description: error.message, variant: 'destructive' }),
    onSettled: async () => {
      setRevoked(null);
      await readAgain();
    },
  });
  if (isMaking) {
    return (
      <MakeTokenDialog
        user={user}
        onMade={setMade}
        onClose={() => {
          setMaking(false);
          void readAgain();
        }}
      />
    );
  }
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        size="sm"
        title="Access tokens"
        description="A program with a token acts for you, within what you allow it. A new password, and logging out everywhere else, revoke all of them."
        actions={<Button onClick={() => setMaking(true)}>Make a token</Button>}
      >
        <div className="grid gap-4.5">
          {made && (
            <CopyField
              label="Your new token"
              hint="It is shown this once. Keep it like a password."
              value={made}
              what="token"
            />
          )}
          <QueryError title="This could not be read" query={{ error: tokens.error, refetch: tokens.refetch }} />
          {tokens.isPending && <Skeleton className="h-14 w-full" />}
          {tokens.data?.length === 0 && <p className="text-ink-soft">You have none yet.</p>}
          <ul className="grid grid-cols-1 gap-3.5">
            {tokens.data?.map((token) => (
              <li key={token.id} className="flex items-start gap-3">
                <KeySquare size={20} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
                <div className="min-w-0 flex-1">
                  <p className="font-semibold break-words">
                    <bdi>{token.name}</bdi>
                  </p>
                  <p className="text-sm text-ink-soft">{token.scopes.map((scope) => scopes[scope].label).join(', ')}</p>
                  <p className="text-sm text-ink-soft">{whenWords(token)}</p>
                </div>
                <IconButton label={`Revoke ${token.name}`} onClick={() => setRevoked(token)}>
                  <Trash2 size={16} strokeWidth={1.6} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
      <ConfirmDialog
        open={revoked !== null}
        onOpenChange={() => setRevoked(null)}
        title={`Revoke ‘${revoked?.name}’?`}
        text="Programs that use it are refused from then on."
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        busy={revoke.isPending}
        onConfirm={() => revoked && revoke.mutate(revoked)}
      />
    </>
  );
}

function whenWords({ createdAt, lastUsedOn, expiresAt, isExpired }: AccessTokenView): string {
  const used = lastUsedOn ? `last used ${utcDay.format(new Date(lastUsedOn))}` : 'not used yet';
  if (isExpired && expiresAt) return `Ended ${day.format(new Date(expiresAt))}, ${used}`;
  const ends = expiresAt ? `ends ${day.format(new Date(expiresAt))}` : 'does not end';
  return `Made ${day.format(new Date(createdAt))}, ${ends}, ${used}`;
}
