import type { z } from 'zod';
import type { CreateCardBody, SimpleCardBody } from '../../../../../contract/cards.ts';
import { type KeptInTab, keptInTab } from '../../../../kept-in-tab.ts';

/** The running generation and the card that it is for. */
export type CardJob = { id: number; card: CreateCardBody | SimpleCardBody };

/** The draft of a form, kept for this tab so that it survives leaving the page (D40). */
export type Draft<Form> = { userId: number; form: Form; job: CardJob | null };

/** Keeps the drafts of one form. */
export function draftOf<Form>(storageKey: string, loadForm: () => Promise<z.ZodType<Form>>): KeptInTab<Draft<Form>> {
  return keptInTab<Draft<Form>>(storageKey, async () => {
    const [form, { draftSchema }] = await Promise.all([loadForm(), import('./card-draft.schema.ts')]);
    return draftSchema(form);
  });
}

/** The draft of this user; null if there is none. */
export function useDraft<Form>(draft: KeptInTab<Draft<Form>>, userId: number): Draft<Form> | null {
  const kept = draft.useKept();
  return kept?.userId === userId ? kept : null;
}
