import type { Ink } from '../contract/ink.ts';

/** Room around the outline in px, so that no edge is cut. */
const marginPx = 2;
const command = /([MLQCZ])([^MLQCZ]*)/g;

/**
 * An outline as ink: moved to the corner of a box that just holds it, in tenths of a pixel. `path` has absolute M, L, Q, C and Z
 * only. Null if it draws nothing. Throws RangeError on other paths.
 */
export function trimInk(path: string): Ink | null {
  if (/[^MLQCZ\d\s.,e+-]/.test(path)) throw new RangeError('The outline has commands other than M, L, Q, C and Z.');
  const steps = [...path.matchAll(command)].map(([, name = '', text = '']) => ({
    name,
    numbers: (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g) ?? []).map(Number),
  }));
  const [left, right] = rangeOf(steps.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === 0)));
  const [top, bottom] = rangeOf(steps.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === 1)));
  if (right - left <= 0 || bottom - top <= 0) return null;
  const moved = (number: number, index: number) => tenths(number - (index % 2 === 0 ? left : top) + marginPx);
  return {
    width: tenths(right - left + 2 * marginPx),
    height: tenths(bottom - top + 2 * marginPx),
    path: steps.map(({ name, numbers }) => `${name}${numbers.map(moved).join(' ')}`).join(''),
  };
}

function rangeOf(numbers: number[]): [number, number] {
  return numbers.reduce<[number, number]>(
    ([least, most], number) => [Math.min(least, number), Math.max(most, number)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}
