import { desc, eq, gt, sql } from 'drizzle-orm';
import type { ProcessName } from '../../../contract/processes.ts';
import { legalFrom } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardDeliveryLogs, cardNotices, cards } from '../../db/tables/cards.ts';
import { users } from '../../db/tables/users.ts';
import { processRuns, workers } from '../../db/tables/workers.ts';
import { leavesByItself } from '../delivery/public.ts';

const runsShown = 5;
const heldShown = 50;

/** Workers with a heartbeat within a day, the most recent first. */
export async function listWorkers(db: Executor) {
  return db
    .select()
    .from(workers)
    .where(gt(workers.heartbeatAt, sql`now() - interval '1 day'`))
    .orderBy(desc(workers.heartbeatAt));
}

/** The last runs of a process, the newest first. */
export async function listRuns(db: Executor, process: ProcessName) {
  return db
    .select()
    .from(processRuns)
    .where(eq(processRuns.process, process))
    .orderBy(desc(processRuns.startedAt), desc(processRuns.id))
    .limit(runsShown);
}

const details = sql<
  string | null
>`(select log.delivery_details from ${cardDeliveryLogs} log where log.card_id = ${cards}.id order by log.attempt desc limit 1)`;

const columns = {
  id: cards.id,
  title: cards.title,
  deliveryStatus: cards.deliveryStatus,
  failureReason: cards.failureReason,
  dueAt: cards.dueAt,
  dayEndsAt: cards.dayEndsAt,
  nextAttemptAt: cards.nextAttemptAt,
  leaseUntil: cards.leaseUntil,
  handingOver: cards.handingOver,
  details,
  owner: {
    emailVerifiedAt: users.emailVerifiedAt,
    awaitsApprovalSince: users.awaitsApprovalSince,
    sendingStoppedAt: users.sendingStoppedAt,
    disabledAt: users.disabledAt,
  },
};

/**
 * Cards that should have been sent: due ones in the queue, and failed ones whose owners were notified last. Each by an
 * index.
 */
export async function listHeldCards(db: Executor, now: Date, prints: boolean) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const waiting = await db
    .select(columns)
    .from(cards)
    .innerJoin(users, eq(cards.userId, users.id))
    .where(sql`${cards.deliveryStatus} in ${legalFrom.claim} and ${cards.dueAt} <= ${at} and ${leavesByItself(prints)}`)
    .orderBy(cards.dueAt)
    .limit(heldShown);
  const underway = await db
    .select(columns)
    .from(cards)
    .innerJoin(users, eq(cards.userId, users.id))
    .where(sql`${cards.deliveryStatus} in ${legalFrom.delivered}`)
    .orderBy(cards.nextAttemptAt)
    .limit(heldShown);
  const failed = await db
    .select(columns)
    .from(cardNotices)
    .innerJoin(cards, eq(cardNotices.cardId, cards.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(
      sql`${cards.deliveryStatus} in ${legalFrom.itArrived} and ${cardNotices.sendGeneration} = ${cards.sendGeneration} and ${cardNotices.reason} = ${cards.failureReason}`,
    )
    .orderBy(desc(cardNotices.createdAt))
    .limit(heldShown);
  return [...waiting, ...underway, ...failed];
}
