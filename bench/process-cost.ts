import { readFileSync } from 'node:fs';

// What Linux tells of a process.
const msPerTick = 10;

/** Milliseconds of processor time that a process and its threads have used so far. */
export function processorMs(pid: number): number {
  // The fields after the name, which stands in brackets and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
