import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { storageAlarms } from '../../db/tables/storage-alarms.ts';
import { users } from '../../db/tables/users.ts';

/** Administrators who have not been told that the disk has little room. */
export async function listUntold(db: Executor) {
  return db
    .select({ id: users.id, name: users.name, email: users.email, mailTrouble: users.mailTrouble })
    .from(users)
    .leftJoin(storageAlarms, eq(storageAlarms.userId, users.id))
    .where(and(eq(users.isAdmin, true), isNull(storageAlarms.userId)))
    .orderBy(users.id);
}

/** False when another worker has told them. */
export async function claimAlarm(tx: Executor, userId: number): Promise<boolean> {
  const rows = await tx.insert(storageAlarms).values({ userId }).onConflictDoNothing().returning();
  return rows.length === 1;
}

export async function releaseAlarm(tx: Executor, userId: number): Promise<void> {
  await tx.delete(storageAlarms).where(eq(storageAlarms.userId, userId));
}

/** There is room again: the next time is told anew. */
export async function endAlarm(db: Executor): Promise<void> {
  await db.delete(storageAlarms);
}
