import { z } from 'zod';
import type { Language } from '../../contract/vocabulary.ts';
import { readContent } from './read-content.ts';

/** Polish has its own list, because it declines names; English and the other words of a card ask nobody's gender. */
const listed = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const satisfies readonly Language[];
const names = z.string().transform((list): ReadonlySet<string> => new Set(list.split(/\s+/)));
const schema = z.record(z.enum(listed), z.strictObject({ women: names, men: names }));
let read: z.infer<typeof schema> | undefined;

const isListed = (language: Language): language is (typeof listed)[number] =>
  (listed as readonly Language[]).includes(language);

/** The lists of each language. */
export function firstNames(): z.infer<typeof schema> {
  read ??= readContent('./first-names.yaml', schema);
  return read;
}

/** The gender of a first name on the lists, for the salutation; nobody else's is guessed. */
export function genderOfFirstName(name: string, language: Language): 'f' | 'm' | null {
  if (!isListed(language)) return null;
  const { women, men } = firstNames()[language];
  const first = name.charAt(0).toUpperCase() + name.slice(1);
  if (women.has(first)) return 'f';
  return men.has(first) ? 'm' : null;
}
