import { type Goal, judge, type Verdict } from './goal.ts';
import type { Figure } from './record-figures.ts';

/** How one part of a run went. */
export type PartOutcome = {
  name: string;
  /** What was run, as one would type it. */
  command: string;
  minutes: number;
  /** Processes that wanted a processor when it began: over the number of cores, other work ran beside. */
  loadBefore: number;
  /** Why it has no figures, or not all of them. */
  failure: string | null;
};

export type Run = {
  machine: string;
  form: 'short' | 'full';
  parts: readonly PartOutcome[];
  figures: readonly Figure[];
};

/** Why a missed goal is missed: in words, for the goal with these words. */
export type Reasons = Record<string, string>;

/** docs/MEASUREMENTS.md. */
export function renderPage(run: Run, goals: readonly Goal[], reasons: Reasons): string {
  const verdicts = goals.map((goal) => ({ goal, found: judge(goal, run.figures) }));
  const missed = verdicts.filter(({ found }) => found.some(({ outcome }) => outcome === 'missed'));
  const all = verdicts.flatMap(({ found }) => found);
  const unmeasured = verdicts.filter(({ found }) => found.length === 0).length;
  return `${[
    '# Measurements',
    `Written by \`npm run measurements\`${run.form === 'full' ? ' -- --full' : ''}, which runs \`npm run bench\` and the \`prove:*\` commands one after the other and holds their figures against the goals of the issues. Not to be edited: goals and reasons stand in \`bench/measurements/\`.`,
    run.machine,
    form[run.form],
    `Of ${all.length + unmeasured} goals ${all.filter(({ outcome }) => outcome === 'met').length} met, ${all.filter(({ outcome }) => outcome === 'missed').length} missed, ${unmeasured} not measured.`,
    ...issuesOf(goals).flatMap((issue) => [
      `## Issue ${issue}`,
      table(
        ['goal', 'worst of', 'figure', 'floor', 'ratio', 'asked', 'outcome'],
        verdicts.filter(({ goal }) => goal.issue === issue).flatMap(({ goal, found }) => goalLines(goal, found)),
      ),
    ]),
    ...(missed.length > 0 ? ['## Missed, and why', ...missed.map(({ goal }) => explain(goal, reasons))] : []),
    '## All figures',
    ...figureTables(run.figures),
    '## The run',
    'Where the load is over the number of cores, other work ran beside: times are longer than they are on a quiet machine.',
    table(
      ['part', 'command', 'minutes', 'load when it began', 'outcome'],
      run.parts.map(({ name, command, minutes, loadBefore, failure }) => [
        name,
        `\`${command}\``,
        minutes.toFixed(1),
        loadBefore.toFixed(1),
        failure ? `**failed**: ${failure}` : 'done',
      ]),
    ),
  ].join('\n\n')}\n`;
}

const form = {
  short: 'Short form: counts and durations are smaller than the issues ask for; the parts below say which.',
  full: 'Full form: counts and durations as the issues ask for them.',
};

function goalLines(goal: Goal, found: readonly Verdict[]): string[][] {
  if (found.length === 0) return [[goal.says, '', '', '', '', askedOf(goal), 'not measured']];
  return found.map(({ figure, engine, outcome }) => [
    goal.says,
    [figure.name.replace(/^floor: /, ''), engine].filter(Boolean).join(', '),
    withUnit(figure, goal.of === 'highest' ? figure.highest : figure.median),
    figure.ratio ? withUnit(figure, figure.median / figure.ratio) : '',
    figure.ratio ? `${readable(figure.ratio)} x` : '',
    askedOf(goal),
    outcome === 'met' ? 'met' : '**missed**',
  ]);
}

function askedOf(goal: Goal): string {
  const times = goal.of === 'ratio' ? ' x' : '';
  return 'atMost' in goal ? `at most ${count(goal.atMost)}${times}` : `at least ${count(goal.atLeast)}${times}`;
}

function explain(goal: Goal, reasons: Reasons): string {
  return `- **${goal.says}** ${reasons[goal.says] ?? 'No reason has been given yet: `bench/measurements/reasons.ts`.'}`;
}

function figureTables(figures: readonly Figure[]): string[] {
  const nameOf = ({ part, engine }: Figure) => [part, engine].filter(Boolean).join(', ');
  return [...new Set(figures.map(nameOf))].flatMap((name) => {
    const rows = figures.filter((figure) => nameOf(figure) === name);
    return [
      `### ${name}`,
      rows[0]?.title ?? '',
      table(
        ['', 'median', 'lowest', 'highest', 'to floor'],
        rows.map((row) => [
          row.name.trim(),
          withUnit(row, row.median),
          readable(row.lowest),
          readable(row.highest),
          row.ratio ? `${readable(row.ratio)} x` : '',
        ]),
      ),
    ];
  });
}

function issuesOf(goals: readonly Goal[]): number[] {
  return [...new Set(goals.map(({ issue }) => issue))].sort((a, b) => a - b);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function withUnit({ unit }: Figure, value: number | null): string {
  return unit.startsWith('/') ? `${readable(value)}${unit}` : `${readable(value)} ${unit}`.trim();
}

/** Three digits that say something. */
function readable(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '–';
  if (Number.isInteger(value) || value >= 100) return count(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function count(value: number): string {
  return value.toLocaleString('en');
}
