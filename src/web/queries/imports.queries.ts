import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ImportView } from '../../contract/imports.ts';
import { call } from '../api.ts';
import { markPeopleStale } from './people.queries.ts';

const pollMs = 500;

/** Which entries of an import are shown. */
export type EntryFilter = 'dropped' | 'duplicates';

const isUnderWay = (state: ImportView['state'] | undefined) => state === 'applying' || state === 'reading';

/** The imports of the user, newest first; polled while one of them is running. */
export const importsQuery = queryOptions({
  queryKey: ['/api/imports', 'list'],
  queryFn: ({ signal }) => call('GET /api/imports', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some((each) => isUnderWay(each.state)) ? pollMs : false),
});

/** One import without its entries; polled twice a second while its job runs. */
export const importQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/imports', 'one', String(id)],
    queryFn: ({ signal }) => call('GET /api/imports/:id', { params: { id }, query: { limit: 0 }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? pollMs : false),
  });

/** The entries of an import, in pages. They change with its state. */
export const importEntriesQuery = (id: number, state: ImportView['state'], only: EntryFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: ['/api/imports', 'entries', String(id), state, only ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/imports/:id', { params: { id }, query: { after: pageParam, only }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  });

/** Marks the imports and everything that shows contacts as stale after a job or an undo. */
export async function markImportsStale(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['/api/imports'] }), markPeopleStale(queryClient)]);
}
