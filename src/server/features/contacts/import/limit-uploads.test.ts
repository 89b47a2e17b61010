import { expect, test } from 'vitest';
import { limitUploads } from './limit-uploads.ts';

test('a user has three files read at once, another user as well, and a failed one makes room', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve('read'))));
  const running = [1, 2, 3].map(() => limitUploads(7, read));
  await expect(limitUploads(7, read)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  expect(await limitUploads(8, async () => 'other')).toBe('other');
  ends[0]?.(new Error('broken'));
  await expect(running[0]).rejects.toThrow('broken');
  expect(await limitUploads(7, async () => 'next')).toBe('next');
  for (const end of ends) end();
  expect(await Promise.all(running.slice(1))).toEqual(['read', 'read']);
});
