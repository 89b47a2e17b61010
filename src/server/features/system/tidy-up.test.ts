import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { imageKeyOf } from '../images/images.store.ts';
import { tidyUpJob } from './tidy-up.job.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const tidyUp = () =>
  tidyUpJob(fondly.context).handler({}, { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000) });

test('deletes an unused picture after a day and keeps one that a contact uses', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const upload = async () => (await eleanor.upload('/api/people/upload-image', { image: png })).json().imageUrl;
  const [shown, forgotten] = [await upload(), await upload()];
  await eleanor.call('POST', '/api/people', { name: 'Margaret', imageUrl: shown });
  const statuses = async () => [
    (await eleanor.call('GET', shown)).statusCode,
    (await eleanor.call('GET', forgotten)).statusCode,
  ];
  await tidyUp();
  expect(await statuses()).toEqual([200, 200]);
  fondly.clock.advanceMs(25 * 3_600_000);
  await tidyUp();
  expect(await statuses()).toEqual([200, 404]);
});

test('deletes files of a dead process after a day, and keeps files being written and those of others', async () => {
  const { context, clock } = fondly;
  const { dataDir } = context.config;
  const write = (path: string, hoursOld: number) => {
    const full = join(dataDir, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, 'some bytes');
    const at = new Date(clock.now().getTime() - hoursOld * 3_600_000);
    utimesSync(full, at, at);
    return path;
  };
  const kept = [
    write(`files/${imageKeyOf(randomUUID())}`, 1),
    write(`files/images/ab/some.jpg.${randomUUID()}.new`, 1),
    write('files/images/read-me.txt', 50),
    write('outbox/2026-01-01_card.eml', 50),
    write('db/base/5/1234.new', 50),
  ];
  const left = [
    write(`files/${imageKeyOf(randomUUID())}`, 25),
    write(`files/images/ab/other.jpg.${randomUUID()}.new`, 25),
    write(`outbox/.card-${randomUUID()}.new`, 25),
    write('files/imports/999999/photos-0.bin', 25),
  ];
  // The same number with a row: otherwise the files would count as another database's.
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer();
  const shown = (await eleanor.upload('/api/people/upload-image', { image: png })).json().imageUrl;
  await eleanor.call('POST', '/api/people', { name: 'Ada', imageUrl: shown });
  clock.advanceMs(0);
  const old = new Date(clock.now().getTime() - 50 * 3_600_000);
  const rowFile = join(dataDir, 'files', imageKeyOf(shown.split('/').at(-1)));
  utimesSync(rowFile, old, old);
  await tidyUp();
  const there = new Set(readdirSync(dataDir, { recursive: true, encoding: 'utf8' }));
  expect(kept.filter((path) => !there.has(path))).toEqual([]);
  expect(left.filter((path) => there.has(path))).toEqual([]);
  expect((await eleanor.call('GET', shown)).statusCode).toBe(200);
});

test('deletes nothing if most pictures have no row, because the database is another one', async () => {
  const { context, clock } = fondly;
  const old = new Date(clock.now().getTime() - 50 * 3_600_000);
  const strangers = Array.from({ length: 20 }, () => imageKeyOf(randomUUID()));
  for (const key of strangers) {
    await context.files.put(key, new Uint8Array([1]));
    utimesSync(join(context.config.dataDir, 'files', key), old, old);
  }
  await tidyUp();
  for (const key of strangers) expect(await context.files.get(key)).not.toBeNull();
});
