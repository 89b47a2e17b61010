import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The members of the own account, and the accounts of others that the user may act in. */
export const familyQuery = queryOptions({
  queryKey: ['/api/user/family'],
  queryFn: ({ signal }) => call('GET /api/user/family', { signal }),
  staleTime: 0,
});
