import { type OccasionType, occasionTypes } from '../../../../contract/occasions.ts';
import { t } from '../../../../contract/translate.ts';
import { readId, readOneOf, readText, type Search } from '../../../read-search.ts';

/** How many days ahead the tab Upcoming Dates may look (specification 1, Important Dates). */
export const ranges = [30, 60, 90, 180, 365] as const;
export type Range = (typeof ranges)[number];

/** The state of the overview in its address. The default is All Dates; Upcoming Dates defaults to 30 days (D19). */
export type DateSearch = { tab?: 'upcoming'; days?: Range; occasion?: OccasionType; personId?: number; group?: string };

export function readDateSearch({ tab, days, occasion, personId, group }: Search): DateSearch {
  return {
    tab: readOneOf(['upcoming'], tab),
    days: readOneOf(ranges, days),
    occasion: readOneOf(occasionTypes, occasion),
    personId: readId(personId),
    group: readText(group),
  };
}

/** The range of the tab Upcoming Dates; null for All Dates. */
export function rangeOf({ tab, days = 30 }: DateSearch): Range | null {
  return tab === 'upcoming' ? days : null;
}

/** 'Next 30 days', 'Next 6 months', 'Next year'. */
export function rangeLabel(days: Range): string {
  if (days === 365) return t`Next year`;
  return days === 180 ? t`Next 6 months` : t`Next ${days} days`;
}

/** The search without its filters; all dates if it had none. */
export function clearedSearch({ tab, days, occasion, personId, group }: DateSearch): DateSearch {
  return occasion === undefined && personId === undefined && group === undefined ? {} : { tab, days };
}

/** The current address of the overview, for Back links. */
export function overviewAddress(search: DateSearch): string {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return query.size === 0 ? '/important-dates' : `/important-dates?${query}`;
}
