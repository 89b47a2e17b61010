import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The user's counts on the dashboard. */
export const statsQuery = queryOptions({
  queryKey: ['/api/dashboard/stats'],
  queryFn: ({ signal }) => call('GET /api/dashboard/stats', { signal }),
});
