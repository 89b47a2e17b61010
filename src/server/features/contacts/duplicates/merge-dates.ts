import { isNamedHoliday } from '../../../../domain/occasions.ts';
import type { importantDates } from '../../../db/tables/important-dates.ts';

export type MergedDate = Pick<
  typeof importantDates.$inferSelect,
  'id' | 'personId' | 'occasionType' | 'date' | 'repeatsAnnually' | 'isActive' | 'isVariableHoliday' | 'holidayRule'
>;

export type DatePlan = {
  /** Dates that go over as they are. */
  moved: number[];
  /** Dates that are there already: what hangs on `from` goes to `into`. */
  absorbed: { from: number; into: number }[];
  /** What `into` learns from those it absorbs. */
  changed: { id: number; date: string; repeatsAnnually: boolean; isActive: boolean }[];
};

/** What becomes of the dates of merged contacts: equal ones become one, and a known year wins over none. */
export function planDates(staying: MergedDate[], coming: MergedDate[]): DatePlan {
  const standing = staying.map((date) => ({ ...date }));
  const plan: DatePlan = { moved: [], absorbed: [], changed: [] };
  const learned = new Set<MergedDate>();
  for (const date of coming) {
    const twin = standing.find((known) => isSameDate(known, date)) ?? standing.find((known) => isTwin(known, date));
    if (!twin) {
      plan.moved.push(date.id);
      standing.push({ ...date });
      continue;
    }
    plan.absorbed.push({ from: date.id, into: twin.id });
    const before = JSON.stringify(twin);
    if (isYearless(twin.date)) twin.date = date.date;
    twin.repeatsAnnually ||= date.repeatsAnnually;
    twin.isActive ||= date.isActive;
    if (JSON.stringify(twin) !== before) learned.add(twin);
  }
  plan.changed = [...learned].map(({ id, date, repeatsAnnually, isActive }) => ({
    id,
    date,
    repeatsAnnually,
    isActive,
  }));
  return plan;
}

/** A named holiday is on the day of its rule, whatever year's day was stored. */
function isSameDate(a: MergedDate, b: MergedDate): boolean {
  return isSameOccasion(a, b) && (isNamedHoliday(a.occasionType) || a.date === b.date);
}

function isTwin(a: MergedDate, b: MergedDate): boolean {
  return isSameOccasion(a, b) && (isYearless(a.date) || isYearless(b.date)) && a.date.slice(-5) === b.date.slice(-5);
}

function isSameOccasion(a: MergedDate, b: MergedDate): boolean {
  if (a.occasionType.trim().toLowerCase() !== b.occasionType.trim().toLowerCase()) return false;
  if (isNamedHoliday(a.occasionType)) return true;
  return a.isVariableHoliday === b.isVariableHoliday && ruleKey(a) === ruleKey(b);
}

function ruleKey({ holidayRule }: MergedDate): string {
  return JSON.stringify(Object.entries(holidayRule ?? {}).toSorted(([a], [b]) => a.localeCompare(b)));
}

function isYearless(date: string): boolean {
  return date.startsWith('--');
}
