import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

// Each new log segment is filled with zeros and flushed while everything waits, so segments are small.
const initDbStartParams = ['--wal-segsize=1'];

/**
 * Creates an empty cluster at `clusterDir` unless there is one. It is built beside its place, flushed and renamed, so
 * an interrupted start leaves nothing or a complete database.
 */
export async function initialiseEmbedded(clusterDir: string): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  const unfinishedDir = `${clusterDir}.unfinished`;
  rmSync(unfinishedDir, { recursive: true, force: true });
  mkdirSync(dirname(clusterDir), { recursive: true });
  const pglite = await PGlite.create(unfinishedDir, { initDbStartParams });
  await pglite.close();
  // The engine creates world-writable files; the directory keeps other users out.
  chmodSync(unfinishedDir, 0o700);
  flushTree(unfinishedDir);
  renameSync(unfinishedDir, clusterDir);
  flush(dirname(clusterDir));
}

function flushTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else flush(path);
  }
  flush(dir);
}

function flush(path: string): void {
  const fileDescriptor = openSync(path, 'r');
  try {
    fsyncSync(fileDescriptor);
  } finally {
    closeSync(fileDescriptor);
  }
}
