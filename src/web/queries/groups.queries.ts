import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The groups of the user's contacts. */
export const groupsQuery = queryOptions({
  queryKey: ['/api/groups'],
  queryFn: ({ signal }) => call('GET /api/groups', { signal }),
});
