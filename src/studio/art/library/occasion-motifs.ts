import { z } from 'zod';
import { petKinds } from '../../../contract/about-limits.ts';
import { occasionTypes } from '../../../contract/occasions.ts';
import type { CardCategory } from '../../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { eventOf } from '../../words/events.ts';
import { type AccentName, accentNames } from '../arrange/accents.ts';
import { isMotif } from './load-motif.ts';
import { readYaml } from './read-yaml.ts';

const motifs = z.array(z.string().refine(isMotif, 'no motif of the library'));
const moods = ['festive', 'tender', 'calm', 'grave'] as const;

const schema = z.strictObject({
  groups: z.record(z.string(), motifs),
  occasions: z.record(
    z.string(),
    z.strictObject({
      mood: z.enum(moods),
      belongs: motifs.min(1),
      with: motifs,
      never: z.array(z.string()),
      accents: z.array(z.enum(accentNames)).min(1).nullable().default(null),
      winter: z.array(z.enum(accentNames)).min(1).nullable().default(null),
      seasonal: z.boolean().default(false),
      scenes: z.boolean().default(true),
    }),
  ),
  colours: z.record(z.string().refine(isMotif, 'no motif of the library'), z.number().min(0).max(360)),
  ages: z.record(z.coerce.number(), motifs),
  seasons: z.record(z.enum(['spring', 'summer', 'autumn', 'winter']), motifs),
  pets: z.record(z.enum(petKinds), motifs.min(1)),
});
type Content = z.infer<typeof schema>;

/** What pictures of an occasion show, and what they never show. */
export type OccasionMotifs = {
  mood: (typeof moods)[number];
  /** Each of them alone identifies the occasion. */
  belongs: readonly string[];
  /** Things that may be added. */
  with: readonly string[];
  never: ReadonlySet<string>;
  /** Fillers in place of those of its mood; null for these. */
  accents: readonly AccentName[] | null;
  /** Fillers of this occasion in winter; null for those of any winter's day. */
  winter: readonly AccentName[] | null;
  /** Whether things of the season may be added: a day of no season and no faith. */
  isSeasonal: boolean;
  /** Whether the hand-drawn scenes of the category suit it. */
  hasScenes: boolean;
};

let read: Content | undefined;

/** The table of `occasion-motifs.yaml`. Throws if an occasion names an unknown group. */
export function occasionTable(): Content {
  if (read) return read;
  const content = readYaml('./occasion-motifs.yaml', schema);
  for (const [name, { never }] of Object.entries(content.occasions))
    for (const group of never)
      if (!Object.hasOwn(content.groups, group))
        throw new Error(`occasion-motifs.yaml: ${name} names no group "${group}".`);
  read = content;
  return content;
}

/**
 * The entry of an occasion, typed or listed; if a card's category differs from its occasion's, the category decides.
 */
export function motifsOfOccasion(category: CardCategory, occasionType: string | null): OccasionMotifs {
  const { occasions, groups } = occasionTable();
  const entry = occasions[nameOf(category, occasionType)] ?? occasions.custom;
  if (!entry) throw new Error('occasion-motifs.yaml: there is no custom occasion.');
  return {
    mood: entry.mood,
    belongs: entry.belongs,
    with: entry.with,
    never: new Set(entry.never.flatMap((group) => groups[group] ?? [])),
    accents: entry.accents,
    winter: entry.winter,
    isSeasonal: entry.seasonal,
    hasScenes: entry.scenes,
  };
}

/** The category whose colours and letters a picture has: a grave day those of sympathy, Memorial Day though it is a holiday. */
export function categoryOfMood(category: CardCategory, occasionType: string | null): CardCategory {
  return motifsOfOccasion(category, occasionType).mood === 'grave' ? 'sympathy' : category;
}

function nameOf(category: CardCategory, occasionType: string | null): string {
  const { occasions } = occasionTable();
  const type = occasionType ?? '';
  const isOfCategory = categoryForOccasion(type) === category || category === 'custom' || category === 'holiday';
  // Congratulations on an engagement show the engagement.
  if (isOfCategory || category === 'congratulations') {
    const event = eventOf(type);
    if (Object.hasOwn(occasions, event)) return event;
  }
  if (Object.hasOwn(occasions, category)) return category;
  return occasionTypes.find((name) => categoryForOccasion(name) === category) ?? 'custom';
}
