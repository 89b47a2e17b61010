import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { sendAccountLink } from './account-links.ts';
import { endTokens } from './account-tokens.store.ts';
import type { UserRow } from './users.store.ts';

/** Mails the link that confirms an account's address, and invalidates the earlier one. */
export async function sendVerification(
  context: Context,
  tx: Executor,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  await endTokens(tx, id, ['email-verify'], context.clock.now());
  await sendAccountLink(context, tx, id, 'email-verify', { to: email, email });
}
