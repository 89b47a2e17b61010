import { setImmediate } from 'node:timers/promises';

/** Long work calls this between its pieces, so that nobody else waits: it lets the others in every few milliseconds. */
export type TimeSlice = () => Promise<void> | undefined;

export function createTimeSlice(maxMs = 12): TimeSlice {
  let started = performance.now();
  return () => {
    if (performance.now() - started < maxMs) return undefined;
    return setImmediate().then(() => {
      started = performance.now();
    });
  };
}
