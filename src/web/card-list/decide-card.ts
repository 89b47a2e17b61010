import type { CardListItem, CardView } from '../../contract/cards.ts';
import { ApiError, call } from '../api.ts';

type Seen = Pick<CardListItem, 'id' | 'version'>;

/** A decision is saved even if the page is left meanwhile. */
const keepalive = true;

/** Approves a draft as the user saw it, for its day or the given one. */
export function approveCard({ id, version }: Seen, scheduledDate: string | undefined): Promise<CardView> {
  return call('POST /api/cards/:id/approve', { params: { id }, body: { scheduledDate, version }, keepalive });
}

/** Makes an approved card a draft again, with the day that it had. */
export function takeBackApproval({ id, version }: Seen, scheduledDate: string | null): Promise<CardView> {
  const body = { deliveryStatus: 'draft' as const, scheduledDate, version };
  return call('PATCH /api/cards/:id', { params: { id }, body, keepalive });
}

/** Skips a draft, so that it is not sent. */
export function skipCard({ id }: Pick<Seen, 'id'>): Promise<CardView> {
  return call('POST /api/cards/:id/skip', { params: { id }, keepalive });
}

/** Makes a skipped card what it was before. */
export function takeBackSkip({ id }: Pick<Seen, 'id'>): Promise<CardView> {
  return call('POST /api/cards/:id/unskip', { params: { id }, keepalive });
}

/** Whether an approval failed because the card has no day or a past one (D36). */
export function asksForDay(error: unknown): error is ApiError {
  return error instanceof ApiError && error.fields.scheduledDate !== undefined;
}

/** Whether an approval failed because the contact has no address. */
export function lacksAddress(error: unknown): boolean {
  return error instanceof ApiError && error.fields.recipientEmail !== undefined;
}
