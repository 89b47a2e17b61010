import { z } from 'zod';
import { petKinds } from '../../../../contract/about-limits.ts';
import { focusPoint, styleSettings, textOverlay } from '../../../../contract/styles.ts';
import { cardCategories, pictureSizes } from '../../../../contract/vocabulary.ts';
import { seasons } from '../../../../domain/season.ts';
import { type HueSchemeName, hueSchemes } from '../../../../studio/art/themes.ts';
import type { PictureRecipe } from '../../../pictures/picture-recipe.ts';

const short = z.string().max(400);
const shown = z
  .array(
    z.object({
      arrangement: short,
      motif: short,
      palette: z
        .enum(Object.keys(hueSchemes) as HueSchemeName[])
        .optional()
        .catch(undefined),
    }),
  )
  .max(500);
const facts = z.object({
  occasion: short.nullable(),
  years: z.int().min(0).max(1000).nullable(),
  age: z.int().min(0).max(1000).nullish(),
  loves: z.array(short).max(100),
  pets: z.array(z.enum(petKinds)).max(20),
  name: short,
  season: z.enum(seasons).nullable(),
  shown,
  others: shown.optional(),
});
const common = { category: z.enum(cardCategories), settings: styleSettings, seed: short, size: z.enum(pictureSizes) };
const scene = { ...common, heading: short.nullable(), prompt: z.string().max(8000), facts: facts.optional() };
const photo = { photoUrl: short, focus: focusPoint.nullable() };

const recipe = z.object({
  engineVersion: z.int().min(1),
  request: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), ...common, title: z.string().max(1000), message: z.string().max(20_000) }),
    z.object({ kind: z.literal('illustration'), ...scene }),
    z.object({ kind: z.literal('painted-photo'), ...scene, ...photo }),
    z.object({
      kind: z.literal('photo'),
      ...photo,
      overlay: z.object({ text: z.string().max(20_000), style: textOverlay }).nullable(),
      size: z.enum(pictureSizes),
    }),
  ]),
});

/** How the studio drew a picture of a file: null unless the studio could draw that. */
export function checkedRecipe(given: unknown): PictureRecipe | null {
  const read = recipe.safeParse(given);
  return read.success ? (read.data as PictureRecipe) : null;
}
