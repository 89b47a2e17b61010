import { z } from 'zod';

const redraw = z.object({
  jobId: z.int(),
  /** The prompt it draws by, for the field it came from; null when the style is what changes. */
  prompt: z.string().nullable(),
});

/** A new picture of a card under way. */
export type Redraw = z.infer<typeof redraw>;

const keyOf = (cardId: number) => `fondly.redraw.${cardId}`;

/** The new picture that this tab waits for, so that leaving the page loses nothing (D40). */
export function loadRedraw(cardId: number): Redraw | null {
  try {
    const kept = redraw.safeParse(JSON.parse(sessionStorage.getItem(keyOf(cardId)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it; a browser that forbids storage only loses the convenience. */
export function keepRedraw(cardId: number, kept: Redraw | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(cardId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(cardId));
  } catch {
    // Full or forbidden.
  }
}
