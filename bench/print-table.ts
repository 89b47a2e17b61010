import type { MeasuredRow } from './measure.ts';

const heads = ['', 'median', 'lowest', 'highest', 'unit', 'to floor'];

/** Prints rows as a plain table under a title. */
export function printTable(title: string, rows: readonly MeasuredRow[]): void {
  const cells = [
    heads,
    ...rows.map(({ name, median, lowest, highest, unit, ratio }) => [
      name,
      ...[median, lowest, highest].map(readable),
      unit,
      ratio === null ? '' : `${readable(ratio)} x`,
    ]),
  ];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of cells) {
    const padded = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${padded.join('  ').trimEnd()}`);
  }
}

/** Three digits that say something. */
function readable(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
