import { setImmediate as breathe } from 'node:timers/promises';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { keepOccurrences, listStaleDates } from './occurring-dates.store.ts';

/** The zones where a day begins first and last: today in any zone is one of their days, or the day between. */
export const firstZone = 'Pacific/Kiritimati';
export const lastZone = 'Etc/GMT+12';
const never = '9999-12-31';

/** Computes the next occurrence of dates that changed or have passed everywhere; returns how many. */
export async function rollDates(context: Context, signal: AbortSignal): Promise<number> {
  const { database, clock } = context;
  const todays = new Map<string, string>();
  const today = (timeZone: string) => {
    const known = todays.get(timeZone) ?? todayIn(clock, timeZone);
    todays.set(timeZone, known);
    return known;
  };
  let rolled = 0;
  for (;;) {
    const dates = await listStaleDates(database.orm, today(lastZone));
    if (dates.length === 0) return rolled;
    signal.throwIfAborted();
    await keepOccurrences(
      database.orm,
      dates.map(({ id, version, timeZone, ...date }) => ({
        id,
        version,
        occursOn: nextOccurrence(date, today(timeZone)) ?? never,
      })),
    );
    rolled += dates.length;
    await breathe();
  }
}
