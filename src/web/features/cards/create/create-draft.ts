import { z } from 'zod';
import { type CreateCardBody, createCardBody } from '../../../../contract/cards.ts';
import { focusPoint } from '../../../../contract/styles.ts';
import { deliveryMethods, digitalDeliveryTypes, styleCategories } from '../../../../contract/vocabulary.ts';
import type { CreateForm } from './create-form-state.ts';

const form = z.object({
  personId: z.int().nullable(),
  occasionId: z.int().nullable(),
  ownTitle: z.string().nullable(),
  styleCategory: z.enum(styleCategories).nullable(),
  presetId: z.string().nullable(),
  focus: focusPoint.nullable().default(null),
  personalMessage: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  digitalDeliveryType: z.enum(digitalDeliveryTypes).nullable(),
}) satisfies z.ZodType<CreateForm>;

const draft = z.object({
  userId: z.int(),
  form,
  /** The generation under way and the card that it is for. */
  job: z
    .object({ id: z.int(), card: z.custom<CreateCardBody>((card) => createCardBody.safeParse(card).success) })
    .nullable(),
});
export type CreateDraft = z.infer<typeof draft>;
export type CardJob = NonNullable<CreateDraft['job']>;

const storageKey = 'fondly.create-card';

/** What this tab has kept of a card in the making, so that leaving the page loses nothing (D40). Null for another user's. */
export function loadDraft(userId: number): CreateDraft | null {
  try {
    const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return kept.success && kept.data.userId === userId ? kept.data : null;
  } catch {
    return null;
  }
}

/** Keeps it; a browser that forbids storage only loses the convenience. */
export function saveDraft(kept: CreateDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Full or forbidden.
  }
}

/** Forgets the card in the making and its photo. */
export function clearDraft(): void {
  photo = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Forbidden: nothing was kept.
  }
}

let photo: { userId: number; file: File } | null = null;

/** A file cannot be stored as text: it lives as long as the tab does. */
export function keepPhoto(userId: number, file: File | null): void {
  photo = file && { userId, file };
}

/** The photo that this user chose before the page was left. */
export function keptPhoto(userId: number): File | null {
  return photo?.userId === userId ? photo.file : null;
}
