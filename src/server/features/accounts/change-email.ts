import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { sendAccountLink } from './account-links.ts';
import { countTokensSince, endTokens } from './account-tokens.store.ts';
import { changeUser, findUserByEmail, type UserRow } from './users.store.ts';

const mailsAnHour = 5;
const hourMs = 60 * 60 * 1000;

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
  const anHourAgo = new Date(now.getTime() - hourMs);
  const sent = await countTokensSince(tx, account.id, ['email-change', 'email-taken'], anHourAgo);
  if (sent >= mailsAnHour) {
    const message = 'We have sent you several links already. Please wait an hour before you ask for another.';
    throw new Refusal('rate_limited', message, { fields: { email: message }, retryAfterSeconds: hourMs / 1000 });
  }
  await endTokens(tx, account.id, ['email-change'], now);
  await changeUser(tx, account.id, { pendingEmail: email });
  const kind = (await findUserByEmail(tx, email)) ? 'email-taken' : 'email-change';
  await sendAccountLink(context, tx, account.id, kind, { to: email, email });
}
