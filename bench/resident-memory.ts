import { readFileSync } from 'node:fs';

/** A process's resident memory in MB as Linux tells it; not a number elsewhere. */
export function residentMb(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
