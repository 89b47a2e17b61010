import { z } from 'zod';
import { optionalText } from './fields.ts';
import { deliveryMethods, tones, wordsLengths } from './vocabulary.ts';

export const roundStates = ['making', 'stopped', 'done'] as const;
export type RoundState = (typeof roundStates)[number];

/** `left-out`: the contact or the occasion changed, so that no card is due. */
export const roundCardStates = ['waiting', 'made', 'failed', 'left-out'] as const;
export type RoundCardState = (typeof roundCardStates)[number];

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
  deliveryOf: z.record(z.string(), z.enum(deliveryMethods)).default({}),
});
export type RoundOptions = z.output<typeof roundOptions>;
