import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DuplicateGroup } from '../../contract/duplicates.ts';
import { call } from '../api.ts';

/** Groups of contacts that are likely one person; stale after any change of a contact. */
export const duplicatesQuery = queryOptions({
  queryKey: ['/api/people', 'duplicates'],
  queryFn: ({ signal }) => call('GET /api/people/duplicates', { signal }),
});

/** Removes a settled group from the cached list before it is read again. */
export function forgetGroup(queryClient: QueryClient, settled: DuplicateGroup): void {
  queryClient.setQueryData(duplicatesQuery.queryKey, (groups) =>
    groups?.filter((group) => groupKey(group) !== groupKey(settled)),
  );
}

/** A key that is equal for groups of the same contacts. */
export function groupKey({ people }: DuplicateGroup): string {
  return people.map(({ id }) => id).join('-');
}
