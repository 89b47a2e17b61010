import type { ImportantDateView } from '../../../contract/dates.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import type { Executor } from '../../db/executor.ts';
import { withCards } from './cards-of-dates.store.ts';
import { viewDate } from './date.view.ts';
import { listDates, listDatesWithin } from './dates.store.ts';

// From this span on every month and day is included.
const wholeYearDays = 365;

/** A user's dates that occur within `days` of `today`, the next one first. */
export async function upcomingDates(
  db: Executor,
  userId: number,
  today: string,
  days: number,
): Promise<ImportantDateView[]> {
  const last = addDays(today, days);
  const rows =
    days < wholeYearDays
      ? await listDatesWithin(db, userId, { from: today.slice(5), to: last.slice(5) })
      : await listDates(db, userId);
  const coming = rows
    .map((row) => viewDate(row, today))
    .filter((date) => date.nextOccurrence !== null && date.nextOccurrence <= last)
    .sort((a, b) => compareText(a.nextOccurrence ?? '', b.nextOccurrence ?? '') || a.id - b.id);
  return withCards(db, userId, coming);
}

/** ISO days sort as plain text; a locale comparison would take longer than everything else. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
