import sharp from 'sharp';
import type { TextOverlay } from '../src/contract/styles.ts';
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

const overlay: TextOverlay = {
  preset: 'elegant',
  position: 'bottom',
  fontSizePercent: 6,
  fontFamily: 'Georgia',
  fontWeight: 'bold',
  textColor: '#ffffff',
  backgroundColor: '#000000',
  backgroundOpacity: 0.4,
  textShadow: true,
  maxLines: 2,
  textPadding: 24,
  horizontalAlign: 'center',
  wordWrap: true,
};

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

/** A birthday card in every art style, and cards of the slower styles with more in them. */
export const illustrations: Record<string, IllustrationRequest> = {
  ...Object.fromEntries(
    artStyles.map((artStyle) => [`${artStyle} birthday`, illustration(artStyle, 'birthday', 'Happy Birthday')]),
  ),
  'Watercolor anniversary': illustration('Watercolor', 'anniversary', 'Happy Anniversary'),
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

/** The kinds that start from a photo. */
export function photoRequests(photo: Uint8Array): Record<string, PictureRequest> {
  return {
    'photo with words': {
      kind: 'photo',
      photo,
      focus: null,
      overlay: { text: 'Happy Birthday', style: overlay },
      size,
    },
    ...paintedPhotos(photo),
  };
}

/** The photo in every art style. */
function paintedPhotos(photo: Uint8Array) {
  const requests = artStyles.map((artStyle) => {
    const style = { ...settings, category: 'image', artStyle } as const;
    return [`photo: ${artStyle}`, { kind: 'painted-photo', photo, focus: null, settings: style, seed: 'bench', size }];
  });
  return Object.fromEntries(requests) as Record<string, Extract<PictureRequest, { kind: 'painted-photo' }>>;
}

/** A 12-megapixel JPEG with the detail of a photo: soft light under grain. */
export async function makePhoto(): Promise<Uint8Array> {
  const [width, height] = [4000, 3000];
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const soft = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#888', noise: { ...grain, sigma: 60 } },
  })
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const noise = await sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } })
    .blur(1.2)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(soft)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Threads like the server's own. */
export function createBenchPool(): PicturePool {
  const workerUrl = new URL('../dist/server/pictures/picture.worker.js', import.meta.url);
  return createPicturePool({ workerUrl, size: 1, queueLimit: 1 });
}

export async function drawInThread(request: PictureRequest): Promise<Picture> {
  const pool = createBenchPool();
  try {
    return await pool.render(request);
  } finally {
    await pool.close();
  }
}
