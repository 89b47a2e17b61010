import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, largestId } from './fields.ts';
import { paperLimits } from './paper-limits.ts';
import { t } from './translate.ts';
import { deliveryMethods, deliveryStatuses, paperSizes } from './vocabulary.ts';

export const labelSheetNames = ['l7160', '5160'] as const;
export type LabelSheetName = (typeof labelSheetNames)[number];

export const envelopeSizes = ['dl', 'c6', 'a7'] as const;
export type EnvelopeSize = (typeof envelopeSizes)[number];

/** Ids in a query: '4,8,15'. */
const ids = z
  .string()
  .max(paperLimits.recipients * 11)
  .regex(/^\d{1,10}(,\d{1,10})*$/, t`These are not ids`)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((all) => all.length <= paperLimits.recipients, t`Please choose at most ${paperLimits.recipients}.`)
  .refine((all) => all.every((each) => each > 0 && each <= largestId), t`These are not ids`);

/**
 * Whose paper: the printed cards of a round, these cards, or these contacts. Of a round, cards that are not approved are left out
 * unless `drafts` asks for them; what is named by its id is taken as it is.
 */
const chosen = {
  round: id.optional(),
  cards: ids.optional(),
  people: ids.optional(),
  drafts: z.enum(['yes', 'no']).default('no'),
};
const cardsChosen = { round: chosen.round, cards: chosen.cards, drafts: chosen.drafts };

type Chosen = { round?: number | undefined; cards?: number[] | undefined; people?: number[] | undefined };
const isOne = ({ round, cards, people }: Chosen) =>
  [round, cards, people].filter((each) => each !== undefined).length === 1;
const message = t`Please choose either a round, cards, or contacts.`;

export type PaperChoice = z.output<z.ZodObject<typeof chosen>>;

/** What an address may lack. */
export const postalParts = ['street', 'city', 'state', 'postalCode'] as const;
export type PostalPart = (typeof postalParts)[number];

/** Somebody who gets something on paper. */
export const paperRecipient = z.object({
  personId: z.int(),
  name: z.string(),
  /** The address as it stands on an envelope, the name among its lines. */
  lines: z.array(z.string()),
  missing: z.array(z.enum(postalParts)),
  card: z
    .object({
      id: z.int(),
      title: z.string(),
      deliveryMethod: z.enum(deliveryMethods),
      deliveryStatus: z.enum(deliveryStatuses),
    })
    .nullable(),
});
export type PaperRecipient = z.infer<typeof paperRecipient>;

const cardIds = z.array(z.int().positive().max(largestId));
const postedBody = z.object({
  cardIds: cardIds
    .min(1, t`Choose at least one card.`)
    .max(paperLimits.cards, t`Choose at most ${paperLimits.cards} cards at once.`)
    .refine((ids) => new Set(ids).size === ids.length, t`Name each card once.`),
});

export const paperEndpoints = {
  /** The user has printed and posted these cards: they count as sent today. Answers which, without those decided elsewhere. */
  posted: endpoint({ method: 'POST', path: '/api/cards/posted', body: postedBody, response: z.object({ cardIds }) }),
  /** Takes that back. */
  notPosted: endpoint({
    method: 'POST',
    path: '/api/cards/not-posted',
    body: postedBody,
    response: z.object({ cardIds }),
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/api/paper/recipients',
    query: z.object(chosen).refine(isOne, { message }),
    response: z.object({
      recipients: z.array(paperRecipient),
      /** How many printed cards of the round are not approved and left out. */
      unapproved: z.int(),
      /** The lines of the return address. */
      sender: z.array(z.string()),
    }),
  }),
  /** Answers application/pdf: all cards, each on its sheets for printing on both sides. */
  cards: endpoint({
    method: 'GET',
    path: '/api/paper/cards.pdf',
    query: z.object({ ...cardsChosen, paper: z.enum(paperSizes).default('a4') }).refine(isOne, { message }),
  }),
  /** Answers application/pdf: sheets of address labels, the first on label `from`. */
  labels: endpoint({
    method: 'GET',
    path: '/api/paper/labels.pdf',
    query: z
      .object({
        ...chosen,
        sheet: z.enum(labelSheetNames).default('l7160'),
        from: z.coerce.number().int().min(1).max(30).default(1),
        /** The return address in small letters above the other. */
        sender: z.enum(['yes', 'no']).default('no'),
      })
      .refine(isOne, { message }),
  }),
  /** Answers application/pdf: one page of the size of an envelope for each recipient. */
  envelopes: endpoint({
    method: 'GET',
    path: '/api/paper/envelopes.pdf',
    query: z.object({ ...chosen, size: z.enum(envelopeSizes).default('dl') }).refine(isOne, { message }),
  }),
  /** Answers application/pdf: names, addresses and what is missing, with boxes to tick. */
  checklist: endpoint({
    method: 'GET',
    path: '/api/paper/checklist.pdf',
    query: z.object({ ...chosen, paper: z.enum(paperSizes).default('a4') }).refine(isOne, { message }),
  }),
  /** Answers text/csv for a print shop: address in columns, words, and the picture's name in the zip file. */
  csv: endpoint({
    method: 'GET',
    path: '/api/paper/cards.csv',
    query: z.object(cardsChosen).refine(isOne, { message }),
  }),
  /** Answers application/zip: the same table, and the fronts at 300 dpi. */
  pictures: endpoint({
    method: 'GET',
    path: '/api/paper/cards.zip',
    query: z.object(cardsChosen).refine(isOne, { message }),
  }),
};
