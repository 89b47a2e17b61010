import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelopeStates } from './year-states.ts';

/** An occurrence of a date with its card, or a card without a date. */
export const yearEntry = z.object({
  personId: z.int(),
  /** `YYYY-MM-DD` */
  day: z.string(),
  /** Null for a card without a date. */
  dateId: z.int().nullable(),
  occasionType: z.string().nullable(),
  cardId: z.int().nullable(),
  state: z.enum(envelopeStates),
});
export type YearEntry = z.infer<typeof yearEntry>;

export const yearView = z.object({
  year: z.int(),
  /** Those with entries. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Groups of these people. */
  groups: z.array(z.object({ id: z.int(), name: z.string(), personIds: z.array(z.int()) })),
  /** By day. */
  entries: z.array(yearEntry),
});
export type YearView = z.infer<typeof yearView>;

export const yearEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/year',
    query: z.object({ year: z.coerce.number().int().min(1900).max(2200) }),
    response: yearView,
  }),
};
