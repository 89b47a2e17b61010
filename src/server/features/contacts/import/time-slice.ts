import { setImmediate } from 'node:timers/promises';

/** Long work calls this between its pieces, so that nobody else waits: it lets the others in every few milliseconds. */
export type TimeSlice = () => Promise<void> | undefined;

export function createTimeSlice(maxMs = 12): TimeSlice {
  let started = performance.now();
  return () => {
    if (performance.now() - started < maxMs) return undefined;
    return letOthersIn().then(() => {
      started = performance.now();
    });
  };
}

/** A turn for everyone else. The embedded database answers without one, however many statements follow each other. */
export async function letOthersIn(): Promise<void> {
  await setImmediate();
}
