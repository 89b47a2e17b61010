import type { Benchmark } from './benchmark.ts';
import { inventInput } from './fuzz-inputs.ts';
import { fuzzParsers, readWholeBook, readWholeTable } from './fuzz-parsers.ts';
import { type MeasuredRow, timeMs } from './measure.ts';
import { cardShapes, rowShapes } from './slow-shapes.ts';

const inputs = 1_000_000;
const cardChars = 250_000;
const lineChars = 1_000_000;

/** A million generated and damaged files, and what is dear for parsers at the largest that a file may have of it. */
export const parsersBench: Benchmark = {
  title: `Parsers: ${inputs.toLocaleString('en')} inputs of vCard and CSV, none may throw or take a second`,
  run: async () => {
    const figures = fuzzParsers(inputs);
    const floorMs = await timeMs(async () => {
      for (let at = 0; at < inputs; at += 1) inventInput(1, at);
    });
    const perSecond = (inputs / figures.seconds) | 0;
    const rows: MeasuredRow[] = [
      row('inputs made and read', '/s', perSecond, perSecond / (inputs / (floorMs / 1000))),
      row('floor: inputs made and not read', '/s', inputs / (floorMs / 1000)),
      row(`the slowest, number ${figures.slowestInput}`, 'ms', figures.slowestMs),
    ];
    return [...rows, ...measureShapes()];
  },
};

/** The times of the shapes at full size, each with its ratio to the time at a quarter: 4 is linear, 16 is a square. */
function measureShapes(): MeasuredRow[] {
  const all = [
    ...Object.entries(cardShapes).map(([name, shape]) => ({ name, shape, chars: cardChars, read: readWholeBook })),
    ...Object.entries(rowShapes).map(([name, shape]) => ({ name, shape, chars: lineChars, read: readWholeTable })),
  ];
  return all
    .map(({ name, shape, chars, read }) => {
      const time = (text: string) => {
        const bytes = Buffer.from(text, 'utf8');
        const took = Array.from({ length: 3 }, () => {
          const begunMs = performance.now();
          read(bytes);
          return performance.now() - begunMs;
        });
        return Math.min(...took);
      };
      const quarter = time(shape(chars / 4));
      const whole = time(shape(chars));
      return row(`${name}, ${(chars / 1000).toFixed(0)} kB (to a quarter of it)`, 'ms', whole, whole / quarter);
    })
    .sort((a, b) => b.median - a.median);
}

function row(name: string, unit: string, value: number, ratio: number | null = null): MeasuredRow {
  return { name, unit, median: value, lowest: value, highest: value, ratio };
}
