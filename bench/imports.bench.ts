import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ImportView } from '../src/contract/imports.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { decodeUpload } from '../src/studio/art/photo/decode-upload.ts';
import { type ApiClient, signUp } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import { csvFile, photoFile, vcardFile } from './address-books.ts';
import type { BenchDatabase, Benchmark } from './benchmark.ts';
import { type MeasuredRow, singleFigure, timeMs } from './measure.ts';
import { residentMb } from './process-cost.ts';

const megabyte = 1024 * 1024;
/** Fewer for a quick look: IMPORT_CONTACTS=1000 npm run bench imports. */
const count = Number(process.env.IMPORT_CONTACTS ?? 10_000);
const rowsAtOnce = 50;
const photosAtOnce = 2;
const pollMs = 500;
const visitEveryMs = 20;

type AddressBook = { name: string; fileName: string; file: Buffer; photo: Buffer | null };

/**
 * The largest files that are accepted, from the first byte of the upload until the last contact is there. Progress is
 * read twice a second, as the page does, while another user keeps opening the dashboard.
 */
export const importsBench: Benchmark = {
  title: `Importing ${count.toLocaleString('en')} contacts (read and add), and how long others wait meanwhile`,
  run: async (databases) => {
    const database = await databases.create();
    await (await startFondlyProcess({ env: database.env })).kill('SIGTERM');
    const beside = database.duplicate();
    const server = await startFondlyProcess({ env: database.env });
    try {
      const visitor = await signUp(server.address, { name: 'Arthur', email: 'arthur@example.test' });
      const rows: MeasuredRow[] = [];
      for (const [at, book] of (await addressBooks()).entries()) {
        const owner = await signUp(server.address, { name: 'Eleanor', email: `eleanor${at}@example.test` });
        const visits = visitUntilStopped(visitor, server.pid);
        const tookMs = await timeMs(() => importBook(owner, book));
        const { waitedMs, highestMb } = await visits.stop();
        const floorMs = await timeFloor(beside, at, book.photo);
        rows.push(
          singleFigure(
            `${book.name}, ${(book.file.byteLength / megabyte).toFixed(0)} MB`,
            's',
            tookMs / 1000,
            tookMs / floorMs,
          ),
          singleFigure('floor: the rows alone, and the photos', 's', floorMs / 1000),
          singleFigure(
            '  dashboard of another user: p99',
            'ms',
            waitedMs[Math.ceil(waitedMs.length * 0.99) - 1] ?? Number.NaN,
          ),
          singleFigure('  dashboard of another user: longest', 'ms', waitedMs.at(-1) ?? Number.NaN),
          singleFigure('  highest memory of the process', 'MB', highestMb),
        );
      }
      return rows;
    } finally {
      await server.kill('SIGTERM');
      beside.remove();
      database.remove();
    }
  },
};

async function addressBooks(): Promise<AddressBook[]> {
  return [
    { name: 'vCard', fileName: 'a.vcf', file: vcardFile(count, 380), photo: null },
    { name: 'CSV', fileName: 'a.csv', file: csvFile(count, 380), photo: null },
    { name: 'CSV with long notes', fileName: 'b.csv', file: csvFile(count, 4_700), photo: null },
    { name: 'vCard with photos', fileName: 'c.vcf', ...(await photoFile(count, count * 4_900)) },
  ];
}

async function importBook(client: ApiClient, { fileName, file }: AddressBook): Promise<void> {
  const staged = await client.upload('/api/imports', file, fileName);
  if (staged.status !== 201) throw new Error(`${fileName}: ${JSON.stringify(staged.body)}`);
  const { id, total } = staged.body as ImportView;
  await client.call('POST', `/api/imports/${id}/apply`, { choose: 'all' });
  for (;;) {
    const { body } = await client.call('GET', `/api/imports/${id}?limit=0`);
    const { state, added } = body as ImportView;
    if (state === 'applied' && added === total) return;
    if (state !== 'applying') throw new Error(`${fileName}: ${JSON.stringify(body)}`);
    await wait(pollMs);
  }
}

/** Opens the dashboard again and again; gives the waiting times in ascending order, and the server's memory at most. */
function visitUntilStopped(visitor: ApiClient, pid: number) {
  let isOver = false;
  const visits = (async () => {
    const waitedMs: number[] = [];
    let highestMb = 0;
    for (; !isOver; await wait(visitEveryMs)) {
      waitedMs.push(await timeMs(() => visitor.call('GET', '/api/dashboard/stats')));
      highestMb = Math.max(highestMb, residentMb(pid));
    }
    return { waitedMs: waitedMs.sort((a, b) => a - b), highestMb };
  })();
  return {
    stop: () => {
      isOver = true;
      return visits;
    },
  };
}

/**
 * The least work that leaves the same behind: contacts and birthdays in transactions of 50, and each photo decoded and
 * encoded once, two at a time. Nothing is read, compared or staged.
 */
async function timeFloor({ dataDir, databaseUrl }: BenchDatabase, at: number, photo: Buffer | null): Promise<number> {
  const database = await openDatabase({ dataDir, databaseUrl });
  const { rows } = await database.orm.execute<{ id: number }>(sql`
    insert into users (email, password, name, username)
    values (${`floor${at}@example.test`}, '', 'Floor', ${`floor${at}`}) returning id`);
  const userId = rows[0]?.id ?? 0;
  const tookMs = await timeMs(async () => {
    for (let from = 1; from <= count; from += rowsAtOnce) {
      await database.transaction((tx) =>
        tx.execute(sql`
          with added as (
            insert into people (user_id, name, email, notes)
            select ${userId}::int, 'Person ' || n, 'person' || n || '@example.org', repeat('figs ', 76)
            from generate_series(${from}::int, ${from + rowsAtOnce - 1}::int) n returning id)
          insert into important_dates (person_id, occasion_type, date) select id, 'birthday', '1980-02-03' from added`),
      );
    }
    let photosLeft = photo ? count : 0;
    const decode = async () => {
      while (photo && photosLeft-- > 0) await decodeUpload(photo);
    };
    await Promise.all(Array.from({ length: photosAtOnce }, decode));
  });
  await database.close();
  return tookMs;
}
