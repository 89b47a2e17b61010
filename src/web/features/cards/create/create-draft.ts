import { useEffect, useReducer, useState } from 'react';
import { z } from 'zod';
import { focusPoint, styleSettings, textOverlay } from '../../../../contract/styles.ts';
import {
  deliveryMethods,
  digitalDeliveryTypes,
  styleCategories,
  tones,
  wordsLengths,
} from '../../../../contract/vocabulary.ts';
import { type CreateForm, type CreateFormStart, changeForm, isAboutAnother, startForm } from './create-form-state.ts';
import { type CardJob, draftOf } from './submit/card-draft.ts';

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

const createForm = z.object({
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
  focus: focusPoint.nullable().default(null),
  personalMessage: z.string(),
  tone: z.enum(tones).nullable().default(null),
  length: z.enum(wordsLengths).nullable().default(null),
  deliveryMethod: z.enum(deliveryMethods),
  digitalDeliveryType: z.enum(digitalDeliveryTypes).nullable(),
  acceptsLateDelivery: z.boolean().default(false),
  makesAnother: z.boolean().default(false),
}) satisfies z.ZodType<CreateForm>;

/** The full form's draft. */
const fullDraft = draftOf('fondly.create-card', createForm);

/** Discards the draft and its photo. */
export function clearDraft(): void {
  photo = null;
  fullDraft.clear();
}

let photo: { userId: number; file: File } | null = null;

/** Keeps the photo in memory, because session storage holds only text. */
export function keepPhoto(userId: number, file: File | null): void {
  photo = file && { userId, file };
}

/** The photo that this user chose before leaving the page. */
export function keptPhoto(userId: number): File | null {
  return photo?.userId === userId ? photo.file : null;
}

/** The state of the create form, kept for the tab: it survives leaving the page and coming back. */
export function useCreateForm(start: CreateFormStart, userId: number) {
  const [kept] = useState(() => fullDraft.load(userId));
  const [initial] = useState(() => (kept?.job ? kept.form : startForm(kept?.form ?? null, start)));
  const [form, change] = useReducer(changeForm, initial);
  const [job, setJob] = useState<CardJob | null>(kept?.job ?? null);
  // Opening the page for another contact does not replace the kept draft until something changes.
  const [goesOn] = useState(() => kept !== null && !isAboutAnother(kept.form, start));
  useEffect(() => {
    if (goesOn || form !== initial || job) fullDraft.save({ userId, form, job });
  }, [userId, form, job, initial, goesOn]);
  return { form, change, job, setJob };
}
