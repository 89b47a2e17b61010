import { readFileSync } from 'node:fs';

// What Linux counts in; the same on every machine Node runs on.
const ticksPerSecond = 100;

/** The milliseconds of processor that a process has used so far, all its threads together; not a number elsewhere. */
export function processorMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  // After the name in brackets, which may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}
