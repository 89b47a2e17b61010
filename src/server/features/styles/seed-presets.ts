import { readFile } from 'node:fs/promises';
import { needsPhoto, settingsOfPreset, styleCategoryOf } from '../../../domain/styles.ts';
import type { PictureRequest } from '../../../studio/art/picture.ts';
import type { Context } from '../../context.ts';
import { storeImage } from '../images/public.ts';
import { insertSeededPreset, seededKeys } from './card-styles.store.ts';
import { type PresetSeed, presetSeeds } from './preset-seeds.ts';

const atOnce = 4;
/** 640 of 1024 px: the largest size that a page shows, and it halves the time of a first start. */
const sampleScale = 0.625;

/** Adds the styles that this installation has never had, each with its picture drawn by the studio (D43). */
export async function seedPresets(context: Context, onStep: (done: number, of: number) => void): Promise<void> {
  const planted = await seededKeys(context.database.orm);
  const missing = presetSeeds.filter((seed) => !planted.has(seed.seedKey));
  if (missing.length === 0) return;
  const photo = await readSamplePhoto();
  let done = 0;
  onStep(done, missing.length);
  const waiting = [...missing];
  const plantWaiting = async () => {
    for (let seed = waiting.shift(); seed; seed = waiting.shift()) {
      await plant(context, seed, photo, presetSeeds.indexOf(seed));
      done += 1;
      onStep(done, missing.length);
    }
  };
  // A few at a time: the pool's queue is bounded, and shared with users already on the site.
  await Promise.all(Array.from({ length: atOnce }, plantWaiting));
}

/** The photo that shows what a style makes of one. */
export function readSamplePhoto(): Promise<Uint8Array> {
  return readFile(new URL('./sample-photo.jpg', import.meta.url));
}

async function plant(context: Context, seed: PresetSeed, photo: Uint8Array, position: number): Promise<void> {
  const { sample: _, ...row } = seed;
  const picture = await context.pictures.render(samplePicture(seed, photo), { scale: sampleScale });
  const imagePath = await storeImage(context, { userId: null, kind: 'preset', ...picture });
  await insertSeededPreset(context.database.orm, {
    ...row,
    imagePath,
    requiresImage: needsPhoto(styleCategoryOf(seed.category)),
    systemDefaultStyle: position === 0,
    // Lists are ordered by creation, which must follow the seeds, whichever picture was drawn first.
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, position)),
  });
}

function samplePicture(seed: PresetSeed, photo: Uint8Array): PictureRequest {
  const settings = settingsOfPreset(seed);
  const shared = {
    category: 'birthday',
    settings,
    seed: `preset/${seed.seedKey}/${seed.sample}`,
    size: '1024x1024',
  } as const;
  switch (settings.category) {
    case 'text':
      return {
        kind: 'text',
        ...shared,
        title: 'Happy Birthday',
        message: 'Someone should put up bunting for you today.',
      };
    case 'AIgen':
      return { kind: 'illustration', ...shared, heading: 'Happy Birthday', prompt: '' };
    case 'image':
      return { kind: 'painted-photo', ...shared, photo, focus: null, heading: 'Happy Birthday', prompt: '' };
    case 'photo':
      return {
        kind: 'photo',
        photo,
        focus: null,
        overlay: settings.overlay ? { text: 'Happy Birthday', style: settings.overlay } : null,
        size: shared.size,
      };
  }
}
