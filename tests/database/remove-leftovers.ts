import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The prefix of the directories of test servers and test databases; the pid of the process follows. */
export const serverDirPrefix = 'fondly-postgres-';
export const dataDirPrefix = 'fondly-test-';

const leftover = new RegExp(`^(?:${serverDirPrefix}|${dataDirPrefix})(\\d+)-`);

/** Stops the PostgreSQL servers of killed test runs, and deletes their files. */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = leftover.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const dir = join(tmpdir(), name);
    const serverPid = postmasterOf(dir);
    if (serverPid && commandLine(serverPid).includes(dir)) process.kill(serverPid, 'SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
}

function postmasterOf(dir: string): number | undefined {
  try {
    return Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

// The pid may belong to another process by now: only one that runs on this very directory is ours.
function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
