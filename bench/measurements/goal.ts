import type { Figure } from './record-figures.ts';

/** A figure that an issue asks for. */
export type Goal = {
  issue: number;
  /** The issue's words. */
  says: string;
  part: string;
  /** The rows it is about; of several the worst one counts. */
  rows: RegExp;
  of: 'ratio' | 'median' | 'highest';
  /** Where the issue asks for it on one engine only. */
  engine?: string;
} & ({ atMost: number } | { atLeast: number });

export type Verdict = {
  goal: Goal;
  engine: string;
  outcome: 'met' | 'missed';
  /** The worst of its rows. */
  figure: Figure;
};

/** What became of a goal on each engine it was measured on; nothing where it was not measured. */
export function judge(goal: Goal, figures: readonly Figure[]): Verdict[] {
  const rows = figures.filter(
    ({ part, name, engine }) => part === goal.part && goal.rows.test(name) && (!goal.engine || goal.engine === engine),
  );
  return [...new Set(rows.map(({ engine }) => engine))].flatMap((engine) => {
    const worst = rows
      .filter((row) => row.engine === engine)
      .reduce((found, row) => (isWorse(goal, row, found) ? row : found));
    return [
      {
        goal,
        engine,
        outcome: holds(goal, figureOf(goal, worst)) ? ('met' as const) : ('missed' as const),
        figure: worst,
      },
    ];
  });
}

function isWorse(goal: Goal, one: Figure, other: Figure): boolean {
  const [a, b] = [figureOf(goal, one), figureOf(goal, other)];
  // What could not be measured is no success.
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a);
  return 'atMost' in goal ? a > b : a < b;
}

function holds(goal: Goal, value: number): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** JSON knows no NaN: it comes back as null. */
function figureOf(goal: Goal, figure: Figure): number {
  return figure[goal.of] ?? Number.NaN;
}
