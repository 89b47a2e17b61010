import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { finishMaking } from './make-round-card.ts';
import { queueRound } from './queue-round.ts';
import { listMaking } from './rounds.store.ts';

/**
 * Queues again what has lost its job: after a restore there are none. Those that still wait are not queued twice; a
 * round of which nothing waits is done.
 */
export function reviveRoundsJob(context: Context): Job<'revive-rounds'> {
  return {
    name: 'revive-rounds',
    handler: async () => {
      const { database } = context;
      for (const roundId of await listMaking(database.orm)) {
        await database.transaction(async (tx) => {
          await finishMaking(tx, roundId);
          await queueRound(context, tx, roundId);
        });
      }
    },
  };
}
