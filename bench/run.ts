// `npm run bench [names] [-- --postgres]`: measures each part beside its floor and prints a table.
import { startPostgres } from '../tests/database/start-postgres.ts';
import { type Benchmark, databasesOn } from './benchmark.ts';
import { deliveryBench } from './delivery.bench.ts';
import { growthBench } from './growth.bench.ts';
import { importsBench } from './imports.bench.ts';
import { listsBench, readsBench } from './lists.bench.ts';
import type { MeasuredRow } from './measure.ts';
import { memoryBench } from './memory.bench.ts';
import { picturesBench } from './pictures.bench.ts';
import { startBench } from './start.bench.ts';

const benchmarks: Record<string, Benchmark> = {
  start: startBench,
  reads: readsBench,
  lists: listsBench,
  delivery: deliveryBench,
  imports: importsBench,
  pictures: picturesBench,
  memory: memoryBench,
  growth: growthBench,
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(`There is no benchmark named ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}

const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const databases = databasesOn(postgres?.url ?? null);
console.log(`Node ${process.version}, ${databases.engine}. Medians; each floor is measured in the same rounds.`);
try {
  for (const [name, { title, run }] of Object.entries(benchmarks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    printTable(title, await run(databases));
  }
} finally {
  await postgres?.stop();
}

function printTable(title: string, rows: readonly MeasuredRow[]): void {
  const heads = ['', 'median', 'lowest', 'highest', 'unit', 'to floor'];
  const cells = rows.map(({ name, median, lowest, highest, unit, ratio }) => [
    name,
    ...[median, lowest, highest].map(readable),
    unit,
    ratio === null ? '' : `${readable(ratio)} x`,
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...cells.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  console.log(`\n${title}`);
  for (const row of [heads, ...cells]) {
    const padded = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${padded.join('  ').trimEnd()}`);
  }
}

/** Three significant digits. */
function readable(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
