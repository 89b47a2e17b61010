import sharp from 'sharp';
import type { PictureRequest } from '../src/studio/art/picture.ts';
import type { Benchmark } from './benchmark.ts';
import { createBenchPool, makePhoto, photoRequests, requests } from './card-pictures.ts';
import { compare, timeMs } from './measure.ts';

/** Each kind of picture, in one drawing thread, against the least that any picture of a photo costs. */
export const drawPicturesBench: Benchmark = {
  title: 'Pictures of 1024 x 1024, drawn in a thread',
  run: async () => {
    const photo = await makePhoto();
    const all: Record<string, PictureRequest> = { ...requests, ...photoRequests(photo) };
    const pool = createBenchPool();
    try {
      return await compare({
        unit: 'ms',
        warmUps: 1,
        rounds: 5,
        subjects: [
          ...Object.entries(all).flatMap(([name, request]) => [
            { name, measure: () => timeMs(() => pool.render(request)) },
            { name: `512 px of ${name}`, measure: () => timeMs(() => pool.render(request, { scale: 0.5 })) },
          ]),
        ],
        floor: {
          name: 'sharp decodes, fits and encodes a 12 MP JPEG',
          measure: () =>
            timeMs(() => sharp(photo).resize(1024, 1024, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer()),
        },
      });
    } finally {
      await pool.close();
    }
  },
};
