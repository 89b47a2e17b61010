import sharp from 'sharp';
import { type UploadSample, uploadSamples } from '../tests/pictures/upload-samples.ts';
import type { Benchmark } from './benchmark.ts';
import { compare, type MeasuredRow } from './measure.ts';
import { startHelper } from './run-process.ts';

type Cost = { tookMs: number; grownMb: number };

/** Uploads as strangers send them, each decoded or refused in a process of its own: time, then growth of memory. */
export const uploadsBench: Benchmark = {
  title: 'Uploads decoded or refused, each in a process of its own',
  run: async () => {
    const samples = [...(await uploadSamples()), ...(await largeSamples())];
    const costs = new Map<string, Cost[]>();
    const rows = await compare({
      unit: 'ms',
      warmUps: 0,
      rounds: 3,
      floor: null,
      subjects: samples.map((sample) => ({
        name: sample.name,
        measure: async () => {
          const cost = await costOf(sample);
          costs.set(sample.name, [...(costs.get(sample.name) ?? []), cost]);
          return cost.tookMs;
        },
      })),
    });
    return [...rows, ...samples.map(({ name }) => memoryRow(name, costs.get(name) ?? []))];
  },
};

/** The largest that are taken: nearly 50 megapixels, and 28 of a progressive JPEG. */
async function largeSamples(): Promise<UploadSample[]> {
  const [width, height] = [8000, 6000];
  const large = sharp({ create: { width, height, channels: 3, background: '#68a' } });
  const outcome = { width: 2400, height: 1800 };
  return [
    { name: 'a JPEG of 48 MP', bytes: await large.clone().jpeg().toBuffer(), outcome },
    {
      name: 'a progressive JPEG of 48 MP',
      bytes: await large.clone().jpeg({ progressive: true }).toBuffer(),
      outcome: 'too-large-progressive',
    },
    {
      name: 'a progressive JPEG of 27 MP',
      bytes: await sharp({ create: { width: 6000, height: 4500, channels: 3, background: '#68a' } })
        .jpeg({ progressive: true })
        .toBuffer(),
      outcome,
    },
    { name: 'a PNG of 48 MP', bytes: await large.clone().png().toBuffer(), outcome },
  ];
}

async function costOf({ bytes }: UploadSample): Promise<Cost> {
  const helper = await startHelper<{ base64: string }, Cost>(new URL('./decode-upload.process.ts', import.meta.url));
  try {
    return await helper.ask({ base64: Buffer.from(bytes).toString('base64') });
  } finally {
    await helper.stop();
  }
}

function memoryRow(name: string, costs: readonly Cost[]): MeasuredRow {
  const grown = costs.map(({ grownMb }) => grownMb).sort((a, b) => a - b);
  const [lowest = Number.NaN, middle = Number.NaN, highest = Number.NaN] = grown;
  return { name: `memory: ${name}`, unit: 'MB', median: middle, lowest, highest, ratio: null };
}
