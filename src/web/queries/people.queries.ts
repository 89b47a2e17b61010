import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** All contacts of the user. */
export const peopleQuery = queryOptions({
  queryKey: ['/api/people', 'list'],
  queryFn: ({ signal }) => call('GET /api/people', { signal }),
});

/** One contact. */
export const personQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/people', 'one', String(id)],
    queryFn: ({ signal }) => call('GET /api/people/:id', { params: { id }, signal }),
  });

/** Marks contacts, and the groups, dates, cards and dashboard figures that depend on them, as stale. */
export async function markPeopleStale(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['/api/people', '/api/groups', '/api/important-dates', '/api/cards', '/api/dashboard/stats'].map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ),
  );
}
