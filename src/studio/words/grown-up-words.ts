import { z } from 'zod';
import { type Language, languages } from '../../contract/vocabulary.ts';
import type { Facts } from './idea.ts';
import { readContent } from './read-content.ts';
import { normalise } from './sentences.ts';

type Rule = { from: number; said: RegExp };

const pattern = (word: string) => normalise(word) + (word.endsWith('*') ? '\\p{L}*' : '');
const rules = z.record(z.string().regex(/^\d+$/), z.string()).transform((lists) =>
  Object.entries(lists).map(
    ([from, list]): Rule => ({
      from: Number(from),
      said: new RegExp(`(?<= )(?:${list.split(/\s+/).map(pattern).join('|')})(?= )`, 'u'),
    }),
  ),
);
let read: Readonly<Record<Language, readonly Rule[]>> | undefined;

function rulesIn(language: Language): readonly Rule[] {
  read ??= readContent('./grown-up-words.yaml', z.record(z.enum(languages), rules));
  return read[language];
}

/** Whether a text has a word for grown-ups and this person is too young for it, or may be: drinks, the office. */
export function isTooGrownUpFor({ age, isOfAnyAge }: Facts, language: Language): (text: string) => boolean {
  const broken = rulesIn(language).filter(({ from }) => (age > 0 ? age < from : isOfAnyAge));
  if (broken.length === 0) return () => false;
  return (text) => {
    const told = ` ${normalise(text)} `;
    return broken.some(({ said }) => said.test(told));
  };
}
