import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Who holds a data directory. Used only in the message: a pid means nothing in another container. */
export interface LockOwner {
  pid: number;
  host: string;
  /** The number of the socket this owner listens on. */
  generation: number;
}

const fileName = 'lock.json';

/** Writes the owner's name beside its socket, atomically. */
export function writeOwner(lockDir: string, owner: LockOwner): void {
  const unfinished = join(lockDir, `${fileName}.${owner.pid}`);
  writeFileSync(unfinished, JSON.stringify(owner));
  renameSync(unfinished, join(lockDir, fileName));
}

/** Who listens on the socket numbered `generation`; undefined if the owner has not written its name within a second. */
export async function readOwner(lockDir: string, generation: number): Promise<LockOwner | undefined> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const owner = read(lockDir);
    // A new owner answers a moment before its name is written; until then the file names the previous one.
    if (owner?.generation === generation) return owner;
    await wait(50);
  }
  return undefined;
}

function read(lockDir: string): LockOwner | undefined {
  try {
    const { pid, host, generation } = JSON.parse(readFileSync(join(lockDir, fileName), 'utf8')) as Partial<LockOwner>;
    return typeof pid === 'number' && typeof host === 'string' && typeof generation === 'number'
      ? { pid, host, generation }
      : undefined;
  } catch {
    return undefined;
  }
}
