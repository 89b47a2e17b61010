import type { Engine } from './engine.ts';

/** A figure and, if there is one, that of its floor: the least work that could do the same job with the same parts. */
export type Row = { name: string; unit: string; value: number; floor?: number };

/** One part of `npm run bench`; `quick` uses less data, for a first look. */
export type Bench = { title: string; run(engine: Engine, quick: boolean): Promise<Row[]> };

type Measure = () => Promise<number>;

/** Medians over rounds in which both run in turn, so that a slow minute slows both; the first round is a warm-up. */
export async function compare(
  name: string,
  unit: string,
  { ours, floor, rounds = 3 }: { ours: Measure; floor: Measure; rounds?: number },
): Promise<Row> {
  const figures: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const [our, least] = [await ours(), await floor()];
    if (round === 0) continue;
    figures.ours.push(our);
    figures.floor.push(least);
  }
  return { name, unit, value: share(figures.ours, 0.5), floor: share(figures.floor, 0.5) };
}

/** The percentile of the numbers. */
export function share(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN;
}

/** Measures the milliseconds of some work. */
export async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now();
  await work();
  return performance.now() - begunMs;
}
