// `npm run bench [-- names --postgres --quick]`: measures each part beside its floor and prints both and their ratio.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { startPostgres } from '../tests/database/start-postgres.ts';
import { choose } from './choose.ts';
import type { Bench, Row } from './compare.ts';
import { deliveryBench } from './delivery.bench.ts';
import { engineOn } from './engine.ts';
import { growthBench } from './growth.bench.ts';
import { importsBench } from './imports.bench.ts';
import { listsBench, readsBench } from './lists.bench.ts';
import { picturesBench } from './pictures.bench.ts';
import { startBench } from './start.bench.ts';

const benches: Record<string, Bench> = {
  start: startBench,
  reads: readsBench,
  lists: listsBench,
  delivery: deliveryBench,
  imports: importsBench,
  pictures: picturesBench,
  growth: growthBench,
};
const options = { postgres: { type: 'boolean' }, quick: { type: 'boolean', default: false } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const chosen = choose(benches, positionals);
// Servers and drawing threads run what is built.
if (!(await ensureBuilt())) process.exit(1);
const postgres = values.postgres ? await startPostgres() : null;
const engine = engineOn(postgres?.url ?? null);
console.log(`Node ${process.version}, ${engine.name}. Medians; each floor is measured in the same rounds.`);
try {
  for (const [, { title, run }] of chosen) print(title, await run(engine, values.quick));
} finally {
  await postgres?.stop();
}
process.exit();

function print(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${title}\n${''.padEnd(width)}        measured           floor    ratio`);
  for (const { name, unit, value, floor } of rows) {
    const beside = floor ? digits(floor, unit).padStart(16) + digits(value / floor, 'x').padStart(9) : '';
    console.log(name.padEnd(width) + digits(value, unit).padStart(16) + beside);
  }
}

/** Three that count. */
function digits(value: number, unit: string): string {
  return `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`;
}
