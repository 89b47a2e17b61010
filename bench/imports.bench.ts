import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { ImportView } from '../src/contract/imports.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { decodeUpload } from '../src/studio/art/photo/decode-upload.ts';
import { type ApiClient, signUp } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import { type Bench, type Row, share, timeMs } from './compare.ts';
import type { StartedPlace } from './engine.ts';
import { waitsMs } from './server-load.ts';

const rowsAtOnce = 50;
const photosAtOnce = 2;
const pollMs = 500;
const visitEveryMs = 20;

/**
 * From the first byte of the upload until the last contact is stored, while another user keeps opening the dashboard.
 */
export const importsBench: Bench = {
  title: 'Imports of 10,000 contacts (1,000 where quick), read and added; floor: their rows and photos alone',
  run: async (engine, quick) => {
    const count = quick ? 1_000 : 10_000;
    const [place, beside] = [await engine.started(), await engine.started()];
    const server = await startFondlyProcess({ env: place.env });
    const dashboard = { url: `${server.address}/api/dashboard/stats`, cookie: place.cookie };
    // At this size 10,000 of them fill the largest file that is accepted.
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const picture = sharp({ create: { width: 57, height: 57, channels: 3, background: '#888', noise } });
    const photo = await picture.jpeg({ quality: 80 }).toBuffer();
    const inBase64 = photo.toString('base64').replace(/(.{75})/g, '$1\r\n ');
    const books: [name: string, file: Buffer, photo: Buffer | null][] = [
      ['vCard', vcards(count, `NOTE:${'figs '.repeat(76)}`), null],
      ['vCard with photos', vcards(count, `PHOTO;ENCODING=b;TYPE=JPEG:${inBase64}\r\n`), photo],
    ];
    const rows: Row[] = [];
    for (const [name, file, photo] of books) {
      const client = await signUp(server.address, { name: 'Olive', email: `olive${rows.length}@example.test` });
      let isOver = false;
      const visits = waitsMs(dashboard, () => isOver, visitEveryMs);
      const tookMs = await timeMs(() => importFile(client, file));
      isOver = true;
      const floorMs = await timeFloor(beside, count, photo);
      const size = `${(file.byteLength / 1_000_000).toFixed(0)} MB`;
      rows.push(
        { name: `${name}, ${size}`, unit: 's', value: tookMs / 1000, floor: floorMs / 1000 },
        { name: '  another user waits meanwhile, at most', unit: 'ms', value: share(await visits, 1) },
      );
    }
    await server.kill();
    return rows;
  },
};

/** Reads the progress twice a second, as the page does. */
async function importFile(client: ApiClient, file: Buffer): Promise<void> {
  const staged = await client.upload('/api/imports', file, 'book.vcf');
  if (staged.status !== 201) throw new Error(JSON.stringify(staged.body));
  const { id, total } = staged.body as ImportView;
  await client.call('POST', `/api/imports/${id}/apply`, { choose: 'all' });
  for (;;) {
    const { body } = await client.call('GET', `/api/imports/${id}?limit=0`);
    const { state, added } = body as ImportView;
    if (state === 'applied' && added === total) return;
    if (state !== 'applying') throw new Error(JSON.stringify(body));
    await wait(pollMs);
  }
}

/**
 * The least work with the same result: contacts and birthdays in transactions of 50, and each photo decoded and encoded
 * once, two at a time. Nothing is parsed, compared or staged.
 */
async function timeFloor(place: StartedPlace, count: number, photo: Buffer | null): Promise<number> {
  const database = await openDatabase(place);
  const tookMs = await timeMs(async () => {
    for (let from = 1; from <= count; from += rowsAtOnce) {
      await database.transaction((tx) =>
        tx.execute(sql`
          with added as (
            insert into people (user_id, name, email, notes)
            select ${place.userId}::int, 'Person ' || n, 'person' || n || '@example.org', repeat('figs ', 76)
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

/** The given number of contacts with a birthday each, and one more line. */
function vcards(count: number, line: string): Buffer {
  const birthday = (at: number) => `BDAY:19${50 + (at % 50)}-0${1 + (at % 9)}-1${at % 10}`;
  const card = (_: unknown, at: number) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `N:Person${at};Zoë;;;`, `EMAIL:person${at}@example.org`, birthday(at), line].join(
      '\r\n',
    );
  return Buffer.from(Array.from({ length: count }, card).join('\r\nEND:VCARD\r\n').concat('\r\nEND:VCARD\r\n'));
}
