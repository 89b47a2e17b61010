import type { Context } from '../../context.ts';
import { recoverExpiredLeases } from './outcome/recover-cards.store.ts';
import { failExhaustedCards, failMissedCards } from './outcome/settle-overdue.store.ts';
import { runRecorded } from './process-runs.store.ts';
import { countDueCards } from './queue/claim-due-cards.store.ts';

/** Settles cards that no worker handled, counts due ones, and wakes this process's worker. */
export async function sweepScheduledCards(context: Context): Promise<Record<string, number>> {
  const { database, clock } = context;
  const prints = context.printing !== null;
  const counts = await runRecorded(database.orm, 'process-scheduled-cards', async () => ({
    ...(await recoverExpiredLeases(database.orm)),
    missed: clock.isSteady() ? await failMissedCards(database.orm, clock.now(), prints) : 0,
    exhausted: clock.isSteady() ? await failExhaustedCards(database.orm, clock.now()) : 0,
    due: await countDueCards(database.orm, clock.now(), prints),
  }));
  context.wakeDelivery();
  return counts;
}
