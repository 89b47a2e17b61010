import { appendFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Keeps figures without a unit for docs/MEASUREMENTS.md, if that is being made (bench/measurements/record-figures.ts).
 * @param {string} part @param {string} title @param {Record<string, number>} figures
 */
export function keepFigures(part, title, figures) {
  const file = process.env.FONDLY_FIGURES_FILE;
  if (!file) return;
  for (const [name, value] of Object.entries(figures)) {
    const row = { name, unit: '', median: value, lowest: value, highest: value, ratio: null };
    appendFileSync(file, `${JSON.stringify({ part, engine: '', title, ...row })}\n`);
  }
}
