// `npm run bench [names] [-- --postgres]`: measures each part beside its floor and prints a table.
import { startPostgres } from '../tests/database/start-postgres.ts';
import { type Benchmark, databasesOn } from './benchmark.ts';
import { deliverCardsBench } from './deliver-cards.bench.ts';
import { drawPicturesBench } from './draw-pictures.bench.ts';
import { growthBench } from './growth.bench.ts';
import { importsBench } from './imports.bench.ts';
import { listCardsBench } from './list-cards.bench.ts';
import { listsBench } from './lists.bench.ts';
import { loadBench } from './load.bench.ts';
import { loginsBench } from './logins.bench.ts';
import { recordFigures } from './measurements/record-figures.ts';
import { mixedLoadBench } from './mixed-load.bench.ts';
import { pagesBench } from './pages.bench.ts';
import { parsersBench } from './parsers.bench.ts';
import { pictureMemoryBench } from './picture-memory.bench.ts';
import { printTable } from './print-table.ts';
import { readsBench } from './reads.bench.ts';
import { refusalsBench } from './refusals.bench.ts';
import { startUpBench } from './start-up.bench.ts';
import { uploadsBench } from './uploads.bench.ts';

const benchmarks: Record<string, Benchmark> = {
  cards: listCardsBench,
  delivery: deliverCardsBench,
  growth: growthBench,
  imports: importsBench,
  lists: listsBench,
  load: loadBench,
  logins: loginsBench,
  mixed: mixedLoadBench,
  pages: pagesBench,
  parsers: parsersBench,
  pictures: drawPicturesBench,
  memory: pictureMemoryBench,
  reads: readsBench,
  refusals: refusalsBench,
  start: startUpBench,
  uploads: uploadsBench,
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
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { title } = benchmark;
    const rows = await benchmark.run(databases);
    printTable(title, rows);
    recordFigures({ part: name, engine: databases.engine, title }, rows);
  }
} finally {
  await postgres?.stop();
}
