import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dateEndpoints } from '../../contract/dates.ts';
import { call } from '../api.ts';

/** All important dates of the user, or those of one contact. */
export const datesQuery = (personId?: number) =>
  queryOptions({
    queryKey: ['/api/important-dates', 'list', personId ?? 'all'],
    queryFn: ({ signal }) => call(dateEndpoints.list, { query: { personId }, signal }),
  });

/** One important date. */
export const dateQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/important-dates', 'one', String(id)],
    queryFn: ({ signal }) => call(dateEndpoints.get, { params: { id }, signal }),
  });

/** A change of a date moves or skips its unsent cards (D36, D46) and changes the dashboard's figures. */
export async function markDatesStale(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['/api/important-dates', '/api/cards', '/api/dashboard/stats'].map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ),
  );
}
