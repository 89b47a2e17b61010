import { appendFileSync } from 'node:fs';
import type { MeasuredRow } from '../measure.ts';

/** Names the file that the figures of a run are appended to, one JSON line each; without it they are only printed. */
export const figuresFileVariable = 'FONDLY_FIGURES_FILE';

/** What was measured, and on which engine, if any. */
export type FigureSource = { part: string; engine: string; title: string };

export type Figure = FigureSource & MeasuredRow;

/** Keeps figures for docs/MEASUREMENTS.md, if that is being made. */
export function recordFigures(source: FigureSource, rows: readonly MeasuredRow[]): void {
  const file = process.env[figuresFileVariable];
  if (!file) return;
  for (const row of rows) appendFileSync(file, `${JSON.stringify({ ...source, ...row })}\n`);
}

/** One figure that was taken once. */
export function singleFigure(name: string, unit: string, value: number, ratio: number | null = null): MeasuredRow {
  return { name, unit, median: value, lowest: value, highest: value, ratio };
}

/** For what finds its figures one by one. */
export function keepFigures(source: FigureSource) {
  return (name: string, unit: string, value: number, ratio?: number): void =>
    recordFigures(source, [singleFigure(name, unit, value, ratio)]);
}
