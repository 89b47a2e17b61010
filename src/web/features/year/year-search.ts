import { readId, readText, type Search } from '../../read-search.ts';

/** The state of the year in its address; without a year it is this one, without a month all twelve. */
export type YearSearch = { year?: number; month?: number; group?: number; name?: string };

export function readYearSearch({ year, month, group, name }: Search): YearSearch {
  const read = { year: readId(year), month: readId(month) };
  return {
    year: read.year && read.year >= 1900 && read.year <= 2200 ? read.year : undefined,
    month: read.month && read.month <= 12 ? read.month : undefined,
    group: readId(group),
    name: readText(name) || undefined,
  };
}
