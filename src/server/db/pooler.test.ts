import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyOn } from '../../../tests/database/only-on.ts';
import { copyTestDatabase } from '../../../tests/database/open-test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { asOneStarter } from './one-starter.ts';
import { isPooled, requireLastingCommits } from './pooler.ts';

let copy: Awaited<ReturnType<typeof copyTestDatabase>>;
let greeter: Server;
beforeAll(async () => {
  copy = await copyTestDatabase();
  const { port } = new URL(copy.databaseUrl ?? 'postgres://127.0.0.1:5432');
  greeter = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    client.pipe(server);
    server.on('data', (bytes) => client.write(greetAsPooler(bytes)));
    for (const socket of [client, server]) socket.on('error', () => {}).on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  greeter.close();
  await copy.remove();
});

/** The greeting with another process's number: K, a length of 12, the number, a key. */
function greetAsPooler(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (at >= 0) bytes.writeInt32BE(4242, at + 5);
  return bytes;
}

async function using<T>(databaseUrl: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const direct = () => copy.databaseUrl ?? '';
const pooled = () => direct().replace(/:\d+\//, `:${(greeter.address() as AddressInfo).port}/`);

test('detects a pooler, and rejects it where commits would not be durable', onlyOn('postgres'), async () => {
  expect(await using(direct(), isPooled)).toBe(false);
  expect(await using(pooled(), isPooled)).toBe(true);
  await using(direct(), requireLastingCommits);
  // The test server has synchronous_commit off, which each of our connections corrects for itself.
  await expect(using(pooled(), requireLastingCommits)).rejects.toThrow(
    'ALTER ROLE CURRENT_USER SET synchronous_commit',
  );
});

test('a statement has the same unique name on every connection of every process', onlyOn('postgres'), async () => {
  const ask = (database: Database, texts: string[]) =>
    database.orm.execute(sql`select 1`).then(async () => {
      for (const text of [...texts, ...texts]) await database.orm.execute(sql.raw(text));
      const { rows } = await database.orm.execute<{ name: string; statement: string }>(
        sql`select name, statement from pg_prepared_statements`,
      );
      return new Map(rows.map(({ name, statement }) => [statement, name]));
    });
  const [one, two] = ['select 1 as one', 'select 2 as two'] as const;
  const names = await using(direct(), (database) => ask(database, [one, two]));
  const others = await using(direct(), (database) => ask(database, [two, one]));
  expect(names.get(one)).toBeTruthy();
  expect([others.get(one), others.get(two)]).toEqual([names.get(one), names.get(two)]);
  expect(names.get(one)).not.toBe(names.get(two));
});

test(
  'the start lock ends with its transaction, and waiting processes hold no connection',
  onlyOn('postgres'),
  async () => {
    await using(direct(), async (database) => {
      let inside: unknown;
      await asOneStarter(database, async () => {
        const waiting = using(direct(), (other) => asOneStarter(other, async () => {}));
        await new Promise((resolve) => setTimeout(resolve, 500));
        const { rows } = await database.orm.execute(sql`
        select count(*) filter (where granted)::int as granted, count(*) filter (where not granted)::int as waiting
        from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
        inside = rows[0];
        waiting.catch(() => {});
      });
      expect(inside).toEqual({ granted: 1, waiting: 0 });
    });
  },
);
