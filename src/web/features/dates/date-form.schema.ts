import { z } from 'zod';
import {
  customOccasionMessage,
  type HolidayRule,
  missingDateMessage,
  missingOccasionMessage,
  mostReminderDays,
  reminderDaysMessage,
  tooManyReminderDaysMessage,
} from '../../../contract/dates.ts';
import { hasFullYear, shortYearMessage } from '../../../contract/fields.ts';
import { t } from '../../../contract/translate.ts';
import { parseCalendarDate } from '../../../domain/calendar-date.ts';
import type { RuleForm } from './rule/rule-form.ts';
import { ruleProblems } from './rule/rule-problems.ts';

/** The form of an important date: 'custom' requires custom words (specification 1, section 5). */
export const dateForm = z
  .object({
    occasionType: z.string().min(1, missingOccasionMessage),
    customOccasionType: z.string().trim().max(60),
    date: z
      .string()
      .refine(hasFullYear, { error: shortYearMessage, abort: true })
      .refine((date) => date === '' || parseCalendarDate(date) !== null, t`This date does not exist.`),
    rule: z.custom<RuleForm>(),
    /** As which country keeps it; null is the contact's, '' the usual day. */
    country: z.string().nullable(),
    countryRule: z.custom<HolidayRule | null>(),
    repeatsAnnually: z.boolean(),
    notifyDaysBefore: z
      .string()
      .trim()
      .regex(/^\d+$/, reminderDaysMessage)
      .refine((days) => !(Number(days) > mostReminderDays), tooManyReminderDaysMessage),
  })
  .refine((form) => form.occasionType !== 'custom' || form.customOccasionType !== '', {
    path: ['customOccasionType'],
    message: customOccasionMessage,
    // Reports the problem together with a missing date.
    when: () => true,
  })
  .refine((form) => form.date !== '' || form.rule.kind !== 'usual', {
    path: ['date'],
    message: missingDateMessage,
    when: () => true,
  })
  .superRefine((form, context) => {
    for (const { field, message } of ruleProblems(form.rule))
      context.addIssue({ code: 'custom', path: ['rule', field], message });
  });
