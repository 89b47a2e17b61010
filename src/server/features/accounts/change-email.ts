import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { sendAccountLink } from './account-links.ts';
import { endTokens } from './account-tokens.store.ts';
import { hasLinksEnough, linksEnough } from './hourly-links.policy.ts';
import { changeUser, findUserByEmail, type UserRow } from './users.store.ts';

/**
 * A new address waits until its owner confirms it (D8). Whether it belongs to another account is told to that account
 * alone: the answer is the same. The present address takes back what waits. Call with the account locked.
 */
export async function changeEmail(context: Context, tx: Executor, account: UserRow, email: string): Promise<void> {
  const now = context.clock.now();
  if (email.toLowerCase() === account.email.toLowerCase()) {
    await endTokens(tx, account.id, ['email-change'], now);
    await changeUser(tx, account.id, { email, pendingEmail: null });
    return;
  }
  if (await hasLinksEnough(tx, account.id, ['email-change', 'email-taken'], now)) throw linksEnough();
  await endTokens(tx, account.id, ['email-change'], now);
  await changeUser(tx, account.id, { pendingEmail: email });
  const kind = (await findUserByEmail(tx, email)) ? 'email-taken' : 'email-change';
  await sendAccountLink(context, tx, account.id, kind, { to: email, email });
}
