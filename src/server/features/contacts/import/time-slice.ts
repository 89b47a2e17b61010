import { setImmediate } from 'node:timers/promises';

/**
 * Long work calls this between its steps: it yields to the event loop every few milliseconds, so that others do not
 * wait.
 */
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

/** Yields to the event loop. The embedded database alone does not, however many statements run. */
export async function letOthersIn(): Promise<void> {
  await setImmediate();
}
