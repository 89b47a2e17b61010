import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { giveUpGeneration, listForsaken } from './generations.store.ts';

const giveUpAfterMs = 15 * 60_000;

/**
 * Queues the jobs of abandoned generations again. The queue may return a killed worker's job while its row still looks
 * alive, so the job does nothing and ends; that is why this checks the rows, which are authoritative.
 */
export function reviveGenerationsJob(context: Context): Job<'revive-generations'> {
  return {
    name: 'revive-generations',
    handler: async () => {
      const { database, queue, clock } = context;
      for (const { id, createdAt } of await listForsaken(database.orm)) {
        if (clock.now().getTime() - createdAt.getTime() > giveUpAfterMs) {
          await giveUpGeneration(database.orm, id, t`The card could not be made. Please try again.`);
        } else {
          await queue.send(database.orm, 'run-generation', { generationId: id }, { singletonKey: `revive ${id}` });
        }
      }
    },
  };
}
