import { readFileSync } from 'node:fs';

// The unit of Linux's process times, the same on every machine that Node runs on.
const ticksPerSecond = 100;

/** Milliseconds of processor time that a process and its threads have used so far; NaN outside Linux. */
export function processorMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  // The fields after the name, which stands in brackets and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** Resident memory of a process in MB; NaN outside Linux. */
export function residentMb(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
