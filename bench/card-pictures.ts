import sharp from 'sharp';
import { type ArtStyle, artStyles, type CardCategory } from '../src/contract/vocabulary.ts';
import { createPicturePool, type PicturePool } from '../src/server/pictures/picture-pool.ts';
import type { Picture, PictureRequest } from '../src/studio/art/picture.ts';

const size = '1024x1024';
const settings = {
  category: 'AIgen',
  artStyle: 'Watercolor',
  colorPalette: 'Pastel',
  visualDetail: 'Detailed',
  includeCharacters: false,
  sceneSetting: 'Nature',
} as const;

type IllustrationRequest = Extract<PictureRequest, { kind: 'illustration' }>;

const illustration = (artStyle: ArtStyle, category: CardCategory, heading: string): IllustrationRequest => ({
  kind: 'illustration',
  category,
  settings: { ...settings, artStyle },
  heading,
  prompt: '',
  seed: 'bench',
  size,
});

/** A birthday card in every art style, and a scene with more in it for the slowest. */
export const illustrations: Record<string, IllustrationRequest> = {
  ...Object.fromEntries(
    artStyles.map((artStyle) => [`${artStyle} birthday`, illustration(artStyle, 'birthday', 'Happy Birthday')]),
  ),
  'Photo-Realistic christmas': illustration('Photo-Realistic', 'christmas', 'Merry Christmas'),
};

export const watercolorBirthday = illustration('Watercolor', 'birthday', 'Happy Birthday');

export const textCard: PictureRequest = {
  kind: 'text',
  category: 'birthday',
  settings: { ...settings, category: 'text' },
  title: 'Happy Birthday, Margaret',
  message: 'Sixty candles, and every one of them deserved. May the day be full of the people you love.',
  seed: 'bench',
  size,
};

/** The photo in every art style. */
export function paintedPhotos(photo: Uint8Array): Record<string, PictureRequest> {
  const request = (artStyle: ArtStyle): PictureRequest => ({
    kind: 'painted-photo',
    photo,
    focus: null,
    settings: { ...settings, category: 'image', artStyle },
    seed: 'bench',
    size,
  });
  return Object.fromEntries(artStyles.map((artStyle) => [`photo: ${artStyle}`, request(artStyle)]));
}

/** A 12-megapixel JPEG with the detail of a photo: soft light under grain. */
export async function makePhoto(): Promise<Uint8Array> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
    });
  const soft = await noise(40, 30, 60).png().toBuffer();
  const grain = await noise(4000, 3000, 30).blur(1.2).png({ compressionLevel: 1 }).toBuffer();
  const upscaled = await sharp(soft).resize(4000, 3000, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer();
  return sharp(upscaled)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Threads like the server's own. */
export function createBenchPool(): PicturePool {
  const workerUrl = new URL('../dist/server/pictures/picture.worker.js', import.meta.url);
  const decoderUrl = new URL('../dist/server/pictures/decode-upload.process.js', import.meta.url);
  return createPicturePool({ workerUrl, decoderUrl, size: 1, queueLimit: 1 });
}

export async function drawInThread(request: PictureRequest): Promise<Picture> {
  const pool = createBenchPool();
  try {
    return await pool.render(request);
  } finally {
    await pool.close();
  }
}
