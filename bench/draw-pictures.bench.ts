import sharp from 'sharp';
import { drawIllustration } from '../src/studio/art/draw-illustration.ts';
import { encodeJpeg } from '../src/studio/art/encode-jpeg.ts';
import { drawPaintedPhoto } from '../src/studio/art/photo/draw-painted-photo.ts';
import type { Benchmark } from './benchmark.ts';
import { createBenchPool, illustrations, makePhoto, paintedPhotos, photoRequests, textCard } from './card-pictures.ts';
import { compare, type Subject, timeMs } from './measure.ts';

const preview = { scale: 0.5 };
/** Path tracing takes seconds: two rounds tell enough. */
const roundsOf = (name: string) => (name.startsWith('Photo-Realistic') ? { rounds: 2 } : {});

/** Each kind of picture, in one drawing thread, against the least that any picture of a photo costs. */
export const drawPicturesBench: Benchmark = {
  title: 'Pictures of 1024 x 1024, drawn in a thread',
  run: async () => {
    const photo = await makePhoto();
    const pool = createBenchPool();
    const whole = { 'text card': textCard, ...illustrations, ...photoRequests(photo) };
    const subjects: Subject[] = [
      ...Object.entries(whole).map(([name, request]) => ({
        name,
        measure: () => timeMs(() => pool.render(request)),
        ...roundsOf(name),
      })),
      ...Object.entries(illustrations).map(([name, request]) => ({
        name: `512 px of ${name}`,
        measure: () => timeMs(async () => encodeJpeg(await drawIllustration(request, () => {}, preview))),
        ...roundsOf(name),
      })),
      ...Object.entries(paintedPhotos(photo)).map(([name, request]) => ({
        name: `512 px of ${name}`,
        measure: () => timeMs(async () => encodeJpeg(await drawPaintedPhoto(request, () => {}, preview))),
      })),
    ];
    const floor: Subject = {
      name: 'sharp decodes, fits and encodes a 12 MP JPEG',
      measure: () => timeMs(() => sharp(photo).resize(1024, 1024, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer()),
    };
    try {
      return await compare({ unit: 'ms', warmUps: 1, rounds: 3, subjects, floor });
    } finally {
      await pool.close();
    }
  },
};
