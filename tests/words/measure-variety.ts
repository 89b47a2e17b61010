import { composeMessages } from '../../src/studio/words/compose-messages.ts';
import { beginningOf, normalise } from '../../src/studio/words/sentences.ts';
import type { WordsRequest } from '../../src/studio/words/words-request.ts';
import { ourSentences } from './words-faults.ts';

type Share = { words: string; share: number };
export type Variety = {
  /** How many cards say the same as another, whatever the name. */
  equal: number;
  /** The most frequent sentence. */
  sentence: Share;
  /** The words that most cards begin with. */
  beginning: Share;
};

/** Writes to many people of one sender, and returns how alike the cards are. */
export function measureVariety(requests: Iterable<WordsRequest>): Variety {
  const bodies = new Set<string>();
  const sentences = new Map<string, number>();
  const beginnings = new Map<string, number>();
  const taken: string[] = [];
  const count = (times: Map<string, number>, words: string) => times.set(words, (times.get(words) ?? 0) + 1);
  for (const request of requests) {
    const text = composeMessages({ ...request, taken })[0]?.text ?? '';
    taken.unshift(text);
    const ours = ourSentences(text, request);
    bodies.add(normalise(ours.join(' ')));
    for (const sentence of new Set(ours)) count(sentences, sentence);
    count(beginnings, beginningOf(normalise(ours[0] ?? '')));
  }
  const most = (times: Map<string, number>): Share => {
    const [words, often] = [...times].reduce((worst, each) => (each[1] > worst[1] ? each : worst), ['', 0]);
    return { words, share: often / taken.length };
  };
  return { equal: taken.length - bodies.size, sentence: most(sentences), beginning: most(beginnings) };
}
