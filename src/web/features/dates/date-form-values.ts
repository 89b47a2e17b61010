import type { z } from 'zod';
import type { CreateDateBody, ImportantDateView } from '../../../contract/dates.ts';
import { defaultReminderDays } from '../../../contract/occasions.ts';
import { keptOnThe28th, parseCalendarDate } from '../../../domain/calendar-date.ts';
import { holidayRuleOf } from '../../../domain/holidays.ts';
import { nextHoliday, nextOccurrence } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday, occasionFormFields, storedOccasionType } from '../../../domain/occasions.ts';
import { leapDayNote } from '../../calendar-words.ts';
import type { dateForm } from './date-form.schema.ts';

export type DateFormValues = z.input<typeof dateForm>;

/** The initial values of the form: empty, or the date to edit. */
export function dateFormValues(
  stored?: Pick<ImportantDateView, 'occasionType' | 'date' | 'repeatsAnnually' | 'notifyDaysBefore'>,
): DateFormValues {
  const notifyDaysBefore = String(stored?.notifyDaysBefore ?? defaultReminderDays);
  if (!stored) return { occasionType: '', customOccasionType: '', date: '', repeatsAnnually: true, notifyDaysBefore };
  const { date, repeatsAnnually } = stored;
  return { ...occasionFormFields(stored.occasionType), date, repeatsAnnually, notifyDaysBefore };
}

/** The next day of a named holiday on or after `today`; null for other occasions. */
export function computedDate(occasionType: string, today: string): string | null {
  if (!isNamedHoliday(occasionType)) return null;
  return nextHoliday(occasionType, today);
}

/** Whether a date always repeats: named holidays and dates without a year do. */
export function mustRepeat({ occasionType, date }: Pick<DateFormValues, 'occasionType' | 'date'>): boolean {
  return isNamedHoliday(occasionType) || date.startsWith('--');
}

/** Whether the date of a birthday is in the future: an expected baby, or a typing error. */
export function isUnbornBirthday(
  { occasionType, date }: Pick<DateFormValues, 'occasionType' | 'date'>,
  today: string,
): boolean {
  return occasionType === 'birthday' && parseCalendarDate(date)?.year != null && date > today;
}

/** Explains why the next occurrence of 29 February falls on the 28th; null if it does not. */
export function leapDayWords(
  values: Pick<DateFormValues, 'occasionType' | 'date' | 'repeatsAnnually'>,
  today: string,
): string | null {
  const repeatsAnnually = values.repeatsAnnually || mustRepeat(values);
  const next = nextOccurrence({ ...values, repeatsAnnually, holidayRule: null }, today);
  return next && keptOnThe28th(values.date, next) ? leapDayNote(next) : null;
}

/** The body of the call for the values of the form. */
export function dateBody(values: DateFormValues): Omit<CreateDateBody, 'personId'> {
  const holidayRule = isNamedHoliday(values.occasionType) ? holidayRuleOf(values.occasionType) : null;
  return {
    occasionType: storedOccasionType(values.occasionType, values.customOccasionType),
    date: values.date,
    repeatsAnnually: values.repeatsAnnually || mustRepeat(values),
    notifyDaysBefore: Number(values.notifyDaysBefore),
    isVariableHoliday: holidayRule !== null,
    holidayRule,
  };
}
