import { expect, test } from 'vitest';
import { keepDrawn } from './keep-drawn.ts';

test('draws what was asked for lately only once, also for two who ask at the same time', async () => {
  const drawn: string[] = [];
  const draw = keepDrawn(async (name: string) => {
    drawn.push(name);
    return new TextEncoder().encode(name);
  }, 2);
  const [first, second] = await Promise.all([draw('Mum'), draw('Mum')]);
  expect(first).toBe(second);
  for (const name of ['Dad', 'Mum', 'Ann', 'Mum', 'Dad']) await draw(name);
  expect(drawn).toEqual(['Mum', 'Dad', 'Ann', 'Dad']);
});

test('draws again after a failure', async () => {
  let attempts = 0;
  const draw = keepDrawn(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('The studio is busy.');
    return new Uint8Array([7]);
  }, 2);
  await expect(draw('Mum')).rejects.toThrow('busy');
  expect(await draw('Mum')).toEqual(new Uint8Array([7]));
});
