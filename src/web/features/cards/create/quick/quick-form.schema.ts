import { z } from 'zod';
import {
  cardCategories,
  deliveryMethods,
  simpleStyles,
  tones,
  wordsLengths,
} from '../../../../../contract/vocabulary.ts';
import type { QuickForm } from './quick-form-state.ts';

/** The simple form, as it is kept. */
export const quickForm = z.object({
  title: z.string(),
  category: z.enum(cardCategories).nullable(),
  recipient: z.string(),
  personId: z.int().nullable(),
  eventId: z.int().nullable(),
  date: z.string(),
  style: z.enum(simpleStyles).nullable(),
  personalMessage: z.string(),
  tone: z.enum(tones).nullable().default(null),
  length: z.enum(wordsLengths).nullable().default(null),
  deliveryMethod: z.enum(deliveryMethods),
}) satisfies z.ZodType<QuickForm>;
