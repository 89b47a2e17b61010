import { z } from 'zod';
import {
  type CreateDateBody,
  customOccasionMessage,
  type ImportantDateView,
  missingDateMessage,
  missingOccasionMessage,
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
  stored?: Pick<ImportantDateView, 'occasionType' | 'date' | 'repeatsAnnually'>,
): DateFormValues {
  if (!stored) return { occasionType: '', customOccasionType: '', date: '', repeatsAnnually: true };
  const { date, repeatsAnnually } = stored;
  return { ...occasionFormFields(stored.occasionType), date, repeatsAnnually };
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
    isVariableHoliday: holidayRule !== null,
    holidayRule,
  };
}
