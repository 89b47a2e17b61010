import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/database/open-test-database.ts';
import type { JobRun } from './job-definition.ts';
import { createAlone, watchHandler } from './unsettled-jobs.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await openTestDatabase();
});
afterAll(() => fixture.close());

type Piece = { id: number };
const never = new Promise<void>(() => {});

/** A separate process: jobs that it has not settled before the next one begins were in progress when it died. */
function startProcess(name: string, handler: (data: Piece, run: JobRun) => Promise<void>) {
  const setAside: number[] = [];
  const material = {
    key: ({ id }: Piece) => String(id),
    setAside: async ({ id }: Piece) => void setAside.push(id),
  };
  const watched = watchHandler(fixture.database, { name, material, handler } as never, createAlone());
  const stopping = new AbortController();
  return {
    setAside,
    stopping,
    run: (id: number) => watched({ id }, { jobId: '', attempt: 1, signal: stopping.signal }),
  };
}

/** Begins the jobs and dies during them. */
async function die(name: string, ids: number[], before: (run: JobRun) => Promise<void> = async () => {}) {
  const begun: number[] = [];
  const { run, setAside } = startProcess(name, async ({ id }, run) => {
    await before(run);
    begun.push(id);
    await never;
  });
  for (const id of ids) void run(id);
  await expect.poll(() => begun.length + setAside.length).toBeGreaterThan(0);
  // Jobs that run one after the other would begin in this time.
  await fixture.database.orm.execute('select pg_sleep(0.2)');
  return { begun, setAside };
}

test('sets aside a job during which the process died twice', async () => {
  expect((await die('draw', [1])).begun).toEqual([1]);
  expect((await die('draw', [1])).begun).toEqual([1]);
  expect(await die('draw', [1])).toEqual({ begun: [], setAside: [1] });
  // Requested again, it gets another chance.
  expect((await die('draw', [1])).begun).toEqual([1]);
});

test('a job that is done, failed or stopped counts as settled', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { run, setAside } = startProcess('end', async ({ id }) => {
      if (id === 2) throw new Error('no');
    });
    await run(1);
    await expect(run(2)).rejects.toThrow('no');
    expect(setAside).toEqual([]);
    const stopped = startProcess('end', () => never);
    void stopped.run(3);
    await fixture.database.orm.execute('select pg_sleep(0.1)');
    stopped.stopping.abort();
    await fixture.database.orm.execute('select pg_sleep(0.1)');
    expect(stopped.setAside).toEqual([]);
  }
});

test('a job that makes progress is always resumed after a crash', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { begun, setAside } = await die('import', [1], async (run) => run.gotFurther?.());
    expect([begun, setAside]).toEqual([[1], []]);
  }
});

test('sets aside only the job to blame of several in progress', async () => {
  expect((await die('mixed', [1, 2])).begun.sort()).toEqual([1, 2]);
  // One begins alone, and the process dies again; the other has not begun.
  const { begun } = await die('mixed', [1, 2]);
  expect(begun).toHaveLength(1);
  const done: number[] = [];
  const { run, setAside } = startProcess('mixed', async ({ id }) => void done.push(id));
  await Promise.all([run(1), run(2)]);
  expect([setAside, done]).toEqual([begun, [1, 2].filter((id) => !begun.includes(id))]);
});
