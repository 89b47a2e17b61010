/** Something that can be measured once: it resolves with a number in its comparison's unit. */
export type Subject = {
  name: string;
  measure(): Promise<number>;
  /** Fewer rounds than the others, for what takes many seconds. */
  rounds?: number;
};

/** Subjects against one floor: the least work that could do the same job with the same parts. */
export type Comparison = {
  unit: string;
  subjects: Subject[];
  floor: Subject | null;
  /** Rounds thrown away: caches, compilers and connections get warm in them. */
  warmUps: number;
  rounds: number;
};

export type MeasuredRow = {
  name: string;
  unit: string;
  median: number;
  lowest: number;
  highest: number;
  /** Against the floor's median; null for the floor itself and without one. */
  ratio: number | null;
};

/** Measures round by round, each subject and the floor once per round, so that a slow minute slows all of them. */
export async function compare(comparison: Comparison): Promise<MeasuredRow[]> {
  const { subjects, floor, warmUps, rounds, unit } = comparison;
  const all = floor ? [...subjects, floor] : subjects;
  const samples = new Map<Subject, number[]>(all.map((subject) => [subject, []]));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const subject of all) {
      if (round >= warmUps + (subject.rounds ?? rounds)) continue;
      const sample = await subject.measure();
      if (round >= warmUps) samples.get(subject)?.push(sample);
    }
  }
  const floorMedian = floor ? medianOf(samples.get(floor) ?? []) : null;
  return all.map((subject) => {
    const sorted = [...(samples.get(subject) ?? [])].sort((a, b) => a - b);
    const median = medianOf(sorted);
    return {
      name: subject === floor ? `floor: ${subject.name}` : subject.name,
      unit,
      median,
      lowest: sorted[0] ?? Number.NaN,
      highest: sorted.at(-1) ?? Number.NaN,
      ratio: floorMedian === null || subject === floor ? null : median / floorMedian,
    };
  });
}

/** A figure that is taken once. */
export function singleFigure(name: string, unit: string, value: number, ratio: number | null = null): MeasuredRow {
  return { name, unit, median: value, lowest: value, highest: value, ratio };
}

/** The milliseconds that some work takes. */
export async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now();
  await work();
  return performance.now() - begunMs;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
