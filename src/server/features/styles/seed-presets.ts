import { needsPhoto, styleCategoryOf } from '../../../domain/styles.ts';
import type { Context } from '../../context.ts';
import { storeImage } from '../images/public.ts';
import { insertSeededPreset, seededKeys } from './card-styles.store.ts';
import { readSample } from './preset-samples.ts';
import { presetSeeds } from './preset-seeds.ts';

/** Adds the styles that this installation has never had, each with the sample that the build drew (D43). */
export async function seedPresets(context: Context): Promise<void> {
  const planted = await seededKeys(context.database.orm);
  for (const [position, seed] of presetSeeds.entries()) {
    if (planted.has(seed.seedKey)) continue;
    const { sample: _, ...row } = seed;
    const imagePath = await storeImage(context, { userId: null, kind: 'preset', ...(await readSample(seed)) });
    await insertSeededPreset(context.database.orm, {
      ...row,
      imagePath,
      requiresImage: needsPhoto(styleCategoryOf(seed.category)),
      systemDefaultStyle: position === 0,
      // Lists are ordered by creation.
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, position)),
    });
  }
}
