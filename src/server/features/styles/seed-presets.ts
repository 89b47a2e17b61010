import { needsPhoto, styleCategoryOf } from '../../../domain/styles.ts';
import type { Context } from '../../context.ts';
import { storePresetImages } from '../images/public.ts';
import { insertSeededPresets, seededKeys } from './card-styles.store.ts';
import { readSample } from './preset-samples.ts';
import { presetSeeds } from './preset-seeds.ts';

/** Adds the styles that this installation has never had, each with the sample that the build drew (D43). */
export async function seedPresets(context: Context): Promise<void> {
  const planted = await seededKeys(context.database.orm);
  const missing = [...presetSeeds.entries()].filter(([, { seedKey }]) => !planted.has(seedKey));
  if (missing.length === 0) return;
  const samples = await Promise.all(missing.map(([, seed]) => readSample(seed)));
  const urls = await storePresetImages(context, samples);
  const presets = missing.map(([position, { sample: _, ...row }], at) => ({
    ...row,
    imagePath: urls[at],
    requiresImage: needsPhoto(styleCategoryOf(row.category)),
    systemDefaultStyle: position === 0,
    // Lists are ordered by creation.
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, position)),
  }));
  await insertSeededPresets(context.database.orm, presets);
}
