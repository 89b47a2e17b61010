/** A new picture of a card that is being drawn. */
export type Redraw = {
  jobId: number;
  /** The prompt it draws from, to restore the field; null if the style changes. */
  prompt: string | null;
};

const keyOf = (cardId: number) => `fondly.redraw.${cardId}`;

/** The redraw that this tab waits for; it survives leaving the page (D40). */
export function loadRedraw(cardId: number): Redraw | null {
  try {
    const kept: Partial<Redraw> | null = JSON.parse(sessionStorage.getItem(keyOf(cardId)) ?? 'null');
    return kept?.jobId ? { jobId: kept.jobId, prompt: kept.prompt ?? null } : null;
  } catch {
    return null;
  }
}

/** Stores or removes the redraw; if the browser forbids storage, leaving the page loses it. */
export function keepRedraw(cardId: number, kept: Redraw | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(cardId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(cardId));
  } catch {
    // The storage is full or forbidden.
  }
}
