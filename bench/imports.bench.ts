import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ImportView } from '../src/contract/imports.ts';
import { type ApiClient, signUp } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import { csvFile, photoFile, vcardFile } from './address-books.ts';
import type { Benchmark } from './benchmark.ts';
import { importFloor } from './import-floor.ts';
import { type MeasuredRow, timeMs } from './measure.ts';

const megabyte = 1024 * 1024;
const count = 10_000;

type Subject = { name: string; fileName: string; file: Buffer; photo: Buffer | null };
type LoopFigures = { longestMs: number; longestRanMs: number; ranMostMs: number; rssBytes: number };

/**
 * Files as large as may be, through the web server as it is delivered: from the first byte of the upload until the last
 * contact is there with its birthday, meanwhile asked for progress twice a second as the page does. The turns of the
 * event loop are the longest of everything, the upkeep of the database included.
 */
export const importsBench: Benchmark = {
  title: `Importing ${count.toLocaleString('en')} contacts (read and add); a turn is how long everyone else waits`,
  run: async (databases) => {
    const watchDir = mkdtempSync(join(tmpdir(), 'fondly-watch-'));
    const watchFile = join(watchDir, 'loop.json');
    const database = await databases.create();
    const seeding = await startFondlyProcess({ env: database.env });
    await seeding.kill('SIGTERM');
    const beside = database.duplicate();
    const watch = `--import=${new URL('./loop-watch.mjs', import.meta.url)}`;
    const server = await startFondlyProcess({
      env: { ...database.env, NODE_OPTIONS: watch, LOOP_WATCH_FILE: watchFile },
    });
    const readLoop = async (): Promise<LoopFigures> => {
      rmSync(watchFile, { force: true });
      process.kill(server.pid, 'SIGUSR2');
      for (;;) {
        await setTimeout(20);
        try {
          return JSON.parse(readFileSync(watchFile, 'utf8'));
        } catch {
          // Not written yet.
        }
      }
    };
    try {
      const rows: MeasuredRow[] = [];
      for (const [at, subject] of (await subjects()).entries()) {
        const client = await signUp(server.address, { name: 'Eleanor Whitfield', email: `e${at}@example.test` });
        await readLoop();
        const tookMs = await timeMs(() => importFile(client, subject));
        const loop = await readLoop();
        const floorMs = await importFloor(beside, count, subject.photo);
        const size = `${(subject.file.byteLength / megabyte).toFixed(0)} MB`;
        rows.push(
          figure(`${subject.name}, ${size}`, 's', tookMs / 1000, tookMs / floorMs),
          figure('floor: the rows alone, and the photos', 's', floorMs / 1000),
          figure('  longest turn', 'ms', loop.longestMs),
          figure('  what that turn computed', 'ms', loop.longestRanMs),
          figure('  most that a turn computed', 'ms', loop.ranMostMs),
          figure('  memory of the process at most', 'MB', loop.rssBytes / megabyte),
        );
      }
      return rows;
    } finally {
      await server.kill('SIGTERM');
      beside.remove();
      database.remove();
      rmSync(watchDir, { recursive: true, force: true });
    }
  },
};

async function subjects(): Promise<Subject[]> {
  const text = { photo: null };
  return [
    { name: 'vCard', fileName: 'a.vcf', file: vcardFile(count, 380), ...text },
    { name: 'CSV', fileName: 'a.csv', file: csvFile(count, 380), ...text },
    { name: 'CSV', fileName: 'b.csv', file: csvFile(count, 4_700), ...text },
    { name: 'vCard with photos', fileName: 'c.vcf', ...(await photoFile(count, 47 * megabyte)) },
  ];
}

async function importFile(client: ApiClient, { fileName, file }: Subject): Promise<void> {
  const staged = await client.upload('/api/imports', file, fileName);
  if (staged.status !== 201) throw new Error(`${fileName}: ${JSON.stringify(staged.body)}`);
  const { id, total } = staged.body as ImportView;
  await client.call('POST', `/api/imports/${id}/apply`, { choose: 'all' });
  for (;;) {
    const { body } = await client.call('GET', `/api/imports/${id}?limit=0`);
    const { state, added } = body as ImportView;
    if (state === 'applied' && added === total) return;
    if (state !== 'applying') throw new Error(`${fileName}: ${JSON.stringify(body)}`);
    await setTimeout(500);
  }
}

function figure(name: string, unit: string, value: number, ratio: number | null = null): MeasuredRow {
  return { name, unit, median: value, lowest: value, highest: value, ratio };
}
