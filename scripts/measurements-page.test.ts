import { expect, test } from 'vitest';
import type { Goal } from '../bench/measurements/goal.ts';
import { goals } from '../bench/measurements/goals.ts';
import { reasons } from '../bench/measurements/reasons.ts';
import { type Figure, singleFigure } from '../bench/measurements/record-figures.ts';
import { type Run, renderPage } from '../bench/measurements/render-page.ts';

const figure = (name: string, value: number, ratio: number | null = null, engine = 'PostgreSQL'): Figure => ({
  ...singleFigure(name, 'ms', value, ratio),
  part: 'reads',
  engine,
  title: 'Reads',
});

const bound = (says: string, rows: RegExp, atMost: number): Goal => ({
  issue: 8,
  part: 'reads',
  says,
  rows,
  of: 'median',
  atMost,
});

const run = (figures: Figure[], failure: string | null = null): Run => ({
  machine: 'Machine: two cores.',
  form: 'short',
  parts: [{ name: 'reads', command: 'npm run bench reads', minutes: 1.25, loadBefore: 0.5, failure }],
  figures,
});

const linesWith = (page: string, words: string) => page.split('\n').filter((line) => line.includes(words));

test('a goal that is met says so, with its floor and its ratio', () => {
  const page = renderPage(run([figure('GET /a', 20, 4)]), [bound('Quick', /GET/, 30)], {});
  expect(linesWith(page, '| Quick')).toEqual([
    '| Quick | GET /a, PostgreSQL | 20 ms | 5 ms | 4 x | at most 30 | met |',
  ]);
  expect(page).toContain('Of 1 goals 1 met, 0 missed, 0 not measured.');
  expect(page).not.toContain('Missed, and why');
});

test('the worst of the rows counts, and a missed goal is explained, or said not to be', () => {
  const figures = [figure('GET /a', 20), figure('GET /b', 40), figure('POST /c', 90)];
  const goal = bound('Quick', /GET/, 30);
  const explained = renderPage(run(figures), [goal], { Quick: 'The disk is slow.' });
  expect(linesWith(explained, '| Quick')).toEqual([
    '| Quick | GET /b, PostgreSQL | 40 ms |  |  | at most 30 | **missed** |',
  ]);
  expect(explained).toContain('- **Quick** The disk is slow.');
  expect(renderPage(run(figures), [goal], {})).toContain('- **Quick** No reason has been given yet');
});

test('each engine is held against the goal, unless it names one', () => {
  const figures = [figure('GET /a', 20), figure('GET /a', 60, null, 'embedded database')];
  const goal = bound('Quick', /GET/, 30);
  expect(linesWith(renderPage(run(figures), [goal], {}), '| Quick')).toHaveLength(2);
  const onOne = renderPage(run(figures), [{ ...goal, engine: 'PostgreSQL' }], {});
  expect(linesWith(onOne, '| Quick')).toHaveLength(1);
  expect(onOne).toContain('Of 1 goals 1 met');
});

test('at least is the other way round, and what could not be measured is missed', () => {
  const goal: Goal = { issue: 8, part: 'reads', says: 'Share', rows: /GET/, of: 'ratio', atLeast: 0.6 };
  expect(renderPage(run([figure('GET /a', 1, 0.7), figure('GET /b', 1, 0.5)]), [goal], {})).toContain('| 0.50 x |');
  // As it comes back from JSON.
  const broken = JSON.parse(JSON.stringify(figure('GET /a', 1, Number.NaN))) as Figure;
  expect(renderPage(run([figure('GET /b', 1, 0.7), broken]), [goal], {})).toContain('**missed**');
});

test('what was not measured and what failed is said', () => {
  const page = renderPage(run([], 'stopped after 60.0 s'), [bound('Quick', /GET/, 30)], {});
  expect(page).toContain('| Quick |  |  |  |  | at most 30 | not measured |');
  expect(page).toContain('Of 1 goals 0 met, 0 missed, 1 not measured.');
  expect(page).toContain('| reads | `npm run bench reads` | 1.3 | 0.5 | **failed**: stopped after 60.0 s |');
});

test('a figure without a goal stands among all figures', () => {
  expect(renderPage(run([figure('of | interest', 12.34)]), [], {})).toContain(
    '| of \\| interest | 12.3 ms | 12.3 | 12.3 |  |',
  );
});

test('each reason belongs to a goal, and no goal stands twice', () => {
  const words = goals.map(({ says }) => says);
  expect(new Set(words).size).toBe(words.length);
  expect(Object.keys(reasons).filter((says) => !words.includes(says))).toEqual([]);
});
