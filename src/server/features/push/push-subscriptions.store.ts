import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import type { Device } from '../../push/push-service.ts';

const devicesOfOneUser = 20;

/**
 * Stores a browser for a user, even if it was another user's; beyond the limit the oldest are deleted. The caller locks
 * the user's row.
 */
export async function keepDevice(tx: Executor, userId: number, device: Device, now: Date): Promise<void> {
  const row = { userId, ...device, createdAt: now };
  await tx.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  const beyond = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(devicesOfOneUser);
  if (beyond.length === 0) return;
  await tx.delete(pushSubscriptions).where(
    inArray(
      pushSubscriptions.id,
      beyond.map(({ id }) => id),
    ),
  );
}

export async function removeDevice(db: Executor, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** The browser with this id, if it is still the user's. */
export async function findDevice(db: Executor, userId: number, id: number): Promise<Device | null> {
  const { endpoint, p256dh, auth } = pushSubscriptions;
  const [found] = await db
    .select({ endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)));
  return found ?? null;
}

export async function listDeviceIds(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.map(({ id }) => id);
}

export async function noteSent(db: Executor, id: number, now: Date): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSentAt: now }).where(eq(pushSubscriptions.id, id));
}
