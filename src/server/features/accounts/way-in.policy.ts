import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { listLinkedLogins } from './logins/linked-logins.store.ts';
import { countPasskeys } from './passkeys/passkeys.store.ts';
import { usesPassword } from './password-use.policy.ts';
import type { UserRow } from './users.store.ts';

/** Throws if nothing opens the account any more: call it after removing something, with the account locked. */
export async function requireWayIn(context: Context, tx: Executor, account: UserRow): Promise<void> {
  if (usesPassword(context, account) || (await countPasskeys(tx, account.id)) > 0) return;
  const logins = await listLinkedLogins(tx, account.id);
  if (logins.some(({ issuer }) => context.loginProviders.findByIssuer(issuer))) return;
  throw new Refusal(
    'illegal_transition',
    context.config.passwordLogin
      ? t`Nothing else opens your account. Add a passkey or set a password first.`
      : t`Nothing else opens your account. Add a passkey or link another login first.`,
  );
}
