import type { Context } from '../../context.ts';
import type { MakeOptions } from './draft.ts';
import { generateUpcomingCards } from './generate-upcoming-cards.ts';

/** How long the caller waits; jobs make the remaining cards. */
const makeWithinMs = 20_000;

/** The 14-day process for a waiting caller. */
export function generateUpcomingCardsNow(makeOptions: MakeOptions) {
  return (context: Context): Promise<Record<string, number>> =>
    generateUpcomingCards(context, makeOptions, { signal: AbortSignal.timeout(120_000), makeWithinMs });
}
