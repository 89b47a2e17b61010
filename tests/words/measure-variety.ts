import type { CardCategory, Language } from '../../src/contract/vocabulary.ts';
import { composeMessages } from '../../src/studio/words/compose-messages.ts';
import { normalise } from '../../src/studio/words/sentences.ts';
import { manyPeople } from './any-words.ts';
import { ourSentences } from './words-faults.ts';

export type Variety = { equal: number; worst: { sentence: string; share: number } };

/** Writes to many people of one sender, and returns how many texts are equal and which sentence is most frequent. */
export function measureVariety(category: CardCategory, language: Language, count: number): Variety {
  const texts = new Set<string>();
  const times = new Map<string, number>();
  const taken: string[] = [];
  for (const request of manyPeople(category, language, count)) {
    const text = composeMessages({ ...request, taken })[0]?.text ?? '';
    texts.add(normalise(text));
    taken.unshift(text);
    for (const sentence of new Set(ourSentences(text, request))) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  }
  const [sentence, most] = [...times].reduce((worst, each) => (each[1] > worst[1] ? each : worst), ['', 0]);
  return { equal: count - texts.size, worst: { sentence, share: most / count } };
}
