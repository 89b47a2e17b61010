import type { HolidayRule as StoredRule } from '../../../../contract/dates.ts';
import { mostOffsetDays, type RuleCalendar } from '../../../../contract/holiday-rules.ts';
import { addDays, formatCalendarDate, parseCalendarDate, weekdayOf } from '../../../../domain/calendar-date.ts';
import { anniversaryRule } from '../../../../domain/calendars/anniversary-rule.ts';
import { dateOfDay } from '../../../../domain/calendars/calendar.ts';
import { dayIn, monthOf } from '../../../../domain/calendars/named-calendars.ts';
import { isNamedHoliday } from '../../../../domain/occasions.ts';
import { type HolidayRule, ruleKey, wholeRule } from '../../../../domain/rule-days.ts';

/** How the day of each year is found: by the date itself or the named holiday, or by a rule of the user's own. */
export const ruleKinds = ['usual', 'fixed', 'weekday', 'easter', 'calendar', 'country', 'stored'] as const;

/** The fields of "Another calendar or rule". Those of the kinds that are not chosen keep what was typed. */
export type RuleForm = {
  kind: (typeof ruleKinds)[number];
  /** '1' to '5' or 'last'. */
  occurrence: string;
  weekday: string;
  month: string;
  day: string;
  church: 'western' | 'orthodox';
  side: 'on' | 'before' | 'after';
  days: string;
  calendar: RuleCalendar | '';
  /** '8', or '6-leap' for the leap month after the sixth. */
  calendarMonth: string;
  calendarDay: string;
  calendarYear: string;
  afterSunset: boolean;
  /** The country whose holiday is chosen, and the rule of it. */
  country: string;
  holiday: StoredRule | null;
  /** A stored rule that the form has no fields for. */
  stored: StoredRule | null;
};

export const emptyRule: RuleForm = {
  kind: 'usual',
  occurrence: '1',
  weekday: '',
  month: '',
  day: '',
  church: 'western',
  side: 'before',
  days: '',
  calendar: '',
  calendarMonth: '',
  calendarDay: '',
  calendarYear: '',
  afterSunset: false,
  country: '',
  holiday: null,
  stored: null,
};

/** The fields for a stored rule of one's own; its date gives the year of a day in another calendar. */
export function ruleFormOf(stored: StoredRule | null, date: string, occasionType: string): RuleForm {
  const rule = wholeRule(stored);
  if (!rule) return emptyRule;
  if (rule.country) return { ...emptyRule, kind: 'country', country: rule.country, holiday: stored };
  const fields = fieldsOf(rule, date);
  const isSame = ruleKey(ruleOfForm(fields, occasionType)) === ruleKey(rule);
  return isSame ? fields : { ...emptyRule, kind: 'stored', stored };
}

function fieldsOf(rule: HolidayRule, date: string): RuleForm {
  switch (rule.type) {
    case 'nth_weekday':
    case 'last_weekday':
      return {
        ...emptyRule,
        kind: 'weekday',
        occurrence: rule.type === 'last_weekday' ? 'last' : String(rule.occurrence),
        weekday: String(rule.weekday),
        month: String(rule.month),
      };
    case 'fixed_day':
      return { ...emptyRule, kind: 'fixed', month: String(rule.month), day: String(rule.day) };
    case 'easter_based':
    case 'orthodox_easter_based':
      return {
        ...emptyRule,
        kind: 'easter',
        church: rule.type === 'easter_based' ? 'western' : 'orthodox',
        side: rule.offset_days === 0 ? 'on' : rule.offset_days < 0 ? 'before' : 'after',
        days: rule.offset_days === 0 ? '' : String(Math.abs(rule.offset_days)),
      };
    case 'calendar_day':
      return calendarFields(rule, date);
    default:
      return emptyRule;
  }
}

function calendarFields(rule: Extract<HolidayRule, { type: 'calendar_day' }>, date: string): RuleForm {
  const { calendar } = rule;
  const isFull = parseCalendarDate(date)?.year != null;
  // The day that was converted may differ from the one that is kept each year: a yahrzeit of Adar, kept in Adar I.
  const converted = [0, 1].map((later) => (isFull ? dayIn(calendar, addDays(date, later)) : null));
  const later = converted.findIndex((day) => day?.day === rule.day);
  const original = converted[later];
  const afterSunset = later === 1;
  return {
    ...emptyRule,
    kind: 'calendar',
    calendar,
    afterSunset,
    calendarMonth: original
      ? monthValue(original)
      : monthValue({ month: rule.month, leapMonth: rule.leap_month ?? false }),
    calendarDay: String(original?.day ?? rule.day),
    calendarYear: original ? String(original.year) : '',
  };
}

/** The fields of a kind, filled from a typed date where they are empty: 15 January 2001 is a third Monday. */
export function chosenKind(form: RuleForm, kind: RuleForm['kind'], date: string): RuleForm {
  const known = parseCalendarDate(date);
  if (!known || form.month !== '') return { ...form, kind };
  const month = String(known.month);
  if (kind === 'fixed') return { ...form, kind, month, day: String(known.day) };
  if (kind !== 'weekday' || known.year === null) return { ...form, kind };
  return {
    ...form,
    kind,
    month,
    weekday: String(weekdayOf(date)),
    occurrence: String(Math.ceil(known.day / 7)),
  };
}

/** The day of the calendar for a typed date; unchanged if it has no year or the calendar does not reach it. */
export function convertedToCalendar(form: RuleForm, date: string): RuleForm {
  if (form.kind !== 'calendar' || form.calendar === '' || parseCalendarDate(date)?.year == null) return form;
  const found = dayIn(form.calendar, form.afterSunset ? addDays(date, 1) : date);
  if (!found) return { ...form, calendarMonth: '', calendarDay: '', calendarYear: '' };
  return {
    ...form,
    calendarMonth: monthValue(found),
    calendarDay: String(found.day),
    calendarYear: String(found.year),
  };
}

/** The date of a day of the calendar that was typed with its year; null without one, or if there is no such day. */
export function dateOfCalendarDay(form: RuleForm): string | null {
  const typed = typedDay(form);
  if (!typed || typed.year === null || form.calendar === '') return null;
  const month = monthOf(form.calendar, typed.year, typed.month, typed.leapMonth);
  if (!month || typed.day > month.length) return null;
  const date = dateOfDay(month.start + typed.day - 1 - (form.afterSunset ? 1 : 0));
  return parseCalendarDate(date) && date;
}

/** The rule of the form; null for the usual day, and while a part is missing or wrong. */
export function ruleOfForm(form: RuleForm, occasionType: string): HolidayRule | null {
  switch (form.kind) {
    case 'usual':
      return null;
    case 'country':
      return wholeRule(form.holiday);
    case 'stored':
      return wholeRule(form.stored);
    case 'fixed': {
      const [month, day] = [Number(form.month), Number(form.day)];
      const exists = parseCalendarDate(formatCalendarDate({ year: null, month, day })) !== null;
      return exists ? { type: 'fixed_day', month, day } : null;
    }
    case 'weekday': {
      if (form.weekday === '' || form.month === '') return null;
      const [month, weekday] = [Number(form.month), Number(form.weekday)];
      if (form.occurrence === 'last') return { type: 'last_weekday', month, weekday };
      return { type: 'nth_weekday', month, weekday, occurrence: Number(form.occurrence) };
    }
    case 'easter': {
      const type = form.church === 'western' ? 'easter_based' : 'orthodox_easter_based';
      if (form.side === 'on') return { type, offset_days: 0 };
      const days = offsetOf(form.days);
      return days === null ? null : { type, offset_days: form.side === 'before' ? -days : days };
    }
    case 'calendar': {
      const typed = typedDay(form);
      return typed && form.calendar !== '' ? anniversaryRule(form.calendar, typed, occasionType === 'memorial') : null;
    }
  }
}

/** Whether the day is found without a date: named holidays and rules of one's own. */
export function isFoundByRule(occasionType: string, { kind }: RuleForm): boolean {
  return isNamedHoliday(occasionType) || kind !== 'usual';
}

/** A typed number of days before or after Easter. */
export function offsetOf(days: string): number | null {
  const number = Number(days.trim());
  return /^\d+$/.test(days.trim()) && number >= 1 && number <= mostOffsetDays ? number : null;
}

/** The day of a calendar as typed; its year is null if it is empty. */
function typedDay(form: RuleForm) {
  const [month, leap] = form.calendarMonth.split('-');
  const year = form.calendarYear.trim();
  if (!month || form.calendarDay === '' || !/^\d{0,4}$/.test(year)) return null;
  return {
    year: year === '' ? null : Number(year),
    month: Number(month),
    leapMonth: leap !== undefined,
    day: Number(form.calendarDay),
  };
}

function monthValue({ month, leapMonth }: { month: number; leapMonth: boolean }): string {
  return leapMonth ? `${month}-leap` : String(month);
}
