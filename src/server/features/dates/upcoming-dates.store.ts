import type { ImportantDateView } from '../../../contract/dates.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import type { Executor } from '../../db/executor.ts';
import { viewDate } from './date.view.ts';
import { listDates } from './dates.store.ts';

/** A user's dates that come round within `days` of `today`, the next one first. */
export async function upcomingDates(
  db: Executor,
  userId: number,
  today: string,
  days: number,
): Promise<ImportantDateView[]> {
  const last = addDays(today, days);
  return (await listDates(db, userId))
    .map((row) => viewDate(row, today))
    .filter((date) => date.nextOccurrence !== null && date.nextOccurrence <= last)
    .sort((a, b) => (a.nextOccurrence ?? '').localeCompare(b.nextOccurrence ?? '') || a.id - b.id);
}
