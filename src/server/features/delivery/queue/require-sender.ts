import { t } from '../../../../contract/translate.ts';
import { heldWords } from '../../../../domain/sending-state.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { Refusal } from '../../../refusal.ts';
import { findUser, sendingState } from '../../accounts/public.ts';

/**
 * Throws unless the account may send: it is neither stopped nor awaiting approval (D54), and its address is confirmed
 * where the operator requires it (D45).
 */
export async function requireSender(context: Context, db: Executor, userId: number): Promise<void> {
  const user = await findUser(db, userId);
  const state = user && sendingState(user, context.config);
  if (!state || state === 'allowed') return;
  if (state === 'unconfirmed') {
    throw new Refusal('email_unverified', t`Confirm your email address first: then your cards can be sent.`);
  }
  const { title, text } = heldWords[state];
  throw new Refusal('forbidden', `${title}. ${text}`);
}
