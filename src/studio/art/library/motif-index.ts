import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Language, languages } from '../../../contract/vocabulary.ts';
import { allTopics } from '../../words/read-topics.ts';
import { foldWords } from './fold-words.ts';
import { isMotif } from './load-motif.ts';
import { promptWords } from './prompt-words.ts';
import { readYaml } from './read-yaml.ts';

/** The names of motifs by folded phrase. */
type Index = ReadonlyMap<string, readonly string[]>;

/** A phrase that names a drawing; `isPlural` if it names more than one. */
export type Named = { motifs: readonly string[]; isPlural: boolean };

const ownWords = z.record(
  z.string().refine(isMotif, 'no motif of the library'),
  z.partialRecord(z.enum(languages), z.array(z.string())),
);

/** In these languages a compound word ends with the thing it names: an "Apfelbaum" is a Baum. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl']);
const shortestHead = 4;

/** Names of things come before names of topics: "cats" are cats, not the hobby. */
type Indices = { things: Index; topics: Index };

let read: ReadonlyMap<Language, Indices> | undefined;

/** The motif that a phrase of this language names, in any number and case. */
export function findNamed(phrase: string, language: Language): Named | null {
  const { things, topics } = indexOf(language);
  const exact = things.get(phrase);
  if (exact) return { motifs: exact, isPlural: false };
  const { plurals, cases, irregular, irregularCases } = promptWords();
  const [, before = '', last = ''] = /^(.* )?(\S*)$/.exec(phrase) ?? [];
  const regular = irregular(language).get(last);
  const motifs =
    regular === undefined ? firstOf(things, before, last, plurals(language)) : things.get(before + regular);
  if (motifs) return { motifs, isPlural: true };
  const several = findSeveral(phrase, things, language);
  if (several) return { motifs: several, isPlural: true };
  const inCase =
    things.get(before + (irregularCases(language).get(last) ?? last)) ??
    firstOf(things, before, last, cases(language)) ??
    topics.get(phrase);
  return inCase ? { motifs: inCase, isPlural: false } : null;
}

/** Phrases that begin with the thing: "copas de vino" is the plural of "copa de vino". */
function findSeveral(phrase: string, things: Index, language: Language): readonly string[] | undefined {
  const { plurals } = promptWords();
  const [, first = '', after = ''] = /^(\S+)( \S.*)$/.exec(phrase) ?? [];
  if (after === '') return undefined;
  for (const [ending, instead] of plurals(language)) {
    if (first.length < ending.length + 3 || !first.endsWith(ending)) continue;
    const motifs = things.get(first.slice(0, first.length - ending.length) + instead + after);
    if (motifs) return motifs;
  }
  return undefined;
}

function firstOf(
  index: Index,
  before: string,
  last: string,
  endings: readonly (readonly [ending: string, instead: string])[],
): readonly string[] | undefined {
  for (const [ending, instead] of endings) {
    if (last.length < ending.length + 3 || !last.endsWith(ending)) continue;
    const motifs = index.get(before + last.slice(0, last.length - ending.length) + instead);
    if (motifs) return motifs;
  }
  return undefined;
}

/** The motif at the end of a compound word: the longest that is known. */
export function findHead(word: string, language: Language): Named | null {
  if (!compounding.has(language)) return null;
  for (let start = 2; start <= word.length - shortestHead; start += 1) {
    const named = findNamed(word.slice(start), language);
    if (named) return named;
  }
  return null;
}

function indexOf(language: Language): Indices {
  read ??= readIndices();
  return read.get(language) as Indices;
}

/** Own words come before labels of the emoji set. */
function readIndices(): ReadonlyMap<Language, Indices> {
  const labels = JSON.parse(readFileSync(new URL('./emoji-words.json', import.meta.url), 'utf8')) as Record<
    Language,
    Record<string, string>
  >;
  const own = readYaml('./motif-words.yaml', ownWords);
  const { groups } = promptWords();
  return new Map(
    languages.map((language) => {
      const things = new Map<string, readonly string[]>();
      for (const [word, motif] of Object.entries(labels[language])) things.set(foldWords(word), [motif]);
      for (const [motif, words] of Object.entries(own))
        for (const word of words[language] ?? []) things.set(foldWords(word), [motif]);
      for (const [word, motifs] of groups) things.set(word, motifs);
      const topics = allTopics().flatMap(({ motif, in: { [language]: names } }) =>
        isMotif(motif) ? [names.name, ...names.also].map((word): [string, string[]] => [foldWords(word), [motif]]) : [],
      );
      return [language, { things, topics: new Map(topics) }];
    }),
  );
}
