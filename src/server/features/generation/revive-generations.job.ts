import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { giveUpGeneration, listForsaken } from './generations.store.ts';

const giveUpAfterMs = 15 * 60_000;

/**
 * Sends the jobs of forsaken generations again. A killed worker's job may come back while its row still looks alive, find
 * nothing to do and be done with; the row is the truth, so the row is what is looked after.
 */
export function reviveGenerationsJob(context: Context): Job<'revive-generations'> {
  return {
    name: 'revive-generations',
    handler: async () => {
      const { database, queue, clock } = context;
      for (const { id, createdAt } of await listForsaken(database.orm)) {
        if (clock.now().getTime() - createdAt.getTime() > giveUpAfterMs) {
          await giveUpGeneration(database.orm, id, 'The card could not be made. Please try again.');
        } else {
          await queue.send(database.orm, 'run-generation', { generationId: id }, { singletonKey: `revive ${id}` });
        }
      }
    },
  };
}
