import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CardView, cardEndpoints } from '../../contract/cards.ts';
import { publicCardEndpoints } from '../../contract/public-card.ts';
import { call } from '../api.ts';

const sendingPollMs = 1500;

/** All cards of the user, or those of one contact. */
export const cardsQuery = (personId?: number) =>
  queryOptions({
    queryKey: ['/api/cards', 'list', personId ?? 'all'],
    queryFn: ({ signal }) => call(cardEndpoints.list, { query: { personId }, signal }),
  });

/** Cards that did not arrive. */
export const failedCardsQuery = queryOptions({
  queryKey: ['/api/cards', 'list', 'failed'],
  queryFn: ({ signal }) => call(cardEndpoints.list, { query: { status: 'failed' }, signal }),
});

/** Unsent, unskipped cards of today or later, or undated (D38). */
export const upcomingCardsQuery = queryOptions({
  queryKey: ['/api/cards', 'upcoming'],
  queryFn: ({ signal }) => call(cardEndpoints.upcoming, { signal }),
});

/** One card with all that its page shows; read again and again while it is being sent. */
export const cardQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/cards', 'one', String(id)],
    queryFn: ({ signal }) => call(cardEndpoints.get, { params: { id }, signal }),
    // The delivery worker, not this page, changes a card: an old reading must not offer what is no longer allowed.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.deliveryStatus === 'scheduled' ? sendingPollMs : false),
  });

/** Keeps what an act on a card has answered; a reading that is under way is older and must not come back over it. */
export async function keepCard(queryClient: QueryClient, card: CardView): Promise<void> {
  const { queryKey } = cardQuery(card.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, card);
}

/** The version of a card that its page shows, for an act on what is seen; an answer that was just kept counts already. */
export function seenVersion(queryClient: QueryClient, { id, version }: Pick<CardView, 'id' | 'version'>): number {
  return queryClient.getQueryData(cardQuery(id).queryKey)?.version ?? version;
}

/** What the secret address of a card shows. */
export const publicCardQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/public/cards', token],
    queryFn: ({ signal }) => call(publicCardEndpoints.get, { params: { token }, signal }),
  });

/**
 * A change of a card or a date makes both stale, and the dashboard's figures: a date moves or skips its unsent cards (D36,
 * D46), and names the card of its next occurrence.
 */
export async function markCardsStale(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['/api/cards', '/api/important-dates', '/api/dashboard/stats'].map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ),
  );
}
