// `npm run prove:kills [-- --runs=50 --engine=embedded]`: SIGKILL under write on both engines, with printed figures.
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/database/start-postgres.ts';
import { databasesOn } from './benchmark.ts';
import { keepFigures } from './measurements/record-figures.ts';
import { killsUnderWriteProof } from './proofs/kills-under-write.proof.ts';
import { startsProof } from './proofs/starts.proof.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, engine: { type: 'string' } },
  allowPositionals: true,
});
const proofs = { kills: killsUnderWriteProof, starts: startsProof };
const wrong: string[] = [];
for (const engine of ['embedded', 'postgres']) {
  if (values.engine && values.engine !== engine) continue;
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const databases = databasesOn(postgres?.url ?? null);
  try {
    for (const [name, proof] of Object.entries(proofs)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.log(`${proof.title}, ${databases.engine}:`);
      const keep = keepFigures({ part: name, engine: databases.engine, title: proof.title });
      wrong.push(...(await proof.prove(databases, Number(values.runs ?? proof.runs), keep)));
    }
  } finally {
    await postgres?.stop();
  }
}
console.log(wrong.length === 0 ? 'Everything held.' : `WRONG:\n${wrong.join('\n')}`);
process.exit(wrong.length === 0 ? 0 : 1);
