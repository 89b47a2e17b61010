import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { type CardCategory, cardCategories, type Language, relationships } from '../../contract/vocabulary.ts';
import { type Idea, ideasSchema } from './idea.ts';
import type { Closings } from './language-pack.ts';
import { groups } from './relationship-group.ts';

/** Days that are kept and not celebrated, whatever category the card was filed under. */
const solemnDays: readonly string[] = ['memorial', 'memorial-day', 'good-friday'];
const openCategories: readonly CardCategory[] = ['sympathy', 'thinking-of-you', 'holiday', 'custom'];

/** A content file beside this one, checked. Throws with the file's name and the line of thought that is wrong. */
export function readContent<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(load(readFileSync(new URL(file, import.meta.url), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}:\n${z.prettifyError(result.error)}`);
}

/** The ideas of a language for a card: those of its category, unless its day is a solemn one that the category leaves open. */
export function ideasIn(language: Language): (category: CardCategory, occasionType: string) => readonly Idea[] {
  const files = new Map<string, readonly Idea[]>();
  return (category, occasionType) => {
    const isKept = solemnDays.includes(occasionType) && openCategories.includes(category);
    const file = isKept ? occasionType : category;
    // Read when the first card needs it: a start waits for none of them.
    const ideas = files.get(file) ?? readContent(`./${language}/${file}.yaml`, ideasSchema);
    files.set(file, ideas);
    return ideas;
  };
}

/** Last sentences that suit anybody and follow anything, by category, when an idea's own wish is another card's. */
export function closingsIn(language: Language): () => Closings {
  const toWhom = cardCategories.flatMap((category) => [...groups, ...relationships].map((to) => `${category}/${to}`));
  const schema = z.partialRecord(z.enum([...cardCategories, ...toWhom]), z.array(z.string()));
  let closings: Closings | undefined;
  return () => {
    closings ??= readContent(`./${language}/closings.yaml`, schema);
    return closings;
  };
}
