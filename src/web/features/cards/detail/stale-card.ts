import type { CardView } from '../../../../contract/cards.ts';
import { ApiError } from '../../../api.ts';

/** The current card in a stale-version error (D37); null for any other error. */
export function currentCardIn(error: unknown): CardView | null {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null;
  return (error.current as CardView | undefined) ?? null;
}
