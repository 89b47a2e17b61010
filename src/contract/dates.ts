import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDateInput, id, idParams, requiredText } from './fields.ts';

export const holidayRule = z.object({
  type: z.enum(['nth_weekday', 'last_weekday', 'easter_based']),
  month: z.int().min(1).max(12).optional(),
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6).optional(),
  occurrence: z.int().min(1).max(5).optional(),
  offset_days: z.int().optional(),
  description: z.string().max(200).optional(),
});
export type HolidayRule = z.infer<typeof holidayRule>;

export const importantDateView = z.object({
  id: z.int(),
  personId: z.int(),
  personName: z.string(),
  /** An occasion slug, or the custom words of "custom". */
  occasionType: z.string(),
  /** `YYYY-MM-DD`, or `--MM-DD` with the year unknown (D17). */
  date: z.string(),
  repeatsAnnually: z.boolean(),
  notifyDaysBefore: z.int(),
  isActive: z.boolean(),
  isVariableHoliday: z.boolean(),
  holidayRule: holidayRule.nullable(),
  /** `YYYY-MM-DD` today or later, or null for a past one-time date (D19). */
  nextOccurrence: z.string().nullable(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type ImportantDateView = z.infer<typeof importantDateView>;

export const missingOccasionMessage = 'Occasion type is required';
export const missingDateMessage = 'Date is required';
/** Reminders reach back one year: further ahead the occurrence before has not been yet. */
export const earliestReminderDays = 365;
export const defaultReminderDays = 7;
export const reminderDaysMessage = `Enter a whole number of days, from 0 to ${earliestReminderDays}`;

const dateFields = {
  occasionType: requiredText(missingOccasionMessage, 60),
  date: requiredText(missingDateMessage, 40).pipe(calendarDateInput),
  repeatsAnnually: z.boolean(),
  notifyDaysBefore: z
    .int(reminderDaysMessage)
    .min(0, reminderDaysMessage)
    .max(earliestReminderDays, reminderDaysMessage),
  isActive: z.boolean(),
  isVariableHoliday: z.boolean(),
  holidayRule: holidayRule.nullable(),
};

export const createDateBody = z.object({
  personId: id,
  occasionType: dateFields.occasionType,
  date: dateFields.date,
  repeatsAnnually: dateFields.repeatsAnnually.default(true),
  notifyDaysBefore: dateFields.notifyDaysBefore.default(defaultReminderDays),
  isActive: dateFields.isActive.default(true),
  isVariableHoliday: dateFields.isVariableHoliday.default(false),
  holidayRule: dateFields.holidayRule.default(null),
});
export type CreateDateBody = z.input<typeof createDateBody>;

export const updateDateBody = z.object(dateFields).partial().extend({ version: z.int().optional() });
export type UpdateDateBody = z.input<typeof updateDateBody>;

export const customOccasionMessage = "Custom occasion type is required when 'Other/Custom' is selected";

export const dateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/important-dates',
    query: z.object({ personId: id.optional() }),
    response: z.array(importantDateView),
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/api/important-dates/upcoming',
    query: z.object({ days: z.coerce.number().int().min(0).max(3660).default(30) }),
    response: z.array(importantDateView),
  }),
  get: endpoint({ method: 'GET', path: '/api/important-dates/:id', params: idParams, response: importantDateView }),
  /** What the title of a card for it may be, in the language of its contact. */
  proposeTitle: endpoint({
    method: 'GET',
    path: '/api/important-dates/:id/card-title',
    params: idParams,
    response: z.object({ title: z.string() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/important-dates',
    body: createDateBody,
    response: importantDateView,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/important-dates/:id',
    params: idParams,
    body: updateDateBody,
    response: importantDateView.extend({ cardsMoved: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/important-dates/:id',
    params: idParams,
    query: z.object({ keepCards: z.stringbool().default(false) }),
  }),
};
