import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { onlyOn } from '../../../tests/database/only-on.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database/open-test-database.ts';
import type { JobDefinition } from './job-definition.ts';
import { createQueue, type Queue } from './queue.ts';
import type { JobFailure } from './run-batch.ts';

type AnyKinds = Record<string, object>;

let fixture: TestDatabase;
let queue: Queue<AnyKinds>;
const troubles: unknown[] = [];
const failures: JobFailure[] = [];

beforeAll(async () => {
  fixture = await openTestDatabase();
});

afterEach(async () => {
  await queue.stop({ timeoutMs: 5000 });
  expect(troubles.splice(0)).toEqual([]);
  failures.length = 0;
});

afterAll(() => fixture.close());

async function startQueue(...definitions: JobDefinition[]): Promise<void> {
  queue = createQueue<AnyKinds>(fixture.database, {
    onError: (error) => troubles.push(error),
    onWarning: (warning) => troubles.push(warning),
    onJobFailed: (failure) => failures.push(failure),
  });
  for (const definition of definitions) queue.register(definition);
  await queue.start();
}

/** Records runs; `ran(n)` resolves when n runs have begun. */
function recorder() {
  const runs: object[] = [];
  const events = new EventEmitter();
  return {
    runs,
    note: (data: object) => {
      runs.push(data);
      events.emit('run');
    },
    ran: async (count: number) => {
      while (runs.length < count) await once(events, 'run', { signal: AbortSignal.timeout(15_000) });
    },
  };
}

async function rowsOf(name: string): Promise<Record<string, number>> {
  const { rows } = await fixture.database.orm.execute<{ state: string; count: number }>(
    sql`select state::text, count(*)::int as count from pgboss.job where name = ${name} group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test('a job sent in a transaction runs once after the commit, and never after a rollback', async () => {
  const { runs, note, ran } = recorder();
  await startQueue({ name: 'greet', handler: async (data) => note(data) });
  const { database } = fixture;
  const rolledBack = database.transaction(async (tx) => {
    await queue.send(tx, 'greet', { id: 1 });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await database.transaction(async (tx) => {
    expect(await queue.send(tx, 'greet', { id: 2 })).toBe(true);
    await tx.execute(sql`select 1`);
    expect(runs).toEqual([]);
  });
  await ran(1);
  await expect.poll(() => rowsOf('greet')).toEqual({ completed: 1 });
  expect(runs).toEqual([{ id: 2 }]);
});

test('a commit wakes the worker instead of leaving the job to the next poll', async () => {
  const { note, ran } = recorder();
  await startQueue({ name: 'nudge', handler: async (data) => note(data) });
  await queue.send(fixture.database.orm, 'nudge', { id: 1 });
  let waitedMs = Number.POSITIVE_INFINITY;
  // By polling each of them would wait; other work may delay one of them on a busy machine.
  for (let id = 2; id <= 4 && waitedMs >= 1000; id += 1) {
    // The worker has settled the previous job, and sleeps for two seconds.
    await expect.poll(() => rowsOf('nudge'), { interval: 5 }).toEqual({ completed: id - 1 });
    const sentAtMs = performance.now();
    await fixture.database.transaction((tx) => queue.send(tx, 'nudge', { id }));
    await ran(id);
    waitedMs = performance.now() - sentAtMs;
  }
  expect(waitedMs).toBeLessThan(1000);
});

test('retries a job that throws without affecting others of its batch', async () => {
  const { runs, note, ran } = recorder();
  await startQueue({
    name: 'fragile',
    retry: { limit: 3, delaySeconds: 1 },
    handler: async (data, { attempt }) => {
      note({ ...data, attempt });
      if ('bad' in data && attempt === 1) throw new Error('first time is wrong');
    },
  });
  await fixture.database.transaction(async (tx) => {
    await queue.sendMany(tx, 'fragile', [{ id: 1 }, { id: 2, bad: true }, { id: 3 }]);
  });
  await ran(4);
  await expect.poll(() => rowsOf('fragile')).toEqual({ completed: 3 });
  expect(runs).toContainEqual({ id: 2, bad: true, attempt: 2 });
  expect(runs).toHaveLength(4);
  expect(failures).toMatchObject([{ name: 'fragile', attempt: 1, error: { message: 'first time is wrong' } }]);
});

test('jobs of a higher priority run first, and none waits twice under its key', async () => {
  const { runs, note, ran } = recorder();
  const done = recorder();
  await startQueue({
    name: 'ordered',
    concurrency: 1,
    batchSize: 1,
    // The first holds the worker until all have been sent.
    handler: async (data) => {
      note(data);
      if ('holds' in data) await done.ran(1);
    },
  });
  const { orm } = fixture.database;
  await queue.send(orm, 'ordered', { holds: true });
  await ran(1);
  const numbered = [1, 2, 3].map((id) => ({ id }));
  const options = {
    keyOf: (data: object) => JSON.stringify(data),
    priorityOf: (data: object) => Number(Object.values(data)[0]),
  };
  for (let times = 0; times < 2; times += 1) await queue.sendMany(orm, 'ordered', numbered, options);
  done.note({});
  await ran(4);
  await expect.poll(() => rowsOf('ordered')).toEqual({ completed: 4 });
  expect(runs).toEqual([{ holds: true }, { id: 3 }, { id: 2 }, { id: 1 }]);
});

test('a job without retries left stays failed, with its reason', async () => {
  const { note, ran } = recorder();
  await startQueue({
    name: 'hopeless',
    retry: { limit: 1, delaySeconds: 0 },
    handler: async (data) => {
      note(data);
      throw new Error('never');
    },
  });
  await queue.send(fixture.database.orm, 'hopeless', { id: 1 });
  await ran(2);
  await expect.poll(() => rowsOf('hopeless')).toEqual({ failed: 1 });
});

test('keeps one waiting job per key, and every job without a key', async () => {
  const { runs, note, ran } = recorder();
  await startQueue({ name: 'sweep', handler: async (data) => note(data) });
  await fixture.database.transaction(async (tx) => {
    expect(await queue.send(tx, 'sweep', { id: 1 }, { singletonKey: 'all' })).toBe(true);
    expect(await queue.send(tx, 'sweep', { id: 2 }, { singletonKey: 'all' })).toBe(false);
    expect(await queue.send(tx, 'sweep', { id: 3 })).toBe(true);
    expect(await queue.send(tx, 'sweep', { id: 4 })).toBe(true);
  });
  await ran(3);
  expect(runs.map((run) => (run as { id: number }).id).sort()).toEqual([1, 3, 4]);
});

test('a job with a start time waits', async () => {
  const { runs, note, ran } = recorder();
  await startQueue({ name: 'later', handler: async (data) => note(data) });
  await queue.send(fixture.database.orm, 'later', { id: 1 }, { startAfter: new Date(Date.now() + 3_600_000) });
  await queue.send(fixture.database.orm, 'later', { id: 2 });
  await ran(1);
  expect(runs).toEqual([{ id: 2 }]);
});

test('stopping waits for running jobs', async () => {
  const { note, ran } = recorder();
  let finish = () => {};
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let finished = false;
  await startQueue({
    name: 'slow',
    handler: async (data) => {
      note(data);
      await mayFinish;
      finished = true;
    },
  });
  await queue.send(fixture.database.orm, 'slow', { id: 1 });
  await ran(1);
  const stopped = queue.stop({ timeoutMs: 10_000 });
  // By now the worker is stopping, and its job continues.
  expect(await rowsOf('slow')).toEqual({ active: 1 });
  finish();
  await stopped;
  expect(finished).toBe(true);
  expect(await rowsOf('slow')).toEqual({ completed: 1 });
});

test('aborts a job that outlasts the stop and leaves it for a retry', async () => {
  const { note, ran } = recorder();
  let aborted = false;
  await startQueue({
    name: 'endless',
    handler: (data, { signal }) => {
      note(data);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('aborted'));
        });
      });
    },
  });
  await queue.send(fixture.database.orm, 'endless', { id: 1 });
  await ran(1);
  await queue.stop({ timeoutMs: 1000 });
  expect(aborted).toBe(true);
  expect(await rowsOf('endless')).toEqual({ retry: 1 });
});

test('a job of a killed process runs as soon as the next process starts', onlyOn('embedded'), async () => {
  const { runs, note, ran } = recorder();
  const definition = {
    name: 'held',
    retry: { limit: 1, delaySeconds: 60 },
    handler: async (data: object) => note(data),
  };
  await startQueue({ ...definition, handler: () => new Promise(() => {}) });
  await queue.send(fixture.database.orm, 'held', { id: 1 });
  await vi.waitFor(async () => expect(await rowsOf('held')).toEqual({ active: 1 }), { timeout: 50_000 });
  const killed = queue;
  await startQueue(definition);
  await ran(1);
  expect(runs).toEqual([{ id: 1 }]);
  await expect.poll(() => rowsOf('held')).toEqual({ completed: 1 });
  await killed.stop({ timeoutMs: 100 });
});

test('a process that only sends runs no job', async () => {
  const handler = vi.fn(async () => {});
  queue = createQueue<AnyKinds>(fixture.database, { onError: (error) => troubles.push(error) });
  queue.register({ name: 'elsewhere', handler });
  queue.schedule('elsewhere', '0 * * * *', {});
  await queue.start({ work: false });
  await fixture.database.transaction((tx) => queue.send(tx, 'elsewhere', { id: 1 }));
  expect(await rowsOf('elsewhere')).toEqual({ created: 1 });
  expect(handler).not.toHaveBeenCalled();
});

test('stores a schedule in the database once', async () => {
  for (let start = 0; start < 2; start += 1) {
    queue = createQueue<AnyKinds>(fixture.database, { onError: (error) => troubles.push(error) });
    queue.register({ name: 'hourly', handler: async () => {} });
    queue.schedule('hourly', '0 * * * *', { what: 'sweep' });
    await queue.start();
    if (start === 0) await queue.stop({ timeoutMs: 1000 });
  }
  const { rows } = await fixture.database.orm.execute(sql`select name, cron, timezone, data from pgboss.schedule`);
  expect(rows).toEqual([{ name: 'hourly', cron: '0 * * * *', timezone: 'UTC', data: { what: 'sweep' } }]);
});

test.each([
  ['0 * * * *', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['*/15 * * * *', '2026-12-31T23:50:00Z', '2027-01-01T00:00:00.000Z'],
  ['30 3 * * *', '2028-02-28T04:00:00Z', '2028-02-29T03:30:00.000Z'],
])('a job of %s runs next after %s at %s', (cron, after, next) => {
  queue = createQueue<AnyKinds>(fixture.database, { onError: (error) => troubles.push(error) });
  queue.schedule('sweep', cron, {});
  expect(queue.nextRun('sweep', new Date(after))?.toISOString()).toBe(next);
  expect(queue.nextRun('unscheduled', new Date(after))).toBeNull();
});

test('rejects an unknown job instead of looking it up inside a transaction', async () => {
  await startQueue();
  const sent = fixture.database.transaction((tx) => queue.send(tx, 'unheard-of', {}));
  await expect(sent).rejects.toThrow('No job named unheard-of');
});

test('a failed statement of the engine leaves the connection clean for the next query', async () => {
  await startQueue();
  const { connection, orm } = fixture.database;
  if (connection.engine === 'postgres') return;
  const { connectBoss } = await import('./connect-boss.ts');
  const db = connectBoss(fixture.database, { work: false, listens: false }).getDb();
  const broken = db.executeSql('BEGIN; SET LOCAL lock_timeout = 30000; select 1/0; COMMIT;');
  const behind = Promise.all([1, 2, 3].map(() => orm.execute(sql`select 1 as one`)));
  await expect(broken).rejects.toThrow('division by zero');
  expect((await behind).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
});

test('a kind that runs alone has one job, waiting or running, whoever sends it', async () => {
  const { note, ran, runs } = recorder();
  let finish = () => {};
  const handler = (data: object) => {
    note(data);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  await startQueue({ name: 'alone', isAlone: true, handler });
  const { orm } = fixture.database;
  expect(await queue.send(orm, 'alone', { at: 1 })).toBe(true);
  expect(await queue.send(orm, 'alone', { at: 2 })).toBe(false);
  await ran(1);
  expect(await queue.send(orm, 'alone', { at: 3 }, { singletonKey: 'another' })).toBe(false);
  expect(await rowsOf('alone')).toEqual({ active: 1 });
  finish();
  await expect.poll(() => queue.send(orm, 'alone', { at: 4 })).toBe(true);
  await ran(2);
  finish();
  expect(runs).toEqual([{ at: 1 }, { at: 4 }]);
});
