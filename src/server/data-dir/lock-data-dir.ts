import { mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimSocket, isAnswering } from './claim-socket.ts';
import { type LockOwner, readOwner, writeOwner } from './lock-owner.ts';
import { placeLock } from './place-lock.ts';

/** Another process holds this data directory. */
export class DataDirInUse extends Error {
  readonly pid: number | undefined;
  readonly host: string | undefined;

  constructor(dir: string, owner: LockOwner | undefined) {
    const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
    super(`The data directory ${dir} is in use by ${who}. Stop that one first, or set DATA_DIR to another directory.`);
    this.name = 'DataDirInUse';
    this.pid = owner?.pid;
    this.host = owner?.host;
  }
}

/**
 * Locks `dir` for this process until it releases the lock or dies. Two writers would silently corrupt the embedded
 * database. The lock is a listening Unix socket: an owner that accepts connections is alive, in any container, and the
 * kernel closes the socket with its process, so even a killed owner leaves the directory free at once.
 *
 * Sockets are numbered, and a dead one is superseded by the next number instead of being removed and created again:
 * between finding it dead and removing it, another process may have taken its place.
 * @throws DataDirInUse
 */
export async function lockDataDir(dir: string): Promise<{ release(): Promise<void> }> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const realDir = realpathSync(dir);
  const lockDir = placeLock(realDir);
  for (;;) {
    const newest = newestGeneration(lockDir);
    if (newest > 0 && (await isAnswering(socketPath(lockDir, newest)))) {
      throw new DataDirInUse(dir, await readOwner(lockDir, newest));
    }
    const generation = newest + 1;
    const claim = await claimSocket(lockDir, socketPath(lockDir, generation));
    if (!claim) continue;
    const others = generations(lockDir).filter((other) => other !== generation);
    if (await anyAnswers(lockDir, others)) {
      // Our socket came late: others took the lock since we looked. When two processes meet here, at least one sees the
      // other.
      await claim.release();
      await wait(Math.random() * 50);
      continue;
    }
    writeOwner(lockDir, { pid: process.pid, host: hostname(), generation });
    for (const dead of others) rmSync(socketPath(lockDir, dead), { force: true });
    return claim;
  }
}

const socketName = /^lock\.(\d+)\.sock$/;

function socketPath(lockDir: string, generation: number): string {
  return join(lockDir, `lock.${generation}.sock`);
}

function generations(lockDir: string): number[] {
  return readdirSync(lockDir).flatMap((name) => Number(socketName.exec(name)?.[1] ?? []));
}

function newestGeneration(lockDir: string): number {
  return Math.max(0, ...generations(lockDir));
}

async function anyAnswers(lockDir: string, among: number[]): Promise<boolean> {
  const answers = await Promise.all(among.map((generation) => isAnswering(socketPath(lockDir, generation))));
  return answers.includes(true);
}
