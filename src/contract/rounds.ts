import { z } from 'zod';
import { missingOccasionMessage } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { contactId, dayInput, idParams, optionalText, requiredText } from './fields.ts';
import { t } from './translate.ts';
import { deliveryMethods, deliveryStatuses, tones, wordsLengths } from './vocabulary.ts';

export const roundStates = ['making', 'stopped', 'done'] as const;
export type RoundState = (typeof roundStates)[number];

/** `left-out`: the contact or the occasion changed, so that no card is due. */
export const roundCardStates = ['waiting', 'made', 'failed', 'left-out'] as const;
export type RoundCardState = (typeof roundCardStates)[number];

/** The most recipients of one round. */
export const mostInRound = 2000;

/** How the cards of a round look and read, and how they are delivered. */
export const roundOptions = z.object({
  /** One style for all; each contact's own; or one chosen among `styleIds`, or all, for each. */
  look: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one'), styleId: z.uuid() }),
    z.object({ kind: z.literal('own') }),
    z.object({ kind: z.literal('surprise'), styleIds: z.array(z.uuid()).max(60).default([]) }),
  ]),
  words: z.object({
    /** Own text, in which `{name}` stands for the greeting name. */
    text: optionalText(2000),
    /** Whether the studio writes for each person; with `text` its sentences stand around it. */
    studio: z.boolean().default(true),
    tone: z.enum(tones).optional(),
    length: z.enum(wordsLengths).optional(),
  }),
  /** null: unsigned; undefined: the user's default signature. */
  signatureId: z.int().nullish(),
  /** The usual method, and the contacts that differ from it. */
  deliveryMethod: z.enum(deliveryMethods).default('digital'),
  deliveryOf: z
    .record(z.string().regex(/^\d{1,10}$/), z.enum(deliveryMethods))
    .refine((delivery) => Object.keys(delivery).length <= mostInRound, t`Choose the delivery of fewer contacts.`)
    .default({}),
});
export type RoundOptions = z.output<typeof roundOptions>;

/** Who gets a card: everyone named in any way, without `minus`. */
export const roundWho = z.object({
  groups: z.array(z.string().trim().min(1).max(100)).max(200).default([]),
  personIds: z.array(contactId).max(mostInRound).default([]),
  everyone: z.boolean().default(false),
  /** Everybody who has this occasion among their dates. */
  withOccasion: z.boolean().default(false),
  minus: z.array(contactId).max(mostInRound).default([]),
});

/** A round as its user wants it. */
export const roundPlan = z.object({
  who: roundWho,
  /** An occasion slug, or the words of one's own occasion. */
  occasionType: requiredText(missingOccasionMessage, 60),
  /** Without it, the next day of the named holiday. */
  day: dayInput.nullish(),
  options: roundOptions,
});
export type RoundPlan = z.input<typeof roundPlan>;

const named = z.object({ personId: z.int(), name: z.string() });

/** Why somebody who was named gets no card of this round. */
export const leftOutReasons = ['has-card', 'in-round', 'died', 'household', 'unsubscribed'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What a round would make. */
export const roundPreview = z.object({
  occasionType: z.string(),
  label: z.string(),
  /** Null: the occasion needs a day of one's own. */
  day: z.string().nullable(),
  recipients: z.array(named.extend({ deliveryMethod: z.enum(deliveryMethods) })),
  /** `household` is the name of theirs, which gets the card. */
  leftOut: z.array(named.extend({ reason: z.enum(leftOutReasons), household: z.string().nullable() })),
  /** Recipients without the detail that their delivery needs. */
  missing: z.array(z.object({ detail: z.enum(['email', 'address']), people: z.array(named) })),
  /** Recipients whose cards show what the round will look like. */
  samples: z.array(named),
  /** Why it cannot be made as it is; null if it can. */
  problem: z.string().nullable(),
});
export type RoundPreview = z.output<typeof roundPreview>;

/** One card as the round would make it; stored nowhere. */
export const roundSample = z.object({
  personId: z.int(),
  title: z.string(),
  message: z.string(),
  style: z.string().nullable(),
  /** A JPEG of 512 px, base64. */
  picture: z.string(),
});
export type RoundSample = z.output<typeof roundSample>;

const roundCounts = z.object({
  total: z.int(),
  waiting: z.int(),
  made: z.int(),
  failed: z.int(),
  leftOut: z.int(),
});

export const roundListItem = z.object({
  id: z.int(),
  occasionType: z.string(),
  label: z.string(),
  day: z.string(),
  state: z.enum(roundStates),
  counts: roundCounts,
  /** Made cards that are still drafts. */
  toReview: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type RoundListItem = z.output<typeof roundListItem>;

export const roundView = roundListItem.extend({
  /** By the pace of the last minutes; null if nothing is being made or no pace is known yet. */
  secondsLeft: z.int().nullable(),
  recipients: z.array(
    named.extend({
      state: z.enum(roundCardStates),
      reason: z.string().nullable(),
      cardId: z.int().nullable(),
      deliveryStatus: z.enum(deliveryStatuses).nullable(),
      deliveryMethod: z.enum(deliveryMethods),
    }),
  ),
});
export type RoundView = z.output<typeof roundView>;

export const roundEndpoints = {
  preview: endpoint({ method: 'POST', path: '/api/rounds/preview', body: roundPlan, response: roundPreview }),
  sample: endpoint({
    method: 'POST',
    path: '/api/rounds/sample',
    body: roundPlan.extend({ personId: contactId }),
    response: roundSample,
  }),
  create: endpoint({ method: 'POST', path: '/api/rounds', body: roundPlan, response: roundView }),
  list: endpoint({ method: 'GET', path: '/api/rounds', response: z.array(roundListItem) }),
  get: endpoint({ method: 'GET', path: '/api/rounds/:id', params: idParams, response: roundView }),
  /** What is not made yet stays waiting. */
  stop: endpoint({ method: 'POST', path: '/api/rounds/:id/stop', params: idParams, response: roundView }),
  /** Goes on, and tries again what failed. */
  resume: endpoint({ method: 'POST', path: '/api/rounds/:id/resume', params: idParams, response: roundView }),
};
