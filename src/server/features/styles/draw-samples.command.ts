import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createPicturePool } from '../../pictures/picture-pool.ts';
import { readSamplePhoto, sampleFile, samplePicture, sampleScale, samplesUrl } from './preset-samples.ts';
import { presetSeeds } from './preset-seeds.ts';

// The build runs this: the samples of the styles are drawn once, not by every first start.
const pictures = createPicturePool({
  workerUrl: new URL('../../pictures/picture.worker.js', import.meta.url),
  decoderUrl: new URL('../../pictures/decode-upload.process.js', import.meta.url),
  size: availableParallelism(),
  queueLimit: presetSeeds.length,
});
await rm(samplesUrl, { recursive: true, force: true });
await mkdir(samplesUrl, { recursive: true });
const photo = await readSamplePhoto();
await Promise.all(
  presetSeeds.map(async (seed) => {
    const { jpeg } = await pictures.render(samplePicture(seed, photo), { scale: sampleScale });
    await writeFile(sampleFile(seed), jpeg);
  }),
);
await pictures.close();
