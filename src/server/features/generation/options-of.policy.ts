import type { CardBrief } from './card-brief.ts';

/** The primary and its two alternates. */
export const mostOptions = 3;

/** How many options a generation makes: a card that keeps its message gets only one new picture. */
export function optionsOf(brief: CardBrief): number {
  return brief.message === undefined ? mostOptions : 1;
}
