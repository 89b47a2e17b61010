import { queryOptions } from '@tanstack/react-query';
import { dashboardEndpoints } from '../../contract/dashboard.ts';
import { call } from '../api.ts';

/** How many of everything the user has. */
export const statsQuery = queryOptions({
  queryKey: ['/api/dashboard/stats'],
  queryFn: ({ signal }) => call(dashboardEndpoints.stats, { signal }),
});
