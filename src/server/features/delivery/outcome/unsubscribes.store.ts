import type { Executor } from '../../../db/executor.ts';
import { unsubscribes } from '../../../db/tables/users.ts';

/** Stops cards from this user to this address; idempotent. */
export async function insertUnsubscribe(db: Executor, userId: number, email: string): Promise<void> {
  await db.insert(unsubscribes).values({ userId, email: email.toLowerCase() }).onConflictDoNothing();
}
