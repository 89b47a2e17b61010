import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ImportantDateView } from '../../contract/dates.ts';
import { call } from '../api.ts';

const lists = ['/api/important-dates', 'list'];

/** All important dates of the user, or those of one contact. */
export const datesQuery = (personId?: number) =>
  queryOptions({
    queryKey: [...lists, personId ?? 'all'],
    queryFn: ({ signal }) => call('GET /api/important-dates', { query: { personId }, signal }),
  });

/** The dates of the next 30 days, the next one first. */
export const soonDatesQuery = queryOptions({
  queryKey: ['/api/important-dates', 'soon'],
  queryFn: ({ signal }) => call('GET /api/events/upcoming', { signal }),
  staleTime: 0,
});

/** One important date. */
export const dateQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/important-dates', 'one', String(id)],
    queryFn: ({ signal }) => call('GET /api/important-dates/:id', { params: { id }, signal }),
  });

/** The proposed title for a date in the contact's language; always read again, because the language may change. */
export const proposedTitleQuery = (dateId: number) =>
  queryOptions({
    queryKey: ['/api/important-dates', 'title', dateId],
    queryFn: ({ signal }) => call('GET /api/important-dates/:id/card-title', { params: { id: dateId }, signal }),
    staleTime: 0,
  });

/** Replaces a changed date in the cached lists, so that a list of thousands is not read again. */
export async function replaceDate(queryClient: QueryClient, date: ImportantDateView): Promise<void> {
  // A pending answer may be older than the change.
  await queryClient.cancelQueries({ queryKey: lists });
  queryClient.setQueryData(dateQuery(date.id).queryKey, date);
  queryClient.setQueriesData<ImportantDateView[]>({ queryKey: lists }, (dates) =>
    dates?.map((known) => (known.id === date.id ? date : known)),
  );
}

/** Removes a deleted date from the cached lists before they are read again. */
export function forgetDate(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<ImportantDateView[]>({ queryKey: lists }, (dates) =>
    dates?.filter((date) => date.id !== id),
  );
}
