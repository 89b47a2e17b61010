// Looking for duplicates among 5,000 contacts, and exporting 10,000 with photos, on the embedded database: run directly.
//   node --import ./scripts/typescript-loader.mjs bench/duplicates-and-export.ts
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { Readable } from 'node:stream';
import type { Context } from '../src/server/context.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { images } from '../src/server/db/tables/images.ts';
import { importantDates } from '../src/server/db/tables/important-dates.ts';
import { people } from '../src/server/db/tables/people.ts';
import { users } from '../src/server/db/tables/users.ts';
import { listDuplicatesRoute } from '../src/server/features/contacts/duplicates/list-duplicates.route.ts';
import { exportCsvRoute } from '../src/server/features/contacts/export/export-csv.route.ts';
import { exportVcardRoute } from '../src/server/features/contacts/export/export-vcard.route.ts';
import { createLocalFiles } from '../src/server/files/local-files.ts';
import type { Route } from '../src/server/http/route.ts';

const photoBytes = 20_000;
const megabyte = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'fondly-bench-'));
const database = await openDatabase({ dataDir });
try {
  await migrateDatabase(database);
  const files = createLocalFiles(join(dataDir, 'files'));
  const context = { clock: { now: () => new Date() }, database, files } as unknown as Context;
  const some = await addUser('some', 5000, false);
  for (let round = 0; round < 3; round += 1) {
    await phase('duplicates among 5,000', async () => {
      const groups = (await answer(context, listDuplicatesRoute, some)) as unknown[];
      return `${groups.length} groups`;
    });
  }
  const many = await addUser('many', 10_000, true);
  await phase('10,000 as vCard with photos', () => drained(context, exportVcardRoute, many));
  await phase('10,000 as CSV', () => drained(context, exportCsvRoute, many));
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A tenth of them twice, half of these with another address and half with another name. */
async function addUser(name: string, count: number, withPhotos: boolean): Promise<typeof users.$inferSelect> {
  const db = database.orm;
  const [user] = await db
    .insert(users)
    .values({ email: `${name}@example.test`, password: '', name, username: name })
    .returning();
  if (!user) throw new Error('No user');
  for (let start = 0; start < count; start += 200) {
    const numbers = Array.from({ length: 200 }, (_, at) => start + at);
    const pictures = withPhotos ? numbers.map(() => storedPhoto(user.id)) : [];
    if (withPhotos) await db.insert(images).values(pictures);
    const added = await db
      .insert(people)
      .values(numbers.map((number, at) => contact(user.id, number, pictures[at]?.id)))
      .returning({ id: people.id });
    const dates = added.map(({ id }, at) => ({
      personId: id,
      occasionType: 'birthday',
      date: `19${10 + (twinOf(start + at) % 90)}-0${1 + (twinOf(start + at) % 9)}-11`,
    }));
    await db.insert(importantDates).values(dates);
  }
  return user;
}

function twinOf(number: number): number {
  return number % 10 === 9 ? number - 1 : number;
}

function contact(userId: number, number: number, image: string | undefined): typeof people.$inferInsert {
  const twin = twinOf(number);
  const isOther = number !== twin && number % 20 === 9;
  return {
    userId,
    name: isOther ? `Nickname ${number}` : `Given${twin} Family${twin % 700}`,
    email: number === twin || isOther ? `p${twin}@example.org` : `q${number}@example.org`,
    phone: `+44 20 ${1_000_000 + twin}`,
    street: `${twin % 90} High St`,
    notes: 'Likes figs. '.repeat(20),
    imageUrl: image ? `/api/images/${image}` : null,
  };
}

function storedPhoto(userId: number) {
  const id = randomUUID();
  mkdirSync(join(dataDir, 'files/images', id.slice(0, 2)), { recursive: true });
  writeFileSync(join(dataDir, 'files/images', id.slice(0, 2), `${id}.jpg`), randomBytes(photoBytes));
  return { id, userId, kind: 'upload' as const, hash: '', width: 200, height: 200, bytes: photoBytes };
}

async function answer(context: Context, { handler }: Route, user: unknown, reply: object = {}): Promise<unknown> {
  return handler({ context, user, reply } as never);
}

async function drained(context: Context, route: Route, user: unknown): Promise<string> {
  let bytes = 0;
  let stream: Readable | undefined;
  const reply = {
    type: () => reply,
    header: () => reply,
    send: (sent: Readable) => {
      stream = sent;
    },
  };
  await answer(context, route, user, reply);
  if (!stream) throw new Error('Nothing was sent');
  for await (const chunk of stream) bytes += Buffer.byteLength(chunk as string | Buffer);
  return `${(bytes / megabyte).toFixed(0)} MB`;
}

async function phase(name: string, work: () => Promise<string>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  delay.enable();
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  clearInterval(sampler);
  const growth = ((peak - before) / megabyte).toFixed(0);
  console.log(
    `${name}: ${seconds.toFixed(2)} s, ${result}, longest block ${(delay.max / 1e6).toFixed(0)} ms, memory +${growth} MB to ${(peak / megabyte).toFixed(0)} MB`,
  );
}
