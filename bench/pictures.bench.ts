import sharp from 'sharp';
import type { PictureRequest } from '../src/studio/art/picture.ts';
import type { Benchmark } from './benchmark.ts';
import { createBenchPool, illustrations, makePhoto, paintedPhotos, textCard } from './card-pictures.ts';
import { compare, type Subject, timeMs } from './measure.ts';

/** Path tracing takes seconds: two rounds are enough. */
const roundsOf = (name: string) => (name.startsWith('Photo-Realistic') ? { rounds: 2 } : {});

/** A thread collects its garbage in the pause after a large picture. */
const pauseMs = 150;

async function afterPause(draw: () => Promise<unknown>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return timeMs(draw);
}

/** Each kind of picture and its preview, in one drawing thread, against the least that any picture of a photo costs. */
export const picturesBench: Benchmark = {
  title: 'Pictures of 1024 x 1024, drawn in a thread',
  run: async () => {
    const photo = await makePhoto();
    const pool = createBenchPool();
    const whole: Record<string, PictureRequest> = { 'text card': textCard, ...illustrations, ...paintedPhotos(photo) };
    const subjects = Object.entries(whole).flatMap(([name, request]): Subject[] => [
      { name, measure: () => afterPause(() => pool.render(request)), ...roundsOf(name) },
      {
        name: `512 px of ${name}`,
        measure: () => afterPause(() => pool.render(request, { scale: 0.5 })),
        ...roundsOf(name),
      },
    ]);
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
