import { expect, test } from 'vitest';
import { Rng } from './rng.ts';

const draw = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.next());

test('a seed gives one sequence, spread evenly over 0 to 1', () => {
  const numbers = draw(new Rng('a'), 20_000);
  expect(draw(new Rng('a'), 20_000)).toEqual(numbers);
  expect(draw(new Rng('b'), 3)).not.toEqual(numbers.slice(0, 3));
  const tenths = Array.from({ length: 10 }, (_, i) => numbers.filter((x) => x >= i / 10 && x < (i + 1) / 10).length);
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('a fork depends on its name only, not on what was drawn before', () => {
  const fresh = new Rng('card');
  const used = new Rng('card');
  draw(used, 100);
  draw(used.fork('snow'), 5);
  expect(draw(used.fork('trees'), 10)).toEqual(draw(fresh.fork('trees'), 10));
  expect(draw(fresh.fork('trees'), 10)).not.toEqual(draw(fresh.fork('snow'), 10));
});

test('draws stay in their ranges and a shuffle keeps every item', () => {
  const rng = new Rng('range');
  for (let i = 0; i < 2000; i++) {
    expect([2, 3, 4]).toContain(rng.whole(2, 4));
    const x = rng.between(-1, 5);
    expect(x >= -1 && x < 5).toBe(true);
  }
  expect(rng.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(() => rng.pick([])).toThrow('empty');
});
