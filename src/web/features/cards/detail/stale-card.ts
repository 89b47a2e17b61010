import { type CardView, cardView } from '../../../../contract/cards.ts';
import { ApiError } from '../../../api.ts';

/** The card as it is now, from the refusal of a change of an older one (D37); null for any other error. */
export function currentCardIn(error: unknown): CardView | null {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null;
  const parsed = cardView.safeParse(error.current);
  return parsed.success ? parsed.data : null;
}
