import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type ArtStyle, artStyles, type CardCategory } from '../src/contract/vocabulary.ts';
import { createPicturePool, type PicturePool } from '../src/server/pictures/picture-pool.ts';
import type { PictureRequest } from '../src/studio/art/picture.ts';
import { type Bench, compare, type Row, timeMs } from './compare.ts';

/** The samples shown for the first card styles. */
export const samplePhoto = fileURLToPath(new URL('../tests/files/images/coffee.jpg', import.meta.url));
/** Between large pictures, a thread pauses to collect its garbage. */
const pauseMs = 150;
const common = { seed: 'bench', size: '1024x1024' } as const;
const settings = {
  category: 'AIgen',
  artStyle: 'Watercolor',
  colorPalette: 'Pastel',
  visualDetail: 'Detailed',
  includeCharacters: false,
  sceneSetting: 'Nature',
} as const;

export const picturesBench: Bench = {
  title: 'Pictures of 1024 x 1024, drawn in a thread; floor: sharp decodes, fits and encodes a 12 MP JPEG',
  run: async (_engine, quick) => {
    const photo = await makePhoto();
    const pool = openPool();
    const least = () => sharp(photo).resize(1024, 1024, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer();
    const rows: Row[] = [];
    for (const [name, request] of pictures(photo)) {
      const ours = async () => {
        await wait(pauseMs);
        return timeMs(() => pool.render(request));
      };
      rows.push(await compare(name, 'ms', { ours, floor: () => timeMs(least), rounds: quick ? 1 : 3 }));
    }
    await pool.close();
    return rows;
  },
};

/** A text card, a birthday in every style, a detailed scene in the slowest style, and a photo in every style. */
function pictures(photo: Uint8Array): [name: string, request: PictureRequest][] {
  const message = 'Sixty candles, and every one of them deserved. May the day be full of the people you love.';
  const textCard = { kind: 'text', category: 'birthday', title: 'Happy Birthday, Margaret', message } as const;
  return [
    ['text card', { ...textCard, ...common, settings: { ...settings, category: 'text' } }],
    ...artStyles.map((style) => [style, illustration(style, 'birthday', 'Happy Birthday')] as [string, PictureRequest]),
    ['Photo-Realistic, Christmas', illustration('Photo-Realistic', 'christmas', 'Merry Christmas')],
    ...artStyles.map((artStyle): [string, PictureRequest] => [
      `photo in ${artStyle}`,
      {
        kind: 'painted-photo',
        ...common,
        category: 'birthday',
        photo,
        focus: null,
        settings: { ...settings, category: 'image', artStyle },
        heading: 'Happy Birthday',
        prompt: '',
      },
    ]),
  ];
}

function illustration(artStyle: ArtStyle, category: CardCategory, heading: string): PictureRequest {
  return { kind: 'illustration', ...common, category, settings: { ...settings, artStyle }, heading, prompt: '' };
}

/** A 12-megapixel JPEG: the sample photo, enlarged, under the grain of a camera. */
async function makePhoto(): Promise<Uint8Array> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const grain = sharp({ create: { ...size, channels: 3, background: '#888', noise } }).blur(1.2);
  return sharp(samplePhoto)
    .resize(size)
    .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A thread like those of the server. */
function openPool(): PicturePool {
  const built = (file: string) => new URL(`../dist/server/pictures/${file}`, import.meta.url);
  const files = { workerUrl: built('picture.worker.js'), decoderUrl: built('decode-upload.process.js') };
  return createPicturePool({ ...files, size: 1, queueLimit: 1 });
}
