import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { sweepScheduledCards } from './sweep-scheduled-cards.ts';

/** The hourly sweep, visible to operators. */
export function processScheduledCardsJob(context: Context): Job<'process-scheduled-cards'> {
  return {
    name: 'process-scheduled-cards',
    concurrency: 1,
    handler: async () => {
      await sweepScheduledCards(context);
    },
  };
}
