import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { registrations } from '../../db/tables/registration.ts';

/** When a network created accounts after `since`, the earliest first. */
export async function listRegistrations(db: Executor, networkHash: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: registrations.at })
    .from(registrations)
    .where(and(eq(registrations.networkHash, networkHash), gt(registrations.at, since)))
    .orderBy(asc(registrations.at));
  return rows.map(({ at }) => at);
}

export async function insertRegistration(tx: Executor, registration: typeof registrations.$inferInsert): Promise<void> {
  await tx.insert(registrations).values(registration);
}

export async function deleteRegistrationsBefore(db: Executor, instant: Date): Promise<number> {
  const rows = await db
    .delete(registrations)
    .where(lt(registrations.at, instant))
    .returning({ userId: registrations.userId });
  return rows.length;
}
