import type { Context } from '../../context.ts';
import type { JobDefinition } from '../../queue/job-definition.ts';
import { sweepScheduledCards } from './sweep-scheduled-cards.ts';

/** The hourly sweep that an operator sees. */
export function processScheduledCardsJob(context: Context): JobDefinition {
  return {
    name: 'process-scheduled-cards',
    concurrency: 1,
    handler: async () => {
      await sweepScheduledCards(context);
    },
  };
}
