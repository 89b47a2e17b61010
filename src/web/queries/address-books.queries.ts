import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AddressBookAccountView } from '../../contract/address-books.ts';
import { call } from '../api.ts';
import { markPeopleStale } from './people.queries.ts';

const pollMs = 2000;
const key = '/api/address-books';

/** A sync runs, or will within moments. */
export function isUnderWay({ isRunning, state, nextSyncAt }: AddressBookAccountView): boolean {
  return isRunning || (state === 'active' && nextSyncAt !== null && Date.parse(nextSyncAt) <= Date.now());
}

/** The connected address books; polled while one of them is being read. */
export const addressBooksQuery = queryOptions({
  queryKey: [key, 'list'],
  queryFn: ({ signal }) => call('GET /api/address-books', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.accounts.some(isUnderWay) ? pollMs : false),
});

/** What the user is asked about an account. The last sync is part of the key: it may have asked more. */
export const addressBookQuestionsQuery = (id: number, lastSyncAt: string | null) =>
  queryOptions({
    queryKey: [key, 'questions', id, lastSyncAt],
    queryFn: ({ signal }) => call('GET /api/address-books/:id/questions', { params: { id }, signal }),
    staleTime: 0,
  });

/** Marks address books, and everything that shows contacts, as stale. */
export async function markAddressBooksStale(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [key] }), markPeopleStale(queryClient)]);
}
