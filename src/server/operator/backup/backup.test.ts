import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database/open-test-database.ts';
import { insertDueCard } from '../../../../tests/delivery/insert-card.ts';
import type { Executor } from '../../db/executor.ts';
import { tableNames } from '../../db/table-names.ts';
import { images } from '../../db/tables/images.ts';
import { imports } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { claimDueCards } from '../../features/delivery/queue/claim-due-cards.store.ts';
import { imageKeyOf } from '../../features/images/images.store.ts';
import { createLocalFiles } from '../../files/local-files.ts';
import { readArchive } from '../archive/read-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let fondly: TestApp;
let target: TestDatabase;
let dir: string;
beforeAll(async () => {
  fondly = await startTestApp();
  target = await openTestDatabase();
});
afterAll(async () => {
  await target.close();
  await fondly.close();
});
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fondly-backup-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const path = () => join(dir, 'fondly.tar');
const madeAt = new Date('2026-05-04T10:00:00Z');
const backUp = () => {
  const { database, files } = fondly.context;
  return writeBackup({ database, files, secretKey: 'the key', secretKeyMark: 'mark' }, path(), madeAt);
};
const restore = async (replace = false) => {
  const archive = await readArchive(path());
  const files = createLocalFiles(join(dir, 'files'));
  const now = new Date('2026-05-05T10:00:00Z');
  try {
    return await restoreBackup(archive, { database: target.database, files, now, replace, isShared: true });
  } finally {
    await archive.close();
  }
};

/** The number of rows of each table, and a hash of their contents. */
async function digest(db: Executor): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  // A restore holds due cards, and starts with the time of its own machine.
  for (const name of tableNames.filter((each) => each !== 'delivery_holds' && each !== 'clocks')) {
    const { rows } = await db.execute<{ count: number; hash: string }>(
      sql`select count(*)::int as count, md5(coalesce(string_agg(line, '|' order by line), '')) as hash
        from (select row_to_json(t)::text as line from ${sql.identifier(name)} t) lines`,
    );
    found[name] = `${rows[0]?.count} ${rows[0]?.hash}`;
  }
  return found;
}

/** A user with a contact, a date, a card and a picture, and rows with values that are hard to copy. */
async function fillUp(): Promise<{ userId: number; cardId: number; imageKey: string }> {
  const eleanor = await fondly.signUp('Eleanor "Nell"\n\\ Whitfield \u2028 😀');
  const userId = eleanor.user.id;
  const body = {
    name: "O'Brien\t{}",
    relationship: 'friend',
    email: 'mum@example.test',
    notes: 'a\r\nb\\n"c" \u0001 ∅',
  };
  const personId = (await eleanor.call('POST', '/api/people', body)).json().id;
  await eleanor.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '--02-29' });
  const [image] = await fondly.context.database.orm
    .insert(images)
    .values({ userId, kind: 'upload', hash: 'x', width: 1, height: 1, bytes: 3 })
    .returning();
  const imageKey = imageKeyOf(image?.id ?? '');
  await fondly.context.files.put(imageKey, new Uint8Array([1, 2, 3]));
  const cardId = await insertDueCard(
    fondly.context,
    { userId, personId, email: eleanor.user.email },
    { styleSettings: { category: 'text', shape: 'a "b"\n' } as never, createdAt: new Date('2026-01-02T03:04:05.678Z') },
  );
  const [row] = await fondly.context.database.orm
    .insert(imports)
    .values({ userId, fileName: 'a.vcf', fileHash: 'x', kind: 'vcard', photoPacks: 2 })
    .returning();
  await fondly.context.files.put(`imports/${row?.id}/photos-0.bin`, new Uint8Array([4]));
  return { userId, cardId, imageKey };
}

test('rejects an interrupted, truncated or altered backup before changing anything', async () => {
  await backUp();
  const whole = readFileSync(path());
  const before = await digest(target.database.orm);
  const refused = async (words: string) => {
    await expect(restore()).rejects.toThrow(words);
    expect(await digest(target.database.orm)).toEqual(before);
  };
  rmSync(path());
  const interrupted = await writeArchive(path(), madeAt);
  await interrupted.add('rows/users/000001.jsonl.gz', Buffer.from('x'));
  expect(readdirSync(dir)).toEqual([expect.stringMatching(/unfinished$/)]);
  await interrupted.finish();
  await refused('not whole: it was interrupted');
  truncateSync(path(), 700);
  await refused('cut off');
  const changed = Buffer.from(whole);
  const at = changed.indexOf('jobs.json') + 512;
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  writeFileSync(path(), changed);
  await refused('is not what it was');
  writeFileSync(path(), 'no backup, but a letter'.repeat(100));
  await refused('This is no backup of Fondly');
});

test('restores rows and files unchanged, and sequences continue after a gap', async () => {
  const { cardId, imageKey } = await fillUp();
  const before = await digest(fondly.context.database.orm);
  const report = await backUp();
  expect(report.manifest.missingFiles).toEqual([expect.stringMatching(/^imports\/\d+\/photos-1.bin$/)]);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['fondly.tar']);

  const restored = await restore();
  expect(restored).toMatchObject({ files: 2, secretKey: 'the key' });
  const db = target.database.orm;
  expect(await digest(db)).toEqual(before);
  expect([...readFileSync(join(dir, 'files', imageKey))]).toEqual([1, 2, 3]);
  const [after] = await db
    .insert(users)
    .values({ email: 'new@example.test', name: 'New', username: 'new', password: 'x' })
    .returning();
  expect(after?.id).toBeGreaterThan(10_000);

  // No card due until now is sent.
  const claim = { worker: 'w', limit: 10, now: fondly.clock.now(), verifiedOnly: false };
  expect(await claimDueCards(fondly.context.database.orm, claim)).toMatchObject([{ cardId }]);
  expect(await claimDueCards(db, { ...claim, now: new Date('2026-05-05T10:00:01Z') })).toEqual([]);
});

test('replaces a target with accounts only on request, and then completely', async () => {
  await backUp();
  const db = target.database.orm;
  await db.insert(users).values({ email: 'a@example.test', name: 'A', username: 'aaa', password: 'x' });
  await expect(restore()).rejects.toThrow('There are accounts in this database already');
  await db.execute(sql`insert into workers (id, host, pid) values ('w', 'h', 1)`);
  await expect(restore(true)).rejects.toThrow('Stop every one of them first');
  await db.execute(sql`delete from workers`);
  await restore(true);
  expect(await digest(db)).toEqual(await digest(fondly.context.database.orm));
});

test('a backup never overwrites a file', async () => {
  writeFileSync(path(), 'mine');
  await expect(backUp()).rejects.toThrow('There is a file at');
  expect(readFileSync(path(), 'utf8')).toBe('mine');
});
