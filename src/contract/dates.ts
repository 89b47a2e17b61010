import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDateInput, contactId, id, idParams, largestId, requiredText } from './fields.ts';
import {
  mostListedDays,
  mostOffsetDays,
  partsOfRules,
  ruleCalendars,
  ruleTypes,
  shortMonthKinds,
} from './holiday-rules.ts';
import { defaultReminderDays } from './occasions.ts';
import { readerLocale, t } from './translate.ts';
import { deliveryStatuses } from './vocabulary.ts';

const day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** How the days of a date are found (075). Its `type` says which parts count. */
export const holidayRule = z.object({
  type: z.enum(ruleTypes),
  month: z.int().min(1).max(12).optional(),
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6).optional(),
  occurrence: z.int().min(1).max(5).optional(),
  offset_days: z.int().min(-mostOffsetDays).max(mostOffsetDays).optional(),
  day: z.int().min(1).max(31).optional(),
  calendar: z.enum(ruleCalendars).optional(),
  leap_month: z.boolean().optional(),
  short_month: z.enum(shortMonthKinds).optional(),
  days: z.array(day).min(1).max(mostListedDays).optional(),
  /** Whose holiday it is: ISO 3166. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  description: z.string().max(200).optional(),
});
export type HolidayRule = z.infer<typeof holidayRule>;

const missingPartMessage = t`This part of the rule is missing.`;

const hasLeapMonth = ({ calendar, month }: HolidayRule) =>
  calendar === 'hebrew' ? month === 5 : ['chinese', 'korean', 'vietnamese'].includes(calendar ?? '');

/** A rule as a call may set it: with all the parts that its type needs. */
export const wholeHolidayRule = holidayRule.superRefine((rule, context) => {
  for (const part of partsOfRules[rule.type]) {
    if (rule[part] === undefined) context.addIssue({ code: 'custom', path: [part], message: missingPartMessage });
  }
  if (rule.leap_month && !hasLeapMonth(rule))
    context.addIssue({ code: 'custom', path: ['leap_month'], message: t`This calendar has no such leap month.` });
});

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
  /** The newest card for the next occurrence; a skipped one only if there is no other. */
  card: z.object({ id: z.int(), deliveryStatus: z.enum(deliveryStatuses) }).nullable(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type ImportantDateView = z.infer<typeof importantDateView>;

/** How changing a date affected one unsent card; unaffected cards are not listed. */
export const cardOfDate = z.object({
  id: z.int(),
  title: z.string(),
  /** Moved to the new day. */
  moved: z.boolean(),
  /** Its title or message now states the new years or occasion. */
  corrected: z.boolean(),
  /** Stays on the day the user chose. */
  keptDay: z.boolean(),
  /** Lost its approval and needs a new one. */
  approvalEnded: z.boolean(),
  /** Its own text or its picture may still show the old years or occasion; the user should check it. */
  toRead: z.boolean(),
});
export type CardOfDate = z.infer<typeof cardOfDate>;

export const missingOccasionMessage = t`Occasion type is required`;
export const missingDateMessage = t`Date is required`;
export const reminderDaysMessage = t`Enter a whole number of days, 0 or more`;
/** The most the database column can store. */
export const mostReminderDays = largestId;
export const tooManyReminderDaysMessage = t`Enter at most ${mostReminderDays.toLocaleString(readerLocale)} days`;

const dateFields = {
  occasionType: requiredText(missingOccasionMessage, 60),
  date: requiredText(missingDateMessage, 40).pipe(calendarDateInput),
  repeatsAnnually: z.boolean(),
  notifyDaysBefore: z
    .int(reminderDaysMessage)
    .min(0, reminderDaysMessage)
    .max(mostReminderDays, tooManyReminderDaysMessage),
  isActive: z.boolean(),
  isVariableHoliday: z.boolean(),
  holidayRule: wholeHolidayRule.nullable(),
};

export const createDateBody = z.object({
  personId: z.coerce.number().pipe(contactId),
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

export const customOccasionMessage = t`Custom occasion type is required when 'Other/Custom' is selected`;

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
  /** Proposes a card title for the date in the contact's language. */
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
    response: importantDateView.extend({ cardsMoved: z.int(), cards: z.array(cardOfDate) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/important-dates/:id',
    params: idParams,
    query: z.object({ keepCards: z.stringbool().default(false) }),
  }),
};
