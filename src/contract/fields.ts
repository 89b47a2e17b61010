import './validation-words.ts';
import { z } from 'zod';

/** Building blocks that several resources share. */

/** The range of an integer column. */
export const largestId = 2_147_483_647;

/** A database id in a path; a malformed one is "not found", never "malformed". */
export const id = z.coerce.number().int().positive().max(largestId);
export const idParams = z.object({ id });

const noContact = 'Please select a contact';
/** The id of the contact that a card or a date is for. */
export const contactId = z.int(noContact).positive(noContact).max(largestId, noContact);

/** The message for a year such as 0085, which a date field makes of a typed 85. */
export const shortYearMessage = 'Please write the year with four digits, such as 1985.';
export const hasFullYear = (date: string) => !/^0\d{3}-/.test(date);

/** `YYYY-MM-DD`, or `--MM-DD` with the year unknown, or a full ISO timestamp whose calendar date is kept (D17). */
export const calendarDateInput = z
  .string()
  .max(40)
  .regex(/^(\d{4}-\d{2}-\d{2}(T.*)?|--\d{2}-\d{2})$/, 'This is not a date')
  .refine(hasFullYear, shortYearMessage);

/** `YYYY-MM-DD`, or a full ISO timestamp whose calendar date is kept (D17). */
export const dayInput = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, 'This is not a date');

/** A trimmed text that must be given; `message` is for its absence alone, not for what else is wrong with it. */
export const requiredText = (message: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .trim()
    .min(1, message)
    .max(max);

export const maxName = 200;

/** The name that a contact, a template, a configuration or a model must have. */
export const requiredName = requiredText('Name is required', maxName);

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

/** Whether a trimmed text is an e-mail address: the one rule for forms, calls and imported files. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmail && emailShape.safeParse(text).success;
}

const maxImageUrl = 200;

/** The address of a picture; the server checks that it is the caller's own. */
export const imageUrl = z.string().max(maxImageUrl);

/** The address of the picture behind a card or a person; null without one. */
export const optionalImageUrl = optionalText(maxImageUrl);

/** A trimmed e-mail address, or null for an empty field. */
export const optionalEmail = (message: string) =>
  z
    .string()
    .trim()
    .max(maxEmail)
    .nullish()
    .transform((text) => (text === '' ? null : text))
    .refine((text) => text === null || text === undefined || isEmail(text), { message });
