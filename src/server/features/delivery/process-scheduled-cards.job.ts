import type { Context } from '../../context.ts';
import type { JobDefinition } from '../../queue/job-definition.ts';
import { runRecorded } from './process-runs.store.ts';
import { recoverExpiredLeases } from './recover-cards.store.ts';
import { failExhaustedCards, failMissedCards } from './settle-overdue.store.ts';

/** The hourly sweep that an operator sees: settles what no worker did, and wakes this process's worker. */
export function processScheduledCardsJob(context: Context): JobDefinition {
  const { database, clock } = context;
  return {
    name: 'process-scheduled-cards',
    concurrency: 1,
    handler: async () => {
      await runRecorded(database.orm, 'process-scheduled-cards', async () => ({
        ...(await recoverExpiredLeases(database.orm)),
        missed: await failMissedCards(database.orm, clock.now()),
        exhausted: await failExhaustedCards(database.orm, clock.now()),
      }));
      context.wakeDelivery();
    },
  };
}
