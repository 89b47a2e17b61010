import type { ImportantDateView } from '../../../../contract/dates.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { occasionFormFields } from '../../../../domain/occasions.ts';
import { type DateSearch, rangeOf } from './date-search.ts';

type DateFacts = Pick<ImportantDateView, 'id' | 'personId' | 'occasionType' | 'date' | 'nextOccurrence'>;

/** The dates under one month heading. Past one-time dates have no next occurrence; their month is null. */
export type MonthGroup<Row> = { month: string | null; dates: Row[] };

/**
 * The dates that match the tab and the filters, today included. Custom words count as the type custom. `inGroup` are
 * the contacts of the chosen group.
 */
export function selectDates<Row extends DateFacts>(
  dates: readonly Row[],
  search: DateSearch,
  today: string,
  inGroup: ReadonlySet<number> | null = null,
): Row[] {
  const days = rangeOf(search);
  const last = days === null ? null : addDays(today, days);
  return dates.filter(
    ({ personId, occasionType, nextOccurrence }) =>
      (last === null || (nextOccurrence !== null && nextOccurrence <= last)) &&
      (search.occasion === undefined || occasionFormFields(occasionType).occasionType === search.occasion) &&
      (search.personId === undefined || personId === search.personId) &&
      (inGroup === null || inGroup.has(personId)),
  );
}

/** Sorts by next occurrence; past one-time dates come last, latest first (D19). */
export function sortDates<Row extends DateFacts>(dates: readonly Row[]): Row[] {
  return [...dates].sort((a, b) => {
    if (a.nextOccurrence !== null && b.nextOccurrence !== null)
      return compareText(a.nextOccurrence, b.nextOccurrence) || a.id - b.id;
    if (a.nextOccurrence === null && b.nextOccurrence === null) return compareText(b.date, a.date) || a.id - b.id;
    return a.nextOccurrence === null ? 1 : -1;
  });
}

/** Groups sorted dates by the month ('2026-12') of their next occurrence. */
export function groupByMonth<Row extends DateFacts>(sorted: readonly Row[]): MonthGroup<Row>[] {
  const groups: MonthGroup<Row>[] = [];
  for (const date of sorted) {
    const month = date.nextOccurrence?.slice(0, 7) ?? null;
    const last = groups.at(-1);
    if (last && last.month === month) last.dates.push(date);
    else groups.push({ month, dates: [date] });
  }
  return groups;
}

/** Compares ISO days, whose order is alphabetical. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
