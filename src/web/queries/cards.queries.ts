import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CardView } from '../../contract/cards.ts';
import { call } from '../api.ts';

const sendingPollMs = 1500;

/** All cards of the user, or those of one contact. */
export const cardsQuery = (personId?: number) =>
  queryOptions({
    queryKey: ['/api/cards', 'list', personId ?? 'all'],
    queryFn: ({ signal }) => call('GET /api/cards', { query: { personId }, signal }),
  });

/** The user's drafts, or those that a round made. */
export const draftsQuery = (roundId?: number) =>
  queryOptions({
    queryKey: ['/api/cards', 'list', 'draft', roundId ?? 'all'],
    queryFn: ({ signal }) => call('GET /api/cards', { query: { status: 'draft', roundId }, signal }),
  });

/** Cards that were not delivered. */
export const failedCardsQuery = queryOptions({
  queryKey: ['/api/cards', 'list', 'failed'],
  queryFn: ({ signal }) => call('GET /api/cards', { query: { status: 'failed' }, signal }),
});

/** Cards of today or later, or undated, that are neither sent nor skipped (D38). */
export const upcomingCardsQuery = queryOptions({
  queryKey: ['/api/cards', 'upcoming'],
  queryFn: ({ signal }) => call('GET /api/cards/upcoming', { signal }),
});

/** One card with everything its page shows; polled while it is being sent. */
export const cardQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/cards', 'one', String(id)],
    queryFn: ({ signal }) => call('GET /api/cards/:id', { params: { id }, signal }),
    // The delivery worker may change a card at any time: cached data must not offer actions that are no longer legal.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.deliveryStatus === 'scheduled' ? sendingPollMs : false),
  });

/** Caches the answer of an action on a card. Cancels a running read, which is older and must not overwrite it. */
export async function keepCard(queryClient: QueryClient, card: CardView): Promise<void> {
  const { queryKey } = cardQuery(card.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, card);
}

/** The cached version of a card, for an action on what the user sees; includes an answer that was just cached. */
export function seenVersion(queryClient: QueryClient, { id, version }: Pick<CardView, 'id' | 'version'>): number {
  return queryClient.getQueryData(cardQuery(id).queryKey)?.version ?? version;
}

/**
 * Marks cards, dates and the dashboard's figures as stale after a change of a card or a date: a date moves or skips its
 * unsent cards (D36, D46) and contains the card of its next occurrence.
 */
export async function markCardsStale(
  queryClient: QueryClient,
  /** 'none': they are read again only when they are shown again. */
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await Promise.all(
    ['/api/cards', '/api/important-dates', '/api/dashboard/stats'].map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource], refetchType }),
    ),
  );
}

/** The names that a card may be sent under. */
export const signersQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/cards/signers', id],
    queryFn: ({ signal }) => call('GET /api/cards/:id/signers', { params: { id }, signal }),
  });
