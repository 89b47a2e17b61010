// Imports of the sizes that the issue names, on the embedded database: run directly, with `photos` for those alone, with `fuzz` for the parsers.
//   node --import ./scripts/typescript-loader.mjs bench/imports.ts [photos | fuzz [inputs]]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import sharp from 'sharp';
import { readConfig } from '../src/server/config.ts';
import type { Context } from '../src/server/context.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { users } from '../src/server/db/tables/users.ts';
import { applyImportJob } from '../src/server/features/contacts/import/apply-import.job.ts';
import { countOpenEntries } from '../src/server/features/contacts/import/import-entries.store.ts';
import { findImport, moveImport } from '../src/server/features/contacts/import/imports.store.ts';
import { stageImport } from '../src/server/features/contacts/import/stage-import.ts';
import { undoImport } from '../src/server/features/contacts/import/undo-import.ts';
import { createLocalFiles } from '../src/server/files/local-files.ts';
import { createPicturePool } from '../src/server/pictures/picture-pool.ts';
import { fuzzParsers } from './fuzz-parsers.ts';

const megabyte = 1024 * 1024;

async function measureImports(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fondly-bench-'));
  const database = await openDatabase({ dataDir });
  await migrateDatabase(database);
  const pictures = createPicturePool({
    workerUrl: new URL('../dist/server/pictures/picture.worker.js', import.meta.url),
    size: 2,
    queueLimit: 20,
  });
  const context = {
    config: readConfig({ DATA_DIR: dataDir }, dataDir),
    log: pino({ level: 'error' }),
    clock: { now: () => new Date() },
    database,
    files: createLocalFiles(join(dataDir, 'files')),
    pictures,
  } as unknown as Context;
  try {
    if (process.argv[2] !== 'photos') await measureTexts(context);
    await measure(context, '50 MB vCard, 10,000 photos', 'c.vcf', await withPhotos(10_000, 47 * megabyte));
    await measure(context, '50 MB vCard, 1,000 photos', 'b.vcf', await withPhotos(1000, 47 * megabyte));
  } finally {
    await pictures.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureTexts(context: Context): Promise<void> {
  await measure(context, '5 MB vCard, 10,000 contacts', 'a.vcf', vcards(10_000, 380));
  await measure(context, '5 MB CSV, 10,000 contacts', 'a.csv', table(10_000, 380));
  await measure(context, '50 MB CSV, 10,000 contacts', 'd.csv', table(10_000, 4700));
}

let accounts = 0;

async function measure(context: Context, name: string, fileName: string, file: Buffer): Promise<void> {
  accounts += 1;
  const [user] = await context.database.orm
    .insert(users)
    .values({ email: `bench${accounts}@example.test`, password: '', name: 'Bench', username: `bench${accounts}` })
    .returning();
  if (!user) throw new Error('No user');
  const megabytes = (file.byteLength / megabyte).toFixed(1);
  console.log(`${name} (${megabytes} MB)`);
  let importId = 0;
  await phase('look through', async () => {
    importId = await stageImport(context, user, { fileName, bytes: pieces(file) });
  });
  await phase('add', async () => {
    const toDo = await countOpenEntries(context.database.orm, importId, 'all');
    await moveImport(context.database.orm, importId, ['staged'], { state: 'applying', chosen: 'all', toDo });
    await applyImportJob(context).handler(
      { importId },
      { jobId: '', attempt: 1, signal: new AbortController().signal },
    );
  });
  const row = await findImport(context.database.orm, user.id, importId);
  if (!row) throw new Error('No import');
  console.log(`  added ${row.added} of ${row.total}, state ${row.state}`);
  await phase('take back', () => undoImport(context, row));
}

async function phase(name: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let peak = 0;
  let longestCpu = 0;
  let lastCpu = process.cpuUsage();
  const turns = setInterval(() => {
    const { user, system } = process.cpuUsage(lastCpu);
    lastCpu = process.cpuUsage();
    longestCpu = Math.max(longestCpu, (user + system) / 1000);
  }, 1);
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const cpuBefore = process.cpuUsage();
  delay.enable();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  delay.disable();
  clearInterval(timer);
  clearInterval(turns);
  const lag = `loop blocked ${(delay.max / 1e6).toFixed(0)} ms at most, ${(delay.percentile(99) / 1e6).toFixed(0)} ms p99, ${longestCpu.toFixed(0)} ms of processor time`;
  console.log(
    `  ${name}: ${seconds.toFixed(1)} s, ${lag}, ${Math.round((peak - before) / megabyte)} MB more than before, cpu ${(cpu.user / 1e6).toFixed(1)} s`,
  );
}

async function* pieces(file: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
}

function vcards(count: number, noteLength: number): Buffer {
  const cards = Array.from({ length: count }, (_, at) =>
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:Person${at};Zoë;;;`,
      `EMAIL:person${at}@example.org`,
      `TEL:+44 20 ${1_000_000 + at}`,
      `BDAY:19${50 + (at % 50)}-0${1 + (at % 9)}-1${at % 10}`,
      `NOTE:${'figs '.repeat(noteLength / 5)}`,
      'END:VCARD\r\n',
    ].join('\r\n'),
  );
  return Buffer.from(cards.join(''));
}

function table(count: number, noteLength: number): Buffer {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `Zoë,Person${at},person${at}@example.org,+44 20 ${1_000_000 + at},1${at % 10}/0${1 + (at % 9)}/19${50 + (at % 50)},"${'figs, '.repeat(noteLength / 6)}"`,
  );
  return Buffer.from(`First name,Last name,E-mail,Phone,Birthday,Notes\r\n${rows.join('\r\n')}`);
}

/** Real pictures of noise, as many bytes as the file is to have. */
async function withPhotos(count: number, bytes: number): Promise<Buffer> {
  const each = Math.floor(((bytes / count - 200) * 3) / 4);
  const size = Math.max(8, Math.floor(Math.sqrt(each / 1.1)));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const jpeg = await sharp({ create: { width: size, height: size, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const padded = Buffer.concat([jpeg, Buffer.alloc(Math.max(0, each - jpeg.byteLength - 10))]);
  const base64 = padded.toString('base64').replace(/(.{75})/g, '$1\r\n ');
  const cards = Array.from(
    { length: count },
    (_, at) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Person ${at}\r\nBDAY:1980-02-03\r\nPHOTO;ENCODING=b;TYPE=JPEG:${base64}\r\n\r\nEND:VCARD\r\n`,
  );
  return Buffer.from(cards.join(''));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'fuzz') console.log(fuzzParsers(Number(process.argv[3] ?? 1_000_000)));
  else await measureImports();
}
