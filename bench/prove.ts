// `npm run prove [-- kills workers restarts race rounds address-book --runs=5]`: the promises of delivery and of address books under force.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { startPostgres } from '../tests/database/start-postgres.ts';
import { engineOn } from './engine.ts';
import { addressBookProof } from './proofs/address-book.proof.ts';
import { killsProof } from './proofs/kills.proof.ts';
import { prove } from './proofs/proof.ts';
import { raceProof } from './proofs/race.proof.ts';
import { restartsProof } from './proofs/restarts.proof.ts';
import { roundsProof } from './proofs/rounds.proof.ts';
import { workersProof } from './proofs/workers.proof.ts';

const proofs = {
  kills: killsProof,
  workers: workersProof,
  restarts: restartsProof,
  race: raceProof,
  rounds: roundsProof,
  'address-book': addressBookProof,
};
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
if (!(await ensureBuilt())) process.exit(1);
const server = await startPostgres();
const parts = { postgres: engineOn(server.url), embedded: engineOn(null), runs: Number(values.runs ?? 20) };
await prove(proofs, positionals, parts, () => server.stop());
