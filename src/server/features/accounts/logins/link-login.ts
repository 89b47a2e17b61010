import type { Context } from '../../../context.ts';
import { recordEvent } from '../../audit/public.ts';
import { lockUser } from '../users.store.ts';
import { findAccountOf, insertLinkedLogin } from './linked-logins.store.ts';
import { LoginRefused } from './login-refused.ts';
import type { Proven } from './prove-login.ts';

/** Links a login to an account whose owner asked for it; does nothing if it is linked. Throws LoginRefused. */
export async function linkLogin(
  context: Context,
  { userId, proven, request }: { userId: number; proven: Proven; request: { id: string } },
): Promise<void> {
  const { issuer, subject, email } = proven;
  await context.database.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new LoginRefused('lost');
    const holder = await findAccountOf(tx, proven);
    if (holder?.id === userId) return;
    if (holder) throw new LoginRefused('links-another');
    const id = await insertLinkedLogin(tx, { issuer, subject, userId, email, createdAt: context.clock.now() });
    if (id === null) throw new LoginRefused('linked-already');
    await recordEvent(tx, { event: 'login-linked', actorId: userId, subject: ['login', id], request });
  });
}
