import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

function work(ms: number): void {
  const begunMs = performance.now();
  while (performance.now() - begunMs < ms);
}

/** What calls see whose sockets were all ready in one turn: as there, the work of one is done before the next is read. */
async function callsAtOnce(count: number, workMs: number) {
  const turns = takeTurns(
    { together: true },
    { longestWaitMs: 10_000, alwaysTaken: 20, longestTurnMs: 5, longestAtDoorMs: 20 },
  );
  let turn = 0;
  let over = false;
  const counting = (async () => {
    for (; !over; turn += 1) await setImmediate();
  })();
  const begun: { call: number; turn: number }[] = [];
  const calls: Promise<void>[] = [];
  for (let call = 0; call < count; call += 1) {
    const answered = turns.take().then(() => {
      begun.push({ call, turn });
      work(workMs);
    });
    calls.push(answered);
    for (let microtasks = 0; microtasks < 5; microtasks += 1) await Promise.resolve();
  }
  await Promise.all(calls);
  over = true;
  await counting;
  return { calls: begun.map(({ call }) => call), turns: new Set(begun.map(({ turn: own }) => own)).size };
}

test('what is quick goes together', async () => {
  expect(await callsAtOnce(5, 0)).toMatchObject({ turns: 1 });
});

test('what takes long is spread over turns, in the order of coming', async () => {
  const { calls, turns } = await callsAtOnce(6, 10);
  expect(calls).toEqual([0, 1, 2, 3, 4, 5]);
  expect(turns).toBeGreaterThanOrEqual(4);
});

test.each([true, false])('calls of one turn that are quick begin together: %s', async (together) => {
  const turns = takeTurns(
    { together },
    { longestWaitMs: 10_000, alwaysTaken: 20, longestTurnMs: 1_000, longestAtDoorMs: 20 },
  );
  const told: string[] = [];
  const callsOfOneTurn = async () => {
    const calls: Promise<void>[] = [];
    for (const call of [0, 1, 2]) {
      const asking = turns.take().then(async () => {
        told.push(`${call} asks`);
        await Promise.resolve();
        told.push(`${call} waits`);
      });
      calls.push(asking);
      for (let microtasks = 0; microtasks < 5; microtasks += 1) await Promise.resolve();
    }
    await Promise.all(calls);
  };
  await callsOfOneTurn();
  expect(told.slice(0, 3)).toEqual(together ? ['0 asks', '1 asks', '2 asks'] : ['0 asks', '0 waits', '1 asks']);
});

test('behind more than are always taken it is full for whoever would wait too long', async () => {
  const turns = takeTurns(
    { together: true },
    { longestWaitMs: 15, alwaysTaken: 2, longestTurnMs: 0, longestAtDoorMs: 20 },
  );
  // Two are always taken, and one more is expected to be over in time.
  const calls = Array.from({ length: 3 }, () => turns.take());
  expect(turns.isFull()).toBe(false);
  calls.push(turns.take());
  expect(turns.isFull()).toBe(true);
  await Promise.all(calls);
  expect(turns.isFull()).toBe(false);
});

test('what the last ones took is what the next are expected to take', async () => {
  const turns = takeTurns(
    { together: true },
    { longestWaitMs: 1_000, alwaysTaken: 2, longestTurnMs: 0, longestAtDoorMs: 20 },
  );
  await Promise.all(Array.from({ length: 12 }, () => turns.take().then(() => work(30))));
  let taken = 0;
  const calls: Promise<void>[] = [];
  for (; !turns.isFull(); taken += 1) calls.push(turns.take());
  expect(taken).toBeGreaterThan(20);
  expect(taken).toBeLessThan(90);
  await Promise.all(calls);
});

test('while newcomers arrive, turns without work come between, and no longer than they may', async () => {
  const turns = takeTurns(
    { together: true },
    { longestWaitMs: 10_000, alwaysTaken: 20, longestTurnMs: 5, longestAtDoorMs: 100 },
  );
  let worked = 0;
  const calls: Promise<void>[] = [];
  for (let call = 0; call < 6; call += 1) {
    calls.push(
      turns.take().then(() => {
        work(6);
        worked += 1;
      }),
    );
    for (let microtasks = 0; microtasks < 5; microtasks += 1) await Promise.resolve();
  }
  let over = false;
  let turnsWithoutWork = 0;
  const counting = (async () => {
    while (!over) {
      turns.letIn();
      const before = worked;
      await setImmediate();
      if (worked === before) turnsWithoutWork += 1;
    }
  })();
  await Promise.all(calls);
  over = true;
  await counting;
  expect(turnsWithoutWork).toBeGreaterThan(20);
});
