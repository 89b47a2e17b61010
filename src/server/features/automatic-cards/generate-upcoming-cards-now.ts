import type { Context } from '../../context.ts';
import { generateUpcomingCards } from './generate-upcoming-cards.ts';
import type { MakeOptions } from './make-automatic-card.ts';

/** As long as a person waits for an answer; what is left then, jobs make. */
const makeWithinMs = 20_000;

/** The 14-day process for someone who waits for it. */
export function generateUpcomingCardsNow(makeOptions: MakeOptions) {
  return (context: Context): Promise<Record<string, number>> =>
    generateUpcomingCards(context, makeOptions, { signal: AbortSignal.timeout(120_000), makeWithinMs });
}
