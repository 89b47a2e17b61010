import { z } from 'zod';
import {
  type CreateCardBody,
  createCardBody,
  type SimpleCardBody,
  simpleCardBody,
} from '../../../../../contract/cards.ts';

const cardBody = z.union([createCardBody, simpleCardBody]);

/** The running generation and the card that it is for. */
const job = z.object({
  id: z.int(),
  card: z.custom<CreateCardBody | SimpleCardBody>((card) => cardBody.safeParse(card).success),
});
export type CardJob = z.infer<typeof job>;

export type Draft<Form> = { userId: number; form: Form; job: CardJob | null };

/** The draft of a form, kept for this tab so that it survives leaving the page (D40). */
export type DraftKeeper<Form> = {
  /** Null if there is no draft or it belongs to another user. */
  load: (userId: number) => Draft<Form> | null;
  save: (draft: Draft<Form>) => void;
  clear: () => void;
};

/** Keeps the drafts of one form in session storage; if the browser forbids storage, they are lost on leaving. */
export function draftOf<Form>(storageKey: string, form: z.ZodType<Form>): DraftKeeper<Form> {
  const draft = z.object({ userId: z.int(), form, job: job.nullable() });
  return {
    load: (userId) => {
      try {
        const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
        return kept.success && kept.data.userId === userId ? kept.data : null;
      } catch {
        return null;
      }
    },
    save: (kept) => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(kept));
      } catch {
        // The storage is full or forbidden.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // The storage is forbidden: nothing was kept.
      }
    },
  };
}
