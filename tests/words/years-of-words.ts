import { cardCategories, type Language, relationships, tones } from '../../src/contract/vocabulary.ts';
import { composeMessages } from '../../src/studio/words/compose-messages.ts';
import { isTiny } from '../../src/studio/words/sentences.ts';
import type { WordsRequest } from '../../src/studio/words/words-request.ts';
import { anyName, wordsRequest } from './any-words.ts';
import { addressOf, ourSentences } from './words-faults.ts';

const forms = new Set<string>(['formal', 'respectful']);

/** The faults of the words when the same people get a card again next year, and over all their occasions. */
export function faultsOfYears(language: Language, isChosen = (_at: number) => true): string[] {
  const faults: string[] = [];
  for (const [at, relationship] of relationships.entries()) {
    if (!isChosen(at)) continue;
    for (const tone of tones) {
      const addresses = new Set<string>();
      for (const category of cardCategories) {
        const recipient = { name: anyName, nickname: null, relationship, notes: null };
        const request = wordsRequest({ category, tone, language, recipient, seed: `years/${tone}` });
        const nextYear = { ...request, seed: `${request.seed}/next` };
        const had = composeMessages(request).map(({ text }) => text);
        const again = composeMessages({ ...nextYear, avoid: had }).map(({ text }) => text);
        if (isSaidAgain(had, again, request))
          faults.push(`${language} ${category} ${relationship} ${tone}: said again`);
        for (const text of [...had, ...again]) addresses.add(addressOf(text, request) ?? 'untold');
      }
      if (addresses.has('familiar') && addresses.has('polite'))
        faults.push(
          `${language} ${relationship} ${tone}${forms.has(tone) ? ' (formal)' : ''}: now familiar, now polite`,
        );
    }
  }
  return faults;
}

function isSaidAgain(had: readonly string[], again: readonly string[], request: WordsRequest): boolean {
  const sentences = new Set(had.flatMap((text) => ourSentences(text, request)));
  return again.some((text) =>
    ourSentences(text, request).some((sentence) => !isTiny(sentence) && sentences.has(sentence)),
  );
}
