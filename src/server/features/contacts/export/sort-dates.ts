import type { StagedDate } from '../../../db/tables/people.ts';
import { plainDate } from './date-line.ts';

export type SortedDates = {
  birthday: string | null;
  anniversary: string | null;
  /** Dates of other kinds, and those of the two kinds that their own field cannot tell whole. */
  others: StagedDate[];
};

// Importers take these for "without a year", ours as well.
const placeholderYear = /^1604-/;

/** Which dates a file tells in the fields for birthday and anniversary, and which only in our own way. */
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
