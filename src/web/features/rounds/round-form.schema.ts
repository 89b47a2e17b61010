import { z } from 'zod';
import { deliveryMethods, tones, wordsLengths } from '../../../contract/vocabulary.ts';
import { looks, type RoundForm, wordsKinds } from './round-form.ts';

/** The form of a round, as it is kept for the tab. */
export const keptRoundForm = z.object({
  userId: z.int(),
  form: z.object({
    everyone: z.boolean(),
    withOccasion: z.boolean(),
    groups: z.array(z.string()),
    personIds: z.array(z.int()),
    minus: z.array(z.int()),
    occasion: z.string(),
    customOccasion: z.string(),
    day: z.string(),
    look: z.enum(looks),
    styleId: z.string().nullable(),
    styleIds: z.array(z.string()),
    wordsKind: z.enum(wordsKinds),
    text: z.string(),
    tone: z.enum(tones).nullable(),
    length: z.enum(wordsLengths).nullable(),
    signature: z.string(),
    deliveryMethod: z.enum(deliveryMethods),
    deliveryOf: z.record(z.string(), z.enum(deliveryMethods)),
  }) satisfies z.ZodType<RoundForm>,
});
