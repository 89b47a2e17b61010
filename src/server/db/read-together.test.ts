import { expect, test } from 'vitest';
import { readTogether } from './read-together.ts';

/** A table whose reads end when they are told to. */
function slowTable(rows: Map<string, string>) {
  const reads: { keys: string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const read = (keys: string[]) => {
    const seen = new Map(keys.flatMap((key) => [...rows].filter(([found]) => found === key)));
    return new Promise<Map<string, string>>((resolve, reject) =>
      reads.push({ keys, end: () => resolve(seen), fail: reject }),
    );
  };
  return { reads, ask: readTogether(read) };
}

test('who asks while a read is under way is answered by the next one, all of them at once', async () => {
  const { reads, ask } = slowTable(new Map([['a', 'Ada']]));
  const first = ask('a');
  const others = [ask('a'), ask('b'), ask('a')];
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  reads[0]?.end();
  expect(await first).toBe('Ada');
  await expect.poll(() => reads.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  reads[1]?.end();
  expect(await Promise.all(others)).toEqual(['Ada', undefined, 'Ada']);
});

test('what was taken away before somebody asked is not found', async () => {
  const rows = new Map([['a', 'Ada']]);
  const { reads, ask } = slowTable(rows);
  const before = ask('a');
  rows.delete('a');
  const after = ask('a');
  reads[0]?.end();
  expect(await before).toBe('Ada');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  expect(await after).toBeUndefined();
});

test('a read that fails is told to those who asked for it, and the next one is made all the same', async () => {
  const { reads, ask } = slowTable(new Map([['a', 'Ada']]));
  const first = ask('a');
  const next = ask('a');
  reads[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  expect(await next).toBe('Ada');
});
