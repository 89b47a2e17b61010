import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';

/** Takes one credit if there is one: one statement checks and takes it, so the balance is never negative (D31). */
export async function takeCredit(tx: Executor, userId: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ cardCreditsRemaining: sql`${users.cardCreditsRemaining} - 1` })
    .where(and(eq(users.id, userId), gt(users.cardCreditsRemaining, 0)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** The same for an automatic card, if the user allows credits for such cards. */
export async function takeCreditForAutomaticCard(tx: Executor, userId: number): Promise<boolean> {
  const [allowed] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.preferences}->>'useCreditsForAutomaticCards' = 'true'`));
  return allowed !== undefined && takeCredit(tx, userId);
}

/** Refunds unused credits of a generation. The caller has set its `creditsUsed` in the same transaction. */
export async function giveBackCredits(tx: Executor, userId: number, credits: number): Promise<void> {
  await tx
    .update(users)
    .set({ cardCreditsRemaining: sql`${users.cardCreditsRemaining} + ${credits}` })
    .where(eq(users.id, userId));
}
