import { and, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { keptDeliveries } from '../../../contract/webhooks.ts';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';
import { webhookDeliveries, webhooks } from '../../db/tables/webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const leaseMs = 60_000;

export async function listWebhooks(db: Executor, userId: number): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.id));
}

export async function countWebhooks(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return row?.webhooks ?? 0;
}

export async function findWebhook(db: Executor, userId: number, id: number): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)));
  return row ?? null;
}

export async function insertWebhook(tx: Executor, webhook: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(webhook).returning();
  if (!row) throw new Error('The new webhook came back empty');
  return row;
}

export async function deleteWebhook(tx: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning({ id: webhooks.id });
  return rows.length === 1;
}

export async function startWebhook(tx: Executor, userId: number, id: number): Promise<WebhookRow | null> {
  const [row] = await tx
    .update(webhooks)
    .set({ stoppedAt: null, failingSince: null, toldAt: null })
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning();
  return row ?? null;
}

export async function insertDelivery(tx: Executor, webhookId: number, event: string): Promise<void> {
  await tx.insert(webhookDeliveries).values({ webhookId, event, data: {} });
}

/** The last deliveries of a webhook, newest first. */
export async function listDeliveries(db: Executor, webhookId: number): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(keptDeliveries);
}

/** Sends a settled delivery once more, under its id. */
export async function queueAgain(tx: Executor, webhookId: number, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, dueAt: now })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .returning({ id: webhookDeliveries.id });
  return rows.length === 1;
}

const isDue = (now: Date) =>
  and(
    eq(webhookDeliveries.state, 'waiting'),
    lte(webhookDeliveries.dueAt, now),
    or(isNull(webhookDeliveries.leaseUntil), lte(webhookDeliveries.leaseUntil, now)),
  );

/** Webhooks with something to send, of accounts that are not disabled. */
export async function listDueWebhooks(db: Executor, now: Date): Promise<WebhookRow[]> {
  const due = db.select({ id: webhookDeliveries.webhookId }).from(webhookDeliveries).where(isDue(now));
  const rows = await db
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(users, eq(webhooks.userId, users.id))
    .where(and(inArray(webhooks.id, due), isNull(webhooks.stoppedAt), isNull(users.disabledAt)))
    .orderBy(webhooks.id);
  return rows.map(({ webhook }) => webhook);
}

/** The oldest due delivery of a webhook, leased to the caller and counted as an attempt. */
export async function claimDelivery(db: Executor, webhookId: number, now: Date): Promise<DeliveryRow | null> {
  const oldest = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isDue(now)))
    .orderBy(webhookDeliveries.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(webhookDeliveries)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs), attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(inArray(webhookDeliveries.id, oldest))
    .returning();
  return row ?? null;
}

/** Records the outcome of the attempt that holds the lease. */
export async function settleDelivery(
  tx: Executor,
  { id, leaseUntil }: DeliveryRow,
  outcome: Partial<DeliveryRow>,
): Promise<void> {
  if (!leaseUntil) return;
  await tx
    .update(webhookDeliveries)
    .set({ ...outcome, leaseUntil: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.leaseUntil, leaseUntil)));
}

export async function noteArriving(tx: Executor, webhookId: number): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.failingSince)));
}

/** Notes a failure, and returns since when there were only failures. */
export async function noteFailing(tx: Executor, webhookId: number, now: Date): Promise<Date> {
  const [row] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` })
    .where(eq(webhooks.id, webhookId))
    .returning({ failingSince: webhooks.failingSince });
  return row?.failingSince ?? now;
}

/** Stops a webhook; what waits for it is given up. */
export async function stopWebhook(tx: Executor, webhookId: number, now: Date): Promise<void> {
  await tx.update(webhooks).set({ stoppedAt: now }).where(eq(webhooks.id, webhookId));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));
}

/** Deletes settled deliveries beyond the last ones. */
export async function forgetOldDeliveries(db: Executor, webhookId: number): Promise<void> {
  const kept = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(keptDeliveries);
  await db
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        inArray(webhookDeliveries.state, ['delivered', 'failed']),
        sql`${webhookDeliveries.id} not in ${kept}`,
      ),
    );
}

/** Stopped webhooks whose owners have not been told, with the owners. */
export async function listStoppedUntold(db: Executor) {
  const { name, email, mailTrouble } = users;
  const rows = await db
    .select({ webhook: webhooks, name, email, mailTrouble })
    .from(webhooks)
    .innerJoin(users, eq(webhooks.userId, users.id))
    .where(and(isNotNull(webhooks.stoppedAt), isNull(webhooks.toldAt), isNull(users.disabledAt)))
    .orderBy(webhooks.id);
  return rows.map(({ webhook: { id, url, stoppedAt, userId }, ...owner }) => ({
    webhook: { id, url, stoppedAt },
    owner: { id: userId, ...owner },
  }));
}

/** False if another worker has told the owner. */
export async function claimStopped(tx: Executor, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(webhooks)
    .set({ toldAt: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.toldAt)))
    .returning({ id: webhooks.id });
  return rows.length === 1;
}

export async function releaseStopped(tx: Executor, id: number): Promise<void> {
  await tx.update(webhooks).set({ toldAt: null }).where(eq(webhooks.id, id));
}
