import { z } from 'zod';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { readContent } from './read-content.ts';
import { normalise } from './sentences.ts';

/** Shorter words are articles and the like; longer ones are equal if their beginnings are: "belle" and "belles". */
const fewestLetters = 4;
const lettersOfStem = 5;
/** The notation of gaps. */
const ofNotation = ['select', 'other', 'gender', 'topic', 'kind', 'name'];

const schema = z.record(
  z.enum(languages),
  z.string().transform((words) => new Set([...ofNotation, ...words.split(/\s+/)])),
);
const sameSchema = z.record(
  z.enum(languages),
  z
    .array(z.string().transform((group) => group.split(/\s+/)))
    .transform((groups) => new Map(groups.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)))),
);
let stopWords: Readonly<Record<Language, ReadonlySet<string>>> | undefined;

function stopWordsIn(language: Language): ReadonlySet<string> {
  stopWords ??= readContent('./stop-words.yaml', schema);
  return stopWords[language];
}

let sameWords: Readonly<Record<Language, ReadonlyMap<string, string>>> | undefined;

function sameWordsIn(language: Language): ReadonlyMap<string, string> {
  sameWords ??= readContent('./same-words.yaml', sameSchema);
  return sameWords[language];
}

/** The beginnings of the meaningful words in a text, the same for words that say the same. */
export function weightyWords(text: string, language: Language): ReadonlySet<string> {
  const common = stopWordsIn(language);
  const same = sameWordsIn(language);
  const words = normalise(text)
    .split(' ')
    .filter((word) => same.has(word) || (word.length >= fewestLetters && !common.has(word)));
  return new Set(words.map((word) => (same.get(word) ?? word).slice(0, lettersOfStem)));
}

/** How many words a sentence has in common with the text before it. */
export function echoOf(words: ReadonlySet<string>, said: ReadonlySet<string>): number {
  let times = 0;
  for (const word of words) if (said.has(word)) times += 1;
  return times;
}
