import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { queueRound } from './queue-round.ts';
import { listMaking } from './rounds.store.ts';

/** Queues again what has lost its job: after a restore there are none. Those that still wait are not queued twice. */
export function reviveRoundsJob(context: Context): Job<'revive-rounds'> {
  return {
    name: 'revive-rounds',
    handler: async () => {
      const { orm } = context.database;
      for (const roundId of await listMaking(orm)) await queueRound(context, orm, roundId);
    },
  };
}
