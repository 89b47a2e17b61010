import { mentions } from './never-mention.ts';
import { normalise } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';

/** The sender's memories as sentences, without those that must never be mentioned. */
export function memoriesOf({ recipient: { about = {} } }: Pick<WordsRequest, 'recipient'>): string[] {
  const { memories = [], neverMention = [] } = about;
  return memories
    .filter((memory) => !mentions(memory, neverMention))
    .map((memory) => (/[.!?…]["'”’»)]*$/u.test(memory) ? memory : `${memory}.`));
}

/** The next memory that is on none of this person's cards; null if there is none. */
export function nextMemory(request: WordsRequest): string | null {
  const had = request.avoid.map(normalise);
  return memoriesOf(request).find((memory) => !had.some((text) => text.includes(normalise(memory)))) ?? null;
}
