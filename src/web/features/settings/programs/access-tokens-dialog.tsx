import { KeySquare } from 'lucide-react';
import { type AccessTokenView, scopes } from '../../../../contract/access-tokens.ts';
import type { UserView } from '../../../../contract/accounts.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { dayFormat } from '../../../../domain/day-format.ts';
import { call } from '../../../api.ts';
import { MakeTokenDialog } from './make-token-dialog.tsx';
import { SecretsDialog } from './secrets-dialog.tsx';

const day = dayFormat(readerLocale, { dateStyle: 'medium' });
const utcDay = dayFormat(readerLocale, { dateStyle: 'medium', timeZone: 'UTC' });

const words = {
  title: t`Access tokens`,
  description: t`A program with a token acts for you, within what you allow it. A new password, and logging out everywhere else, revoke all of them.`,
  make: t`Make a token`,
  secret: { label: t`Your new token`, hint: t`It is shown only once. Keep it like a password.` },
  remove: t`Revoke`,
  removeNamed: (name: string) => t`Revoke ${name}`,
  removing: t`Revoking...`,
  question: ({ name }: AccessTokenView) => t`Revoke ‘${name}’?`,
  consequence: t`Programs that use it are refused from then on.`,
  removed: { title: t`Token revoked`, description: t`Programs that use it are refused from now on.` },
  notRemoved: t`The token was not revoked`,
};

/** The access tokens of the account. */
export function AccessTokensDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  return (
    <SecretsDialog
      words={words}
      icon={KeySquare}
      queryKey={['/api/user/tokens']}
      read={(signal) => call('GET /api/user/tokens', { signal })}
      remove={({ id }) => call('DELETE /api/user/tokens/:id', { params: { id } })}
      nameOf={({ name }) => name}
      describe={(token) => (
        <>
          <p className="font-semibold break-words">
            <bdi>{token.name}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{token.scopes.map((scope) => scopes[scope].label).join(', ')}</p>
          <p className="text-sm text-ink-soft">{whenWords(token)}</p>
        </>
      )}
      renderMaking={(onMade, onBack) => <MakeTokenDialog user={user} onMade={onMade} onClose={onBack} />}
      onClose={onClose}
    />
  );
}

function whenWords({ createdAt, lastUsedOn, expiresAt, isExpired }: AccessTokenView): string {
  const used = lastUsedOn ? t`last used ${utcDay.format(new Date(lastUsedOn))}` : t`not used yet`;
  if (isExpired && expiresAt) return t`Ended ${day.format(new Date(expiresAt))}, ${used}`;
  const ends = expiresAt ? t`ends ${day.format(new Date(expiresAt))}` : t`does not end`;
  return t`Made ${day.format(new Date(createdAt))}, ${ends}, ${used}`;
}
