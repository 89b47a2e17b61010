import { constants, readdirSync, type Stats, statSync } from 'node:fs';
import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

/** File times are coarse: a file written this shortly before we looked may have been written again since. */
const freshMs = 200;

/**
 * Copies the files of the embedded database to `toDir` while it serves, as of one moment: the copy opens as after a
 * crash, with everything committed until then. A first pass copies all files while others work; a second pass copies
 * what changed meanwhile, while they wait. Resolves to how long they waited.
 */
export async function copyCluster(database: Database, fromDir: string, toDir: string): Promise<{ waitedMs: number }> {
  const { connection } = database;
  if (connection.engine !== 'embedded') throw new Error('Only the embedded database is copied as files');
  await rm(toDir, { recursive: true, force: true });
  await mkdir(toDir, { recursive: true, mode: 0o700 });
  const first = await copyChanged(fromDir, toDir, new Map());
  // Once more, so that little is left for the pass in which everyone waits.
  const second = await copyChanged(fromDir, toDir, first);
  // There is only one connection: while it is held here, the engine writes nothing.
  const held = await connection.pool.connect();
  try {
    const begunMs = performance.now();
    const last = await copyChanged(fromDir, toDir, second);
    for (const path of [...first.keys(), ...second.keys()]) {
      if (!last.has(path)) await rm(join(toDir, path), { force: true });
    }
    return { waitedMs: performance.now() - begunMs };
  } finally {
    held.release();
  }
}

type Seen = { mtimeMs: number; size: number; isFresh: boolean };

/** Copies the files that changed since they were last seen; resolves to their present state. */
async function copyChanged(fromDir: string, toDir: string, before: Map<string, Seen>): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const nowMs = await readFileClock(toDir);
  for (const entry of readdirSync(fromDir, { recursive: true, encoding: 'utf8' })) {
    const stats = statOf(join(fromDir, entry));
    if (stats?.isDirectory()) await mkdir(join(toDir, entry), { recursive: true, mode: 0o700 });
    if (!stats?.isFile()) continue;
    const { mtimeMs, size } = stats;
    const last = before.get(entry);
    seen.set(entry, { mtimeMs, size, isFresh: nowMs - mtimeMs < freshMs });
    if (last && !last.isFresh && last.mtimeMs === mtimeMs && last.size === size) continue;
    await copyFile(join(fromDir, entry), join(toDir, entry), constants.COPYFILE_FICLONE).catch(ignoreGone);
  }
  return seen;
}

/** The time stamp that a new file gets: from the clock of the disk, which on a network is another machine's. */
async function readFileClock(dir: string): Promise<number> {
  const probe = join(dir, 'clock-probe');
  await writeFile(probe, '');
  const { mtimeMs } = await stat(probe);
  await rm(probe);
  return mtimeMs;
}

/** Null if the file is gone. */
function statOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}

function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
