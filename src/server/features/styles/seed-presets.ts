import { needsPhoto, styleCategoryOf } from '../../../domain/styles.ts';
import type { Context } from '../../context.ts';
import { storeImage } from '../images/public.ts';
import { insertSeededPresets, seededKeys } from './card-styles.store.ts';
import { readSample } from './preset-samples.ts';
import { presetSeeds } from './preset-seeds.ts';

/** Adds the styles that this installation has never had, each with the sample that the build drew (D43). */
export async function seedPresets(context: Context): Promise<void> {
  const planted = await seededKeys(context.database.orm);
  const missing = [...presetSeeds.entries()].filter(([, { seedKey }]) => !planted.has(seedKey));
  const presets = missing.map(async ([position, seed]) => {
    const { sample: _, ...row } = seed;
    return {
      ...row,
      imagePath: await storeImage(context, { userId: null, kind: 'preset', ...(await readSample(seed)) }),
      requiresImage: needsPhoto(styleCategoryOf(seed.category)),
      systemDefaultStyle: position === 0,
      // Lists are ordered by creation.
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, position)),
    };
  });
  if (presets.length > 0) await insertSeededPresets(context.database.orm, await Promise.all(presets));
}
