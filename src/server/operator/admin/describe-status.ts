import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { cards } from '../../db/tables/cards.ts';
import { users } from '../../db/tables/users.ts';
import { countDueCards } from '../../features/delivery/queue/claim-due-cards.store.ts';
import { countHeldCards, findOpenHold } from '../../features/delivery/queue/delivery-holds.store.ts';
import { listDoubtedClocks } from '../../features/system/clocks.store.ts';
import { listRuns, listWorkers } from '../../features/system/scheduler.store.ts';
import { fondlyVersion } from '../version.ts';

const aliveWithinMs = 60_000;

/** The status of an installation, in lines for a terminal. */
export async function describeStatus(database: Database, clock: Clock): Promise<string[]> {
  const db = database.orm;
  const now = clock.now();
  const [accounts] = await db
    .select({ all: sql<number>`count(*)::int`, admins: sql<number>`(count(*) filter (where ${users.isAdmin}))::int` })
    .from(users);
  const byStatus = await db
    .select({ status: cards.deliveryStatus, count: sql<number>`count(*)::int` })
    .from(cards)
    .groupBy(cards.deliveryStatus)
    .orderBy(cards.deliveryStatus);
  const workers = await listWorkers(db);
  const alive = workers.filter(({ heartbeatAt }) => now.getTime() - heartbeatAt.getTime() < aliveWithinMs);
  const [sweep] = await listRuns(db, 'process-scheduled-cards');
  const hold = await findOpenHold(db);
  return [
    `Fondly ${fondlyVersion}`,
    `Accounts: ${accounts?.all ?? 0}, of them ${accounts?.admins ?? 0} administrators`,
    `Cards: ${byStatus.map(({ status, count }) => `${count} ${status}`).join(', ') || 'none'}`,
    `Due and waiting: ${await countDueCards(db, now)}`,
    `Workers: ${alive.length === 0 ? 'none is alive' : `${alive.length} alive`}`,
    `Last hourly look: ${sweep ? sweep.startedAt.toISOString() : 'never'}${sweep?.error ? `, failed: ${sweep.error}` : ''}`,
    ...(await listDoubtedClocks(db)).map(({ host, doubt }) => `Held on ${host}: ${doubt}`),
    ...(hold
      ? [
          `Held: ${await countHeldCards(db, now)} cards, since a backup of ${hold.backupMadeAt.toISOString()} was restored. ` +
            'To send them: npm run admin -- release',
        ]
      : []),
  ];
}
