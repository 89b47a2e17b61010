import { z } from 'zod';
import { type CardCategory, cardCategories, type Language, languages } from '../../contract/vocabulary.ts';
import type { Facts, Idea } from './idea.ts';
import { readContent } from './read-content.ts';
import { normalise } from './sentences.ts';

const named = [...cardCategories, 'today'] as const;
const schema = z.record(z.enum(languages), z.partialRecord(z.enum(named), z.array(z.string()).min(1)));
const known = new Map<string, RegExp | null>();

/** A word of the list as people write it, with its accents and apostrophes: "mothers day" is "Mother’s Day". */
const spelled = (word: string) => [...normalise(word)].map((letter) => accented[letter] ?? letter).join("[’']?");
const accented: Readonly<Record<string, string>> = {
  a: '[aàáâãäą]',
  c: '[cçć]',
  e: '[eèéêëę]',
  i: '[iìíîï]',
  n: '[nñń]',
  o: '[oòóôõö]',
  s: '[sś]',
  u: '[uùúûü]',
  z: '[zźż]',
  ' ': '[^\\p{L}]+',
};

function namingIn(category: (typeof named)[number], language: Language): RegExp | null {
  if (known.size === 0)
    for (const [code, words] of Object.entries(readContent('./day-words.yaml', schema)))
      for (const each of named) {
        const naming = words[each]?.map(spelled).join('|');
        known.set(`${code}/${each}`, naming ? new RegExp(`(?<!\\p{L})(?:${naming})`, 'iu') : null);
      }
  return known.get(`${language}/${category}`) ?? null;
}

/** Whether a text says which day its card is for; true if the category has no day of its own. */
export function namesDay(text: string, category: CardCategory, language: Language): boolean {
  return namingIn(category, language)?.test(text) ?? true;
}

/** Whether an idea has to name the day: not if it names an event or an age, which belong to the day anyway. */
export const mustNameDay = ({ event, kind }: Idea, { occasionType }: Facts) =>
  kind !== 'number' && (event === undefined || occasionType === '');

/** Whether a text speaks of today. A New Year's card is read on any day, and wishes a year. */
export const speaksOfToday = (text: string, language: Language) => namingIn('today', language)?.test(text) ?? false;
