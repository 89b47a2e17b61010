import type { Context } from '../../context.ts';
import { countDueCards } from './claim-due-cards.store.ts';
import { runRecorded } from './process-runs.store.ts';
import { recoverExpiredLeases } from './recover-cards.store.ts';
import { failExhaustedCards, failMissedCards } from './settle-overdue.store.ts';

/** Settles what no worker did, counts what is due, and wakes this process's worker for that. */
export async function sweepScheduledCards(context: Context): Promise<Record<string, number>> {
  const { database, clock } = context;
  const counts = await runRecorded(database.orm, 'process-scheduled-cards', async () => ({
    ...(await recoverExpiredLeases(database.orm)),
    missed: await failMissedCards(database.orm, clock.now()),
    exhausted: await failExhaustedCards(database.orm, clock.now()),
    due: await countDueCards(database.orm, clock.now()),
  }));
  context.wakeDelivery();
  return counts;
}
