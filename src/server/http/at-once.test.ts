import { expect, test } from 'vitest';
import { limitAtOnce } from './at-once.ts';

test('limits the calls in progress per caller, and a failure frees a place', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve('done'))));
  const running = [1, 2, 3].map(() => limitAtOnce('ann', 3, work));
  await expect(limitAtOnce('ann', 3, work)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 });
  expect(await limitAtOnce('ben', 3, async () => 'other')).toBe('other');
  ends[0]?.(new Error('broken'));
  await expect(running[0]).rejects.toThrow('broken');
  expect(await limitAtOnce('ann', 3, async () => 'next')).toBe('next');
  for (const end of ends) end();
  expect(await Promise.all(running.slice(1))).toEqual(['done', 'done']);
});
