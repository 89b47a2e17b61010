import type { CardBrief } from './card-brief.ts';

/** The primary and its two alternates. */
export const mostOptions = 3;

type Words = Pick<CardBrief, 'message' | 'words'>;

/** Whether the words are given, so that nobody writes any. */
export function hasOwnWords({ message, words }: Words): boolean {
  return message !== undefined || words !== undefined;
}

/** The given words; empty without any. */
export function ownWordsOf({ message, words }: Words): string {
  return message ?? words ?? '';
}

/** How many options a generation makes: a card that keeps its message gets only one new picture. */
export function optionsOf(brief: CardBrief): number {
  return brief.message === undefined ? mostOptions : 1;
}
