import { readFile } from 'node:fs/promises';
import { settingsOfPreset } from '../../../domain/styles.ts';
import type { Picture, PictureRequest } from '../../../studio/art/picture.ts';
import type { PresetSeed } from './preset-seeds.ts';

/** Where the build puts the samples: the same folder when the server runs from its sources. */
export const samplesUrl = new URL('../../../../dist/style-samples/', import.meta.url);
/** 640 of 1024 px: the largest size that a page shows. */
export const sampleScale = 0.625;
const side = 1024 * sampleScale;

export function sampleFile({ seedKey }: PresetSeed): URL {
  return new URL(`${seedKey.replace('/', '-')}.jpg`, samplesUrl);
}

/** The picture that shows a style, as the build drew it. */
export async function readSample(seed: PresetSeed): Promise<Picture> {
  return { jpeg: await readFile(sampleFile(seed)), width: side, height: side };
}

/** The photo in the samples of photo styles. */
export function readSamplePhoto(): Promise<Uint8Array> {
  return readFile(new URL('./sample-photo.jpg', import.meta.url));
}

/** The studio's request for a style's sample. */
export function samplePicture(seed: PresetSeed, photo: Uint8Array): PictureRequest {
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
