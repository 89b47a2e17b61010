import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDateInput } from './fields.ts';
import { createPersonBody } from './people.ts';
import { t } from './translate.ts';

const name = z.string().trim().min(1, t`Who is it for?`).max(60, t`Please use a shorter name.`);
const birthday = calendarDateInput;

/** A card for a visitor: nothing of it is stored. */
export const triedCardBody = z.object({
  name,
  birthday,
  /** IANA name, from the browser; an unknown one is ignored. */
  timeZone: z.string().max(64).nullish(),
});

export const triedCard = z.object({
  title: z.string(),
  message: z.string(),
  /** The day it would arrive, `YYYY-MM-DD`. */
  day: z.string(),
  /** A JPEG of 512 px, base64. */
  picture: z.string(),
});
export type TriedCard = z.infer<typeof triedCard>;

/** Somebody, their birthday and a draft for it, from one form. */
export const firstCardBody = z.object({ name, birthday, email: createPersonBody.shape.email });
export type FirstCardBody = z.input<typeof firstCardBody>;

export const firstCardEndpoints = {
  /** Only where everybody may register. */
  try: endpoint({ method: 'POST', path: '/api/first-card/try', body: triedCardBody, response: triedCard }),
  /** `cardId` is null if the contact and the birthday were saved but the card could not be made. */
  make: endpoint({
    method: 'POST',
    path: '/api/first-card',
    body: firstCardBody,
    response: z.object({ personId: z.int(), dateId: z.int(), cardId: z.int().nullable() }),
  }),
};
