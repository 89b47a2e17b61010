import { z } from 'zod';
import { cardAnswer } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { receivedCardView } from './keeping-in-touch.ts';
import { cardCategories, deliveryMethods, waysGiven } from './vocabulary.ts';

/** A card on a person's shelf that was sent or given to them. */
const sentKeepsake = z.object({
  kind: z.literal('sent'),
  cardId: z.int(),
  title: z.string(),
  message: z.string(),
  imageUrl: z.string().nullable(),
  category: z.enum(cardCategories),
  deliveryMethod: z.enum(deliveryMethods),
  givenBy: z.enum(waysGiven).nullable(),
  sentAt: z.iso.datetime(),
  answers: z.array(cardAnswer),
  /** How many others signed it. */
  signers: z.int(),
});
export type SentKeepsake = z.infer<typeof sentKeepsake>;

/** A card on a person's shelf that they sent to the user. */
const receivedKeepsake = receivedCardView.extend({ kind: z.literal('received') });
export type ReceivedKeepsake = z.infer<typeof receivedKeepsake>;

const keepsake = z.discriminatedUnion('kind', [sentKeepsake, receivedKeepsake]);
export type Keepsake = z.infer<typeof keepsake>;

export const keepsakeEndpoints = {
  /** Cards in both directions, newest year first, newest card first. A card that stayed in the outbox was not sent: it is only counted. */
  list: endpoint({
    method: 'GET',
    path: '/api/people/:id/keepsakes',
    params: idParams,
    response: z.object({
      years: z.array(z.object({ year: z.int(), keepsakes: z.array(keepsake) })),
      keptInOutbox: z.int(),
    }),
  }),
  /** Answers application/pdf: the cards of one year, or all. */
  book: endpoint({
    method: 'GET',
    path: '/api/people/:id/keepsakes.pdf',
    params: idParams,
    query: z.object({ year: z.coerce.number().int().min(1900).max(3000).optional() }),
  }),
};
