import { isNamedHoliday } from '../../../../domain/occasions.ts';
import { ruleKey } from '../../../../domain/rule-days.ts';
import type { importantDates } from '../../../db/tables/important-dates.ts';

export type MergedDate = Pick<
  typeof importantDates.$inferSelect,
  'id' | 'personId' | 'occasionType' | 'date' | 'repeatsAnnually' | 'isActive' | 'isVariableHoliday' | 'holidayRule'
>;

export type DatePlan = {
  /** Dates that move unchanged. */
  moved: number[];
  /** Dates that already exist: what belongs to `from` moves to `into`. */
  absorbed: { from: number; into: number }[];
  /** What `into` gains from the dates it absorbs. */
  changed: { id: number; date: string; repeatsAnnually: boolean; isActive: boolean }[];
};

/** Plans the dates of merged contacts: equal dates become one, and a known year wins over a missing one. */
export function planDates(staying: MergedDate[], coming: MergedDate[]): DatePlan {
  const known = createKnownDates();
  for (const date of staying) known.add({ ...date });
  const plan: DatePlan = { moved: [], absorbed: [], changed: [] };
  const learned = new Set<MergedDate>();
  for (const date of coming) {
    const twin = known.find(date);
    if (!twin) {
      plan.moved.push(date.id);
      known.add({ ...date });
      continue;
    }
    plan.absorbed.push({ from: date.id, into: twin.id });
    const before = JSON.stringify(twin);
    if (isYearless(twin.date) && !isYearless(date.date)) known.learnYear(twin, date.date);
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

/** Dates keyed by what makes them equal: comparing each with each would block other requests for some thousands. */
export function createKnownDates() {
  const byDate = new Map<string, MergedDate>();
  const byDay = new Map<string, { first: MergedDate; yearless: MergedDate[] }>();
  return {
    add(date: MergedDate): void {
      if (!byDate.has(dateKey(date))) byDate.set(dateKey(date), date);
      const ofDay = byDay.get(dayKey(date));
      if (!ofDay) byDay.set(dayKey(date), { first: date, yearless: isYearless(date.date) ? [date] : [] });
      else if (isYearless(date.date)) ofDay.yearless.push(date);
    },
    /** The same date, or else the same day if only one of the two has a year. */
    find(date: MergedDate): MergedDate | undefined {
      const ofDay = byDay.get(dayKey(date));
      return byDate.get(dateKey(date)) ?? (isYearless(date.date) ? ofDay?.first : ofDay?.yearless[0]);
    },
    /** The first date of this day that has no year. */
    learnYear(yearless: MergedDate, date: string): void {
      byDay.get(dayKey(yearless))?.yearless.shift();
      yearless.date = date;
      byDate.set(dateKey(yearless), yearless);
    },
  };
}

/** A named holiday follows its rule, not the stored day. */
function dateKey(date: MergedDate): string {
  return isNamedHoliday(date.occasionType) ? occasionKey(date) : `${date.date} ${occasionKey(date)}`;
}

function dayKey(date: MergedDate): string {
  return `${date.date.slice(-5)} ${occasionKey(date)}`;
}

function occasionKey(date: MergedDate): string {
  const occasion = date.occasionType.trim().toLowerCase();
  return isNamedHoliday(date.occasionType)
    ? occasion
    : `${occasion} ${date.isVariableHoliday} ${ruleKey(date.holidayRule)}`;
}

/** Whether a date has only month and day. */
export function isYearless(date: string): boolean {
  return date.startsWith('--');
}
