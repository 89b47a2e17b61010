import { beginningOf, sentencesKept, sentencesOfEach } from './sentences.ts';

/** How often the sender's other cards say something, so that the least used is chosen. */
export interface Wear {
  /** How many of the cards say this. */
  timesSaid(text: string): number;
  /** How many of the cards have a sentence that begins with the same words. */
  timesBegun(text: string): number;
}

const read = new WeakMap<readonly string[], Wear>();

/** Cached for each list of messages, because each idea and each closing asks. */
export function wearOf(messages: readonly string[]): Wear {
  const known = read.get(messages) ?? count(messages);
  read.set(messages, known);
  return known;
}

function count(messages: readonly string[]): Wear {
  const said = new Map<string, number>();
  const begun = new Map<string, number>();
  for (const sentence of sentencesOfEach(messages).flat()) {
    said.set(sentence, (said.get(sentence) ?? 0) + 1);
    const beginning = beginningOf(sentence);
    begun.set(beginning, (begun.get(beginning) ?? 0) + 1);
  }
  const isUnused = said.size === 0;
  return {
    // A card that says two sentences has both.
    timesSaid: (text) => (isUnused ? 0 : Math.min(...sentencesKept(text).map((sentence) => said.get(sentence) ?? 0))),
    timesBegun: (text) => (isUnused ? 0 : (begun.get(beginningOf(sentencesKept(text)[0] ?? '')) ?? 0)),
  };
}
