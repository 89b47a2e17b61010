import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';
import { Refusal } from '../../refusal.ts';

/** Where the operator asks for it, only who has confirmed their address may send (D45). */
export async function requireVerifiedSender(context: Context, db: Executor, userId: number): Promise<void> {
  if (!context.config.requireVerifiedEmail) return;
  const [user] = await db.select({ emailVerifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, userId));
  if (user?.emailVerifiedAt) return;
  throw new Refusal('email_unverified', 'Confirm your e-mail address first: then your cards can be sent.');
}
