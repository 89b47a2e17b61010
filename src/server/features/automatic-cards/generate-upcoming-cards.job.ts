import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import type { MakeOptions } from './draft.ts';
import { generateUpcomingCards } from './generate-upcoming-cards.ts';

/** Finds dates that need a card every 12 hours; each card is a job of its own. */
export function generateUpcomingCardsJob(context: Context, makeOptions: MakeOptions): Job<'generate-upcoming-cards'> {
  return {
    name: 'generate-upcoming-cards',
    concurrency: 1,
    timeoutSeconds: 3600,
    handler: async (_, { signal }) => {
      await generateUpcomingCards(context, makeOptions, { signal, makeWithinMs: 0 });
    },
  };
}
