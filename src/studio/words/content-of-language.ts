import { z } from 'zod';
import { type CardCategory, cardCategories, type Language, relationships } from '../../contract/vocabulary.ts';
import { isFeast } from './events.ts';
import { type Idea, ideaFields, ideasSchema, voices } from './idea.ts';
import { type Closings, ends } from './language-pack.ts';
import { readContent } from './read-content.ts';
import { groups } from './relationship-group.ts';
import { solemnDays } from './solemn.ts';

/** Categories in which a solemn day has its own ideas. */
const openCategories: readonly CardCategory[] = ['sympathy', 'thinking-of-you', 'holiday', 'custom'];

/** The categories of events whose ideas are in `<language>/events.yaml`. */
const eventCategories: readonly CardCategory[] = ['custom', 'congratulations', 'anniversary'];

/**
 * The ideas of a language for a card: those of its category, and of events, but on a solemn day in an open category those
 * of the day, and on a feast those of feasts.
 */
export function ideasIn(language: Language): (category: CardCategory, occasionType: string) => readonly Idea[] {
  const files = new Map<string, readonly Idea[]>();
  const ideasOf = (file: string) => {
    // Read when the first card needs it, so that the start does not wait for it.
    const ideas = files.get(file) ?? readContent(`./${language}/${file}.yaml`, ideasSchema);
    files.set(file, ideas);
    return ideas;
  };
  return (category, occasionType) => {
    if (solemnDays.has(occasionType) && openCategories.includes(category)) return ideasOf(occasionType);
    // Sentences for any holiday speak of days off, which a fast is not.
    if (category === 'holiday' && isFeast(occasionType)) return ideasOf('feasts');
    const ideas = ideasOf(category);
    return occasionType !== '' && eventCategories.includes(category) ? [...ideas, ...ideasOf('events')] : ideas;
  };
}

/** A last sentence for anybody, or one with the ages and the voice of the cards it is for. */
const closingSchema = z.union([
  z.string().transform((says) => ({ says })),
  z.strictObject({ says: z.string(), years: ideaFields.shape.years, voice: z.enum(voices).optional() }),
]);

/** Last sentences for anybody after any idea, by category and for feasts, used if the idea's own are on another card. */
export function closingsIn(language: Language): () => Closings {
  const toWhom = cardCategories.flatMap((category) =>
    [...groups, ...relationships, 'young'].map((to) => `${category}/${to}`),
  );
  const schema = z.partialRecord(
    z.enum([...cardCategories, 'feast', ...toWhom, ...ends.map((end) => `close/${end}`)]),
    z.array(closingSchema),
  );
  let closings: Closings | undefined;
  return () => {
    closings ??= readContent(`./${language}/closings.yaml`, schema);
    return closings;
  };
}
