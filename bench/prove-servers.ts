// `npm run prove:servers [pooler, update, standby] [-- --minutes=10]`: many processes on PostgreSQL and PgBouncer of Debian's
// packages, which it installs where it may, with printed figures.
import { parseArgs } from 'node:util';
import { makeDataDir } from '../tests/process/data-dir.ts';
import type { BenchDatabase, Databases } from './benchmark.ts';
import { keepFigures } from './measurements/record-figures.ts';
import { makeDatabase, openDebianServers } from './proofs/debian-servers.ts';
import { startMember } from './proofs/fleet.ts';
import { poolerProof } from './proofs/pooler.proof.ts';
import type { ServersProof } from './proofs/servers-proof.ts';
import { standbyProof } from './proofs/standby.proof.ts';
import { updateProof } from './proofs/update.proof.ts';

// The last one kills the primary.
const proofs: Record<string, ServersProof> = { update: updateProof, pooler: poolerProof, standby: standbyProof };
const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !proofs[name]);
if (unknown.length > 0)
  throw new Error(`There is no proof named ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`);

const servers = openDebianServers();
const wrong: string[] = [];
process.once('exit', () => servers.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  console.log(servers.versions);
  const primary = await servers.startPrimary();
  const template = 'started_once';
  await startOnce(await makeDatabase(primary, template));
  let made = 0;
  const databases: Databases = {
    engine: 'PostgreSQL',
    create: async () => {
      made += 1;
      const databaseUrl = await makeDatabase(primary, `proof_${made}`, template);
      const { dataDir, remove } = makeDataDir();
      const own: BenchDatabase = {
        ...{ dataDir, databaseUrl, remove },
        env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
        duplicate: () => own,
      };
      return own;
    },
  };
  for (const [name, proof] of Object.entries(proofs)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`${proof.title}:`);
    const keep = keepFigures({ part: name, engine: databases.engine, title: proof.title });
    wrong.push(...(await proof.prove({ servers, primary, databases, keep, minutes: Number(values.minutes ?? 2) })));
  }
} finally {
  servers.close();
}
console.log(wrong.length === 0 ? 'Everything held.' : `WRONG:\n${wrong.join('\n')}`);
process.exit(wrong.length === 0 ? 0 : 1);

/** Migrates, and draws the card styles, which takes a minute. */
async function startOnce(databaseUrl: string): Promise<void> {
  const { dataDir, remove } = makeDataDir();
  const member = await startMember('web', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  await member.kill('SIGTERM');
  remove();
}
