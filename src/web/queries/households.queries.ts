import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The members of a household and the names it could have; stale after any change of a contact. */
export const householdQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/people', 'household', String(id)],
    queryFn: ({ signal }) => call('GET /api/households/:id', { params: { id }, signal }),
  });

/** People who seem to live together. */
export const householdSuggestionsQuery = queryOptions({
  queryKey: ['/api/people', 'household-suggestions'],
  queryFn: ({ signal }) => call('GET /api/households/suggestions', { signal }),
});
