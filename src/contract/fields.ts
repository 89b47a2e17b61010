import { t } from './translate.ts';
import './validation-words.ts';
import { z } from 'zod';
import { missingContactMessage } from './missing-words.ts';

/** Building blocks that several resources share. */

/** The range of an integer column. */
export const largestId = 2_147_483_647;

/** A database id in a path; a malformed one answers 404 like an unknown one. */
export const id = z.coerce.number().int().positive().max(largestId);
export const idParams = z.object({ id });

/** The id of the contact that a card or a date is for. */
export const contactId = z
  .int(missingContactMessage)
  .positive(missingContactMessage)
  .max(largestId, missingContactMessage);

/** The message for a year such as 0085: date fields turn a typed 85 into it. */
export const shortYearMessage = t`Please write the year with four digits, such as 1985.`;
export const hasFullYear = (date: string) => !/^0\d{3}-/.test(date);

/** Accepts `YYYY-MM-DD`, `--MM-DD` (year unknown), or a full ISO timestamp, whose calendar date it keeps (D17). */
export const calendarDateInput = z
  .string()
  .max(40)
  .regex(/^(\d{4}-\d{2}-\d{2}(T.*)?|--\d{2}-\d{2})$/, t`This is not a date`)
  .refine(hasFullYear, shortYearMessage);

/** Accepts `YYYY-MM-DD`, or a full ISO timestamp, whose calendar date it keeps (D17). */
export const dayInput = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, t`This is not a date`);

/** A required text, trimmed; `message` reports only that it is missing. */
export const requiredText = (message: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .trim()
    .min(1, message)
    .max(max);

export const maxName = 200;

/** The required name of a contact, template, configuration or model. */
export const requiredName = requiredText(t`Name is required`, maxName);

/** Empty strings become null (specification 1, section 5). */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => (text === '' ? null : text));

export const maxEmail = 254;
const emailShape = z.email();

/** Whether a trimmed text is an email address. Forms, calls and imports all use this rule. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmail && emailShape.safeParse(text).success;
}

const maxImageUrl = 200;

/** The address of a picture; the server checks that it belongs to the caller. */
export const imageUrl = z.string().max(maxImageUrl);

/** The address of the picture of a card or contact, or null. */
export const optionalImageUrl = optionalText(maxImageUrl);

/** A trimmed email address; an empty field becomes null. */
export const optionalEmail = (message: string) =>
  z
    .string()
    .trim()
    .max(maxEmail)
    .nullish()
    .transform((text) => (text === '' ? null : text))
    .refine((text) => text === null || text === undefined || isEmail(text), { message });

export const maxRelationship = 60;
/** A relationship slug, or the user's own words. */
export const relationshipInput = z.string().trim().min(1).max(maxRelationship);
