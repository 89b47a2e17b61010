import type { Topic } from './read-topics.ts';
import { normalise } from './sentences.ts';

/**
 * Whether a text contains one of these words, whole and in any spelling: "Gin" is in "gin & tonic", not in "ginger".
 */
export function mentions(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const said = ` ${normalise(text)} `;
  return words.map(normalise).some((word) => word !== '' && said.includes(` ${word} `));
}

/** Whether one of these words is a name of the topic, in any language. */
export function namesTopic(words: readonly string[], topic: Topic): boolean {
  if (words.length === 0) return false;
  const never = new Set(words.map(normalise));
  return Object.values(topic.in).some(({ name, also }) => [name, ...also].some((each) => never.has(normalise(each))));
}
