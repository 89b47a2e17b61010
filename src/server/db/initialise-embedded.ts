import { chmodSync, cpSync, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build puts the cluster that each installation starts with (073). */
export const emptyClusterDir = fileURLToPath(new URL('../../../dist/empty-cluster', import.meta.url));

/** Files that are flushed together share the disk's work. */
const flushedAtOnce = 8;

/**
 * Gives `clusterDir` the empty cluster of the build unless it has one. It is copied beside its place, flushed and
 * renamed, so an interrupted start leaves nothing or a complete database.
 */
export async function initialiseEmbedded(clusterDir: string): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  const unfinishedDir = `${clusterDir}.unfinished`;
  await rm(unfinishedDir, { recursive: true, force: true });
  await mkdir(dirname(clusterDir), { recursive: true });
  copyEmptyCluster(unfinishedDir);
  await flushTree(unfinishedDir);
  await rename(unfinishedDir, clusterDir);
  await flush(dirname(clusterDir));
}

/** Copies the empty cluster of the build, private to this user. */
export function copyEmptyCluster(toDir: string): void {
  cpSync(emptyClusterDir, toDir, { recursive: true });
  chmodSync(toDir, 0o700);
}

async function flushTree(dir: string): Promise<void> {
  const left = [dir, ...(await readdir(dir, { recursive: true })).map((path) => join(dir, path))];
  const flushRest = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await flush(path);
  };
  await Promise.all(Array.from({ length: flushedAtOnce }, flushRest));
}

async function flush(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
