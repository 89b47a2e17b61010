import { z } from 'zod';
import {
  type CreateDateBody,
  customOccasionMessage,
  defaultReminderDays,
  earliestReminderDays,
  type ImportantDateView,
  missingDateMessage,
  missingOccasionMessage,
  reminderDaysMessage,
} from '../../../contract/dates.ts';
import { parseCalendarDate } from '../../../domain/calendar-date.ts';
import { holidayRuleOf } from '../../../domain/holidays.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday, occasionFormFields, storedOccasionType } from '../../../domain/occasions.ts';

/** The form of an important date: 'custom' needs its own words (specification 1, section 5). */
export const dateForm = z
  .object({
    occasionType: z.string().min(1, missingOccasionMessage),
    customOccasionType: z.string().trim().max(60),
    date: z
      .string()
      .min(1, missingDateMessage)
      .refine((date) => date === '' || parseCalendarDate(date) !== null, 'This date does not exist.'),
    repeatsAnnually: z.boolean(),
    notifyDaysBefore: z
      .string()
      .trim()
      .refine((days) => /^\d{1,4}$/.test(days) && Number(days) <= earliestReminderDays, reminderDaysMessage),
  })
  .refine((form) => form.occasionType !== 'custom' || form.customOccasionType !== '', {
    path: ['customOccasionType'],
    message: customOccasionMessage,
    // Reported together with a missing date, not after it.
    when: () => true,
  });
export type DateFormValues = z.input<typeof dateForm>;

/** What the form starts with: nothing, or the date to edit. */
export function dateFormValues(
  stored?: Pick<ImportantDateView, 'occasionType' | 'date' | 'repeatsAnnually' | 'notifyDaysBefore'>,
): DateFormValues {
  const notifyDaysBefore = String(stored?.notifyDaysBefore ?? defaultReminderDays);
  if (!stored) return { occasionType: '', customOccasionType: '', date: '', repeatsAnnually: true, notifyDaysBefore };
  const { date, repeatsAnnually } = stored;
  return { ...occasionFormFields(stored.occasionType), date, repeatsAnnually, notifyDaysBefore };
}

/** The next day of a known holiday, on or after `today`; null for any other occasion, whose day people choose. */
export function computedDate(occasionType: string, today: string): string | null {
  if (!isNamedHoliday(occasionType)) return null;
  return nextOccurrence({ occasionType, date: today, repeatsAnnually: true }, today);
}

/** Holidays always come round again; so does a date without a year, which has no single day to be. */
export function mustRepeat({ occasionType, date }: Pick<DateFormValues, 'occasionType' | 'date'>): boolean {
  return isNamedHoliday(occasionType) || date.startsWith('--');
}

/** The fields of the call for what the form holds. */
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
