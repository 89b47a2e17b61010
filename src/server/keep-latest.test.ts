import { expect, test } from 'vitest';
import { keepLatest } from './keep-latest.ts';

test('makes a recent value only once, also for two simultaneous callers', async () => {
  const made: string[] = [];
  const kept = keepLatest<object>(2);
  const ask = (name: string) =>
    kept(name, async () => {
      made.push(name);
      return { name };
    });
  const [first, second] = await Promise.all([ask('Mum'), ask('Mum')]);
  expect(first).toBe(second);
  for (const name of ['Dad', 'Mum', 'Ann', 'Mum', 'Dad']) await ask(name);
  expect(made).toEqual(['Mum', 'Dad', 'Ann', 'Dad']);
});

test('makes a value again after a failure', async () => {
  let attempts = 0;
  const kept = keepLatest<number>(2);
  const ask = () =>
    kept('Mum', async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The studio is busy.');
      return 7;
    });
  await expect(ask()).rejects.toThrow('busy');
  expect(await ask()).toBe(7);
});
