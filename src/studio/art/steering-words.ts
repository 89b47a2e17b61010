import type { ArtStyle } from '../../contract/vocabulary.ts';
import { artStylePacks } from './art-styles.ts';
import { wordsOf } from './core/known-words.ts';

/** The words of a prompt that steer a picture in this style, in their order; the page shows them. */
export function steeringWords(prompt: string, artStyle: ArtStyle): string[] {
  const words = wordsOf(prompt);
  const used = new Set(
    artStylePacks[artStyle].words
      .map((known) => words.findIndex((word) => Object.hasOwn(known, word)))
      .filter((at) => at >= 0),
  );
  return [...used].sort((one, other) => one - other).flatMap((at) => words[at] ?? []);
}
