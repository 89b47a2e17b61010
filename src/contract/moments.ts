import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayInput, hasFullYear, id, idParams, shortYearMessage } from './fields.ts';
import { momentLimits } from './limits.ts';
import { t } from './translate.ts';

/** Something worth remembering of a contact, private like a note: "Told me about Lisbon". */
export const momentView = z.object({
  id: z.int(),
  day: z.string(),
  text: z.string(),
  /** It is one of the memories that may stand on a card. */
  isMemory: z.boolean(),
});
export type MomentView = z.infer<typeof momentView>;

const moments = z.object({ moments: z.array(momentView) });
export type MomentsView = z.infer<typeof moments>;

const day = dayInput.refine(hasFullYear, shortYearMessage);
const text = z
  .string()
  .trim()
  .min(1, t`What happened?`)
  .max(momentLimits.text)
  .transform((typed) => typed.replace(/\s+/gu, ' '));

export const momentBody = z.strictObject({ day, text });
export type MomentBody = z.output<typeof momentBody>;

/** Where words of the user's own about a contact were found. */
export const notedMatch = z.object({
  personId: z.int(),
  where: z.enum(['notes', 'moment', 'field']),
  /** Of a moment. */
  day: z.string().nullable(),
  /** The words around the place. */
  excerpt: z.string(),
});
export type NotedMatch = z.infer<typeof notedMatch>;

const path = '/api/people/:id/moments';
const oneParams = idParams.extend({ momentId: id });

export const momentEndpoints = {
  /** The latest first. */
  list: endpoint({ method: 'GET', path, params: idParams, response: moments }),
  add: endpoint({ method: 'POST', path, params: idParams, body: momentBody, response: moments }),
  update: endpoint({
    method: 'PATCH',
    path: `${path}/:momentId`,
    params: oneParams,
    body: momentBody.partial(),
    response: moments,
  }),
  remove: endpoint({ method: 'DELETE', path: `${path}/:momentId`, params: oneParams, response: moments }),
  /** Makes it one of the memories for their cards, or takes it away from them. */
  setMemory: endpoint({
    method: 'PUT',
    path: `${path}/:momentId/memory`,
    params: oneParams,
    body: z.strictObject({ isMemory: z.boolean() }),
    response: moments,
  }),
  /** Contacts whose notes, moments or own fields contain the words, at most one place of each. */
  search: endpoint({
    method: 'GET',
    path: '/api/people/noted',
    query: z.strictObject({ words: z.string().trim().min(2).max(100) }),
    response: z.array(notedMatch),
  }),
};
