import { z } from 'zod';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { readContent } from './read-content.ts';
import { allTopics } from './read-topics.ts';
import { normalise } from './sentences.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (alternatives: readonly string[]) => new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, 'u');

let read:
  | {
      words: Readonly<Record<Language, readonly string[]>>;
      isPrivate: RegExp;
      topics: readonly { id: string; named: RegExp }[];
    }
  | undefined;

const anyOf = (words: readonly string[]) =>
  oneOf(words.map((word) => escaped(normalise(word)) + (word.endsWith('*') ? '\\p{L}*' : '')));

function lexicon() {
  if (read) return read;
  const list = z.string().transform((words) => words.split(/\s+/));
  const words = readContent('./private-words.yaml', z.record(z.enum(languages), list));
  const isPrivate = anyOf(Object.values(words).flat());
  const topics = allTopics().map(({ id, in: names }) => ({
    id,
    named: oneOf(Object.values(names).flatMap(({ name, also }) => [name, ...also].map(normalise).map(escaped))),
  }));
  read = { words, isPrivate, topics };
  return read;
}

/**
 * The topics in free notes, in any language, in the order of the catalogue. Sentences with a negation, illness, grief,
 * money, trouble or another person give none. No other word of the notes is used.
 */
export function topicsInNotes(notes: string): string[] {
  if (notes.trim() === '') return [];
  const { isPrivate, topics } = lexicon();
  const open = withoutPrivateLists(notes, isPrivate)
    .split(/[.;!?\n]+|\s[-–—•]\s/u)
    .map((sentence) => ` ${normalise(sentence)} `)
    .filter((sentence) => !isPrivate.test(sentence));
  return topics.filter(({ named }) => open.some((sentence) => named.test(sentence))).map(({ id }) => id);
}

/** Shorter words mean something else in another language: "no" is Portuguese for "in the". */
const fewestLettersElsewhere = 6;
const privateIn = new Map<Language, RegExp>();

/** Whether words of a language have one that makes them private: illness, grief, money, trouble, other people. */
export function isPrivate(text: string, language: Language): boolean {
  const { words } = lexicon();
  const lists = languages.map((each) =>
    each === language ? words[each] : words[each].filter((word) => normalise(word).length >= fewestLettersElsewhere),
  );
  const known = privateIn.get(language) ?? anyOf(lists.flat());
  privateIn.set(language, known);
  return known.test(` ${normalise(text)} `);
}

/** The notes without lists after a line such as "Dislikes:", up to the next empty line. */
function withoutPrivateLists(notes: string, isPrivate: RegExp): string {
  return notes
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const opening = lines.findIndex((line) => /:\s*$/.test(line) && isPrivate.test(` ${normalise(line)} `));
      return (opening < 0 ? lines : lines.slice(0, opening)).join('\n');
    })
    .join('\n');
}
