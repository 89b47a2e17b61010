import { localDay } from '../domain/local-time.ts';

/** The wall clock; tests put their own in the context. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The calendar day where someone is, 'YYYY-MM-DD'. */
export function todayIn(clock: Clock, timeZone: string): string {
  return localDay(clock.now().toISOString(), timeZone);
}
