// `npm run prove:servers [-- update pooler standby --minutes=10]`: several processes on PostgreSQL, PgBouncer and a standby.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { engineOn } from './engine.ts';
import { prove } from './proofs/proof.ts';
import { openDebianServers } from './servers/debian-servers.ts';
import { poolerProof } from './servers/pooler.proof.ts';
import { standbyProof } from './servers/standby.proof.ts';
import { updateProof } from './servers/update.proof.ts';

// The last one kills the primary.
const proofs = { update: updateProof, pooler: poolerProof, standby: standbyProof };
const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true });
if (!(await ensureBuilt())) process.exit(1);
const servers = openDebianServers();
process.once('exit', () => servers.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const primary = await servers.startPrimary();
await prove(proofs, positionals, {
  servers,
  primary,
  engine: engineOn(primary.url),
  minutes: Number(values.minutes ?? 2),
});
