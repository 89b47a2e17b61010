import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DuplicateGroup, duplicateEndpoints } from '../../contract/duplicates.ts';
import { call } from '../api.ts';

/** Contacts that are likely one person. A change of any contact makes it stale. */
export const duplicatesQuery = queryOptions({
  queryKey: ['/api/people', 'duplicates'],
  queryFn: ({ signal }) => call(duplicateEndpoints.list, { signal }),
});

/** Takes a settled group away at once, before the list is read again. */
export function forgetGroup(queryClient: QueryClient, settled: DuplicateGroup): void {
  queryClient.setQueryData(duplicatesQuery.queryKey, (groups) =>
    groups?.filter((group) => groupKey(group) !== groupKey(settled)),
  );
}

/** The same for the same contacts. */
export function groupKey({ people }: DuplicateGroup): string {
  return people.map(({ id }) => id).join('-');
}
