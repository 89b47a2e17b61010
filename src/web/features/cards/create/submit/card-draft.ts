import { z } from 'zod';
import {
  type CreateCardBody,
  createCardBody,
  type SimpleCardBody,
  simpleCardBody,
} from '../../../../../contract/cards.ts';

const cardBody = z.union([createCardBody, simpleCardBody]);

/** The generation under way and the card that it is for. */
const job = z.object({
  id: z.int(),
  card: z.custom<CreateCardBody | SimpleCardBody>((card) => cardBody.safeParse(card).success),
});
export type CardJob = z.infer<typeof job>;

export type Draft<Form> = { userId: number; form: Form; job: CardJob | null };

/** Where a form keeps a card in the making for this tab, so that leaving the page loses nothing (D40). */
export type DraftKeeper<Form> = {
  /** Null where nothing is kept, or another user's. */
  load: (userId: number) => Draft<Form> | null;
  save: (draft: Draft<Form>) => void;
  clear: () => void;
};

/** A place for the drafts of one form; a browser that forbids storage only loses the convenience. */
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
        // Full or forbidden.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // Forbidden: nothing was kept.
      }
    },
  };
}
