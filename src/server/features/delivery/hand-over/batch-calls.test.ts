import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

test('calls during a run share the next run, in order and bounded', async () => {
  const runs: number[][] = [];
  let finish: () => void = () => {};
  const double = batchCalls(async (items: number[]) => {
    runs.push(items);
    if (runs.length === 1)
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    return items.map((item) => item * 2);
  }, 3);
  const first = double(1);
  await expect.poll(() => runs.length).toBe(1);
  const rest = [2, 3, 4, 5].map(double);
  finish();
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8, 10]);
  expect(runs).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
});

test('a failing run rejects only its own calls', async () => {
  const call = batchCalls(async (items: number[]) => {
    if (items.includes(1)) throw new Error('no');
    return items;
  }, 2);
  const results = await Promise.allSettled([1, 2, 3, 4].map(call));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});
