import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name of a test server's directory begins so, followed by the pid of the run that made it. */
export const serverDirPrefix = 'fondly-postgres-';

/** Ends the PostgreSQL servers of test runs that were killed before they could, and deletes their files. */
export function killOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    const runPid = new RegExp(`^${serverDirPrefix}(\\d+)-`).exec(name)?.[1];
    if (!runPid || isAlive(Number(runPid))) continue;
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

// The number may belong to another process by now: only one that runs on this very directory is ours.
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
