import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  dayInput,
  hasFullYear,
  id,
  idParams,
  imageUrl,
  optionalText,
  requiredText,
  shortYearMessage,
} from './fields.ts';
import { t } from './translate.ts';

/** How long "later" puts a nudge off. */
export const nudgeDelays = ['two-weeks', 'next-month'] as const;

const day = dayInput.refine(hasFullYear, shortYearMessage);

/** A contact who should hear from the user. */
export const dueContact = z.object({
  personId: z.int(),
  name: z.string(),
  months: z.int(),
  /** The last day in touch, `YYYY-MM-DD`; null for never. */
  lastInTouch: z.string().nullable(),
});
export type DueContact = z.infer<typeof dueContact>;

export const giftView = z.object({
  id: z.int(),
  what: z.string(),
  day: z.string(),
  /** The card that thanks for it. */
  cardId: z.int().nullable(),
  /** A card that thanks for it was sent, or the user thanked in another way. */
  isThanked: z.boolean(),
});
export type GiftView = z.infer<typeof giftView>;

export const receivedCardView = z.object({
  id: z.int(),
  day: z.string(),
  title: z.string(),
  message: z.string().nullable(),
  imageUrl: z.string().nullable(),
});
export type ReceivedCardView = z.infer<typeof receivedCardView>;

/** How the user keeps in touch with one contact. */
export const inTouchView = z.object({
  /** Every so many months; 0 for never; null as their groups say. */
  nudgeMonths: z.int().nullable(),
  /** The shortest of their groups. */
  groupMonths: z.int().nullable(),
  nudgeAfter: z.string().nullable(),
  lastInTouch: z.string().nullable(),
  touches: z.array(z.object({ id: z.int(), day: z.string(), note: z.string().nullable() })),
  gifts: z.array(giftView),
  received: z.array(receivedCardView),
});
export type InTouchView = z.infer<typeof inTouchView>;

/** A card that a contact sent, with a photo of it. */
const receivedCardBody = z.object({
  day,
  title: requiredText(t`What card was it?`, 200),
  message: optionalText(5000),
  imageUrl: imageUrl.nullish(),
});
export type ReceivedCardBody = z.output<typeof receivedCardBody>;

const ofPerson = '/api/people/:id';

export const keepingInTouchEndpoints = {
  /** Who should hear from the user, longest silence first, and gifts nobody was thanked for, oldest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/keeping-in-touch',
    response: z.object({
      due: z.array(dueContact),
      totalDue: z.int(),
      gifts: z.array(giftView.extend({ personId: z.int(), name: z.string() })),
      totalGifts: z.int(),
    }),
  }),
  get: endpoint({ method: 'GET', path: `${ofPerson}/keeping-in-touch`, params: idParams, response: inTouchView }),
  update: endpoint({
    method: 'PATCH',
    path: `${ofPerson}/keeping-in-touch`,
    params: idParams,
    body: z.object({ nudgeMonths: z.int().min(0).max(60).nullish(), later: z.enum(nudgeDelays).optional() }),
    response: inTouchView,
  }),
  addTouch: endpoint({
    method: 'POST',
    path: `${ofPerson}/touches`,
    params: idParams,
    body: z.object({ day, note: optionalText(1000) }),
    response: inTouchView,
  }),
  removeTouch: endpoint({
    method: 'DELETE',
    path: `${ofPerson}/touches/:itemId`,
    params: idParams.extend({ itemId: id }),
    response: inTouchView,
  }),
  addGift: endpoint({
    method: 'POST',
    path: `${ofPerson}/gifts`,
    params: idParams,
    body: z.object({ day, what: requiredText(t`What was the gift?`, 200) }),
    response: inTouchView,
  }),
  updateGift: endpoint({
    method: 'PATCH',
    path: `${ofPerson}/gifts/:itemId`,
    params: idParams.extend({ itemId: id }),
    body: z.object({ isThanked: z.boolean() }),
    response: inTouchView,
  }),
  removeGift: endpoint({
    method: 'DELETE',
    path: `${ofPerson}/gifts/:itemId`,
    params: idParams.extend({ itemId: id }),
    response: inTouchView,
  }),
  /** Makes a thank-you draft. `words` are the user's own sentence on it; the gift itself is a private note. */
  draftThanks: endpoint({
    method: 'POST',
    path: `${ofPerson}/gifts/:itemId/draft`,
    params: idParams.extend({ itemId: id }),
    body: z.object({ words: optionalText(500) }),
    response: z.object({ cardId: z.int() }),
  }),
  addReceived: endpoint({
    method: 'POST',
    path: `${ofPerson}/received-cards`,
    params: idParams,
    body: receivedCardBody,
    response: inTouchView,
  }),
  /** Replaces what is noted of it; without `imageUrl` it has no photo. */
  updateReceived: endpoint({
    method: 'PUT',
    path: `${ofPerson}/received-cards/:itemId`,
    params: idParams.extend({ itemId: id }),
    body: receivedCardBody,
    response: inTouchView,
  }),
  removeReceived: endpoint({
    method: 'DELETE',
    path: `${ofPerson}/received-cards/:itemId`,
    params: idParams.extend({ itemId: id }),
    response: inTouchView,
  }),
};
