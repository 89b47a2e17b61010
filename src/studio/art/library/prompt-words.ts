import { z } from 'zod';
import { type Language, languages } from '../../../contract/vocabulary.ts';
import { foldWords } from './fold-words.ts';
import { type NamedColour, namedColours, type SubjectColour } from './library-motif.ts';
import { isMotif } from './load-motif.ts';
import { readYaml } from './read-yaml.ts';

const byLanguage = <T>(value: z.ZodType<T>) => z.partialRecord(z.enum(languages), value);
const motifName = z.string().refine(isMotif, 'no motif of the library');

const schema = z.strictObject({
  plurals: byLanguage(z.array(z.tuple([z.string(), z.string()]))),
  cases: byLanguage(z.array(z.tuple([z.string(), z.string()]))),
  irregular: byLanguage(z.record(z.string(), z.string())),
  'irregular-cases': byLanguage(z.record(z.string(), z.string())),
  numbers: byLanguage(z.record(z.string(), z.int().min(1).max(12))),
  'colours-follow': z.array(z.enum(languages)),
  colours: z.record(z.string(), z.array(z.string())),
  without: z.array(z.string()),
  style: z.array(z.string()),
  groups: z.array(z.strictObject({ motifs: z.array(motifName), words: z.array(z.string()) })),
  doing: byLanguage(z.array(z.string())),
  'passed-over': byLanguage(z.string()),
});

type Ending = readonly [ending: string, singular: string];

/** The words of prompts in all languages (`prompt-words.yaml`). */
export type PromptWords = {
  plurals: (language: Language) => readonly Ending[];
  cases: (language: Language) => readonly Ending[];
  irregular: (language: Language) => ReadonlyMap<string, string>;
  irregularCases: (language: Language) => ReadonlyMap<string, string>;
  numbers: (language: Language) => ReadonlyMap<string, number>;
  coloursFollow: ReadonlySet<Language>;
  colours: ReadonlyMap<string, SubjectColour>;
  without: ReadonlySet<string>;
  /** The end of a prompt that says its style. */
  style: RegExp;
  groups: ReadonlyMap<string, readonly string[]>;
  passedOver: (language: Language) => ReadonlySet<string>;
  /** Whether a word is an activity: "hugging", "leyendo". */
  isDoing: (word: string, language: Language) => boolean;
};

let read: PromptWords | undefined;

const isNamed = (colour: string): colour is NamedColour => namedColours.some((name) => name === colour);

export function promptWords(): PromptWords {
  if (read) return read;
  const content = readYaml('./prompt-words.yaml', schema);
  const folded = <T>(entries: Record<string, T> | undefined): [string, T][] =>
    Object.entries(entries ?? {}).map(([word, value]) => [foldWords(word), value]);
  const singulars = (of: Partial<Record<Language, Record<string, string>>>) =>
    new Map(
      languages.map((language) => {
        const entries = folded(of[language]).map(([word, singular]): [string, string] => [word, foldWords(singular)]);
        return [language, new Map(entries)];
      }),
    );
  const irregular = singulars(content.irregular);
  const irregularCases = singulars(content['irregular-cases']);
  const passedOver = new Map(
    languages.map((language) => [language, new Set(foldWords(content['passed-over'][language] ?? '').split(' '))]),
  );
  const numbers = new Map(languages.map((language) => [language, new Map(folded(content.numbers[language]))]));
  read = {
    plurals: (language) => content.plurals[language] ?? [],
    cases: (language) => content.cases[language] ?? [],
    irregular: (language) => irregular.get(language) ?? new Map(),
    irregularCases: (language) => irregularCases.get(language) ?? new Map(),
    numbers: (language) => numbers.get(language) ?? new Map(),
    coloursFollow: new Set(content['colours-follow']),
    colours: new Map(
      Object.entries(content.colours).flatMap(([colour, words]) =>
        words.map((word): [string, SubjectColour] => [foldWords(word), isNamed(colour) ? colour : Number(colour)]),
      ),
    ),
    without: new Set(content.without.map(foldWords)),
    style: new RegExp(`\\b(?:${content.style.join('|')})\\s?:.*$`, 'su'),
    groups: new Map(content.groups.flatMap(({ motifs, words }) => words.map((word) => [foldWords(word), motifs]))),
    isDoing: (word, language) =>
      word.length > 5 && (content.doing[language] ?? []).some((ending) => word.endsWith(ending)),
    passedOver: (language) => passedOver.get(language) ?? new Set(),
  };
  return read;
}
