import { z } from 'zod';
import { focusPoint, styleSettings, textOverlay } from '../../../../contract/styles.ts';
import {
  deliveryMethods,
  digitalDeliveryTypes,
  photoLayouts,
  styleCategories,
  tones,
  wordsLengths,
} from '../../../../contract/vocabulary.ts';
import type { CreateForm } from './create-form-state.ts';

const styleWishes = {
  artStyle: true,
  colorPalette: true,
  visualDetail: true,
  includeCharacters: true,
  sceneSetting: true,
  type: true,
  medium: true,
  technique: true,
  lighting: true,
} as const;

/** The full form, as it is kept. */
export const createForm = z.object({
  personId: z.int().nullable(),
  occasionId: z.int().nullable(),
  ownTitle: z.string().nullable(),
  styleCategory: z.enum(styleCategories).nullable(),
  presetId: z.string().nullable(),
  ownStyle: styleSettings.pick(styleWishes).nullable().default(null),
  overlay: z
    .union([textOverlay, z.literal('none')])
    .nullable()
    .default(null),
  prompt: z.object({ text: z.string(), edited: z.boolean() }).nullable().default(null),
  photoUrl: z.string().nullable().default(null),
  photos: z
    .object({ urls: z.array(z.string()), layout: z.enum(photoLayouts) })
    .nullable()
    .default(null),
  focus: focusPoint.nullable().default(null),
  personalMessage: z.string(),
  tone: z.enum(tones).nullable().default(null),
  length: z.enum(wordsLengths).nullable().default(null),
  deliveryMethod: z.enum(deliveryMethods),
  digitalDeliveryType: z.enum(digitalDeliveryTypes).nullable(),
  goesTo: z.string().nullable().default(null),
  acceptsLateDelivery: z.boolean().default(false),
  makesAnother: z.boolean().default(false),
}) satisfies z.ZodType<CreateForm>;
