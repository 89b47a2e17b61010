import { chmodSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createCluster } from '../db/create-cluster.ts';
import { openDatabase } from '../db/database.ts';
import { emptyClusterDir } from '../db/initialise-embedded.ts';
import { prepareEmptyDatabase } from './prepare-empty-database.ts';

// The build runs this: the cluster that a first start copies, with all tables (073).
const unfinishedDir = `${emptyClusterDir}.unfinished`;
rmSync(unfinishedDir, { recursive: true, force: true });
const clusterDir = join(unfinishedDir, 'db');
await createCluster(clusterDir);
const database = await openDatabase({ dataDir: unfinishedDir, isDurable: false });
await prepareEmptyDatabase(database);
await database.close();
// The engine creates world-writable files. The server's user must be able to read them, and nobody to change them.
for (const path of ['', ...readdirSync(clusterDir, { recursive: true, encoding: 'utf8' })]) {
  const full = join(clusterDir, path);
  chmodSync(full, statSync(full).isDirectory() ? 0o755 : 0o644);
}
rmSync(emptyClusterDir, { recursive: true, force: true });
renameSync(clusterDir, emptyClusterDir);
rmSync(unfinishedDir, { recursive: true, force: true });
