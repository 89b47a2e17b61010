import { z } from 'zod';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { createPhraseFinder, type PhraseFinder } from './phrase-finder.ts';
import { readContent } from './read-content.ts';
import { allTopics } from './read-topics.ts';
import { normalise } from './sentences.ts';

let read:
  | {
      words: Readonly<Record<Language, readonly string[]>>;
      findPrivate: PhraseFinder<true>;
      findTopics: PhraseFinder<string>;
    }
  | undefined;

const anyOf = (words: readonly string[]) =>
  createPhraseFinder(
    words.map((word) => ({ text: normalise(word), goesOn: word.endsWith('*'), meaning: true as const })),
  );

function lexicon() {
  if (read) return read;
  const list = z.string().transform((words) => words.split(/\s+/));
  const words = readContent('./private-words.yaml', z.record(z.enum(languages), list));
  const names = allTopics().flatMap(({ id, in: names }) =>
    Object.values(names).flatMap(({ name, also }) =>
      [name, ...also].map((text) => ({ text: normalise(text), meaning: id })),
    ),
  );
  read = { words, findPrivate: anyOf(Object.values(words).flat()), findTopics: createPhraseFinder(names) };
  return read;
}

/**
 * The topics in free notes, in any language, in the order of the catalogue. Sentences with a negation, illness, grief,
 * money, trouble or another person give none. No other word of the notes is used.
 */
export function topicsInNotes(notes: string): string[] {
  if (notes.trim() === '') return [];
  const { findPrivate, findTopics } = lexicon();
  const open = withoutPrivateLists(notes, findPrivate)
    .split(/[.;!?\n]+|\s[-–—•]\s/u)
    .map(normalise)
    .filter((sentence) => findPrivate(sentence).size === 0);
  const found = new Set(open.flatMap((sentence) => [...findTopics(sentence)]));
  return allTopics()
    .map(({ id }) => id)
    .filter((id) => found.has(id));
}

/** Shorter words mean something else in another language: "no" is Portuguese for "in the". */
const fewestLettersElsewhere = 6;
const privateIn = new Map<Language, PhraseFinder<true>>();

/** Whether words of a language have one that makes them private: illness, grief, money, trouble, other people. */
export function isPrivate(text: string, language: Language): boolean {
  const { words } = lexicon();
  const lists = languages.map((each) =>
    each === language ? words[each] : words[each].filter((word) => normalise(word).length >= fewestLettersElsewhere),
  );
  const known = privateIn.get(language) ?? anyOf(lists.flat());
  privateIn.set(language, known);
  return known(normalise(text)).size > 0;
}

/** The notes without lists after a line such as "Dislikes:", up to the next empty line. */
function withoutPrivateLists(notes: string, findPrivate: PhraseFinder<true>): string {
  return notes
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const opening = lines.findIndex((line) => /:\s*$/.test(line) && findPrivate(normalise(line)).size > 0);
      return (opening < 0 ? lines : lines.slice(0, opening)).join('\n');
    })
    .join('\n');
}
