// `npm run prove:delivery [names] [-- --runs=5]`: the promises of delivery under force, on PostgreSQL, with printed figures.
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/database/start-postgres.ts';
import { databasesOn } from './benchmark.ts';
import { keepFigures } from './measurements/record-figures.ts';
import { killsProof } from './proofs/kills.proof.ts';
import type { Proof } from './proofs/proof-kit.ts';
import { racesProof } from './proofs/races.proof.ts';
import { restartsProof } from './proofs/restarts.proof.ts';
import { scaleProof } from './proofs/scale.proof.ts';
import { stoppedProof } from './proofs/stopped.proof.ts';
import { workersProof } from './proofs/workers.proof.ts';

const proofs: Record<string, Proof> = {
  workers: workersProof,
  stopped: stoppedProof,
  races: racesProof,
  kills: killsProof,
  scale: scaleProof,
  restarts: restartsProof,
};
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !proofs[name]);
if (unknown.length > 0)
  throw new Error(`There is no proof named ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`);

const postgres = await startPostgres();
const wrong: string[] = [];
try {
  for (const [name, proof] of Object.entries(proofs)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`${proof.title}:`);
    const databases = databasesOn(postgres.url);
    const keep = keepFigures({
      part: name === 'kills' ? 'sigkill' : name,
      engine: databases.engine,
      title: proof.title,
    });
    wrong.push(...(await proof.prove(databases, Number(values.runs ?? proof.runs), keep)));
  }
} finally {
  await postgres.stop();
}
console.log(wrong.length === 0 ? 'Everything held.' : `WRONG:\n${wrong.join('\n')}`);
process.exit(wrong.length === 0 ? 0 : 1);
