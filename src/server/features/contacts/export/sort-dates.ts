import type { StagedDate } from '../../../db/tables/people.ts';
import { plainDate } from './date-line.ts';

export type SortedDates = {
  birthday: string | null;
  anniversary: string | null;
  /** Dates of other kinds, and birthdays and anniversaries that the standard field cannot express completely. */
  others: StagedDate[];
};

// Importers, ours included, read these years as "without a year".
const placeholderYear = /^1604-/;

/** Sorts dates into the standard fields for birthday and anniversary, and our own lines for the rest. */
export function sortDates(dates: StagedDate[]): SortedDates {
  const sorted: SortedDates = { birthday: null, anniversary: null, others: [] };
  for (const type of ['birthday', 'anniversary'] as const) {
    const ofType = dates.filter(({ occasionType }) => occasionType === type);
    const days = ofType.map(({ date }) => date).toSorted();
    sorted[type] = days[0] ?? null;
    const [only] = ofType;
    if (ofType.length > 1 || (only && !isPlain(only))) sorted.others.push(...ofType);
  }
  sorted.others.push(...dates.filter(({ occasionType }) => !['birthday', 'anniversary'].includes(occasionType)));
  return sorted;
}

function isPlain(date: StagedDate): boolean {
  if (placeholderYear.test(date.date)) return false;
  return (Object.keys(plainDate) as (keyof typeof plainDate)[]).every((key) => date[key] === plainDate[key]);
}
