import type { Context } from '../../context.ts';
import { generateUpcomingCards } from './generate-upcoming-cards.ts';
import type { MakeOptions } from './make-automatic-card.ts';

/** How long a person waits for an answer; jobs make the rest. */
const makeWithinMs = 20_000;

/** The 14-day process for someone who waits for it. */
export function generateUpcomingCardsNow(makeOptions: MakeOptions) {
  return (context: Context): Promise<Record<string, number>> =>
    generateUpcomingCards(context, makeOptions, { signal: AbortSignal.timeout(120_000), makeWithinMs });
}
