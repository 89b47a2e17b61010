import { queryOptions } from '@tanstack/react-query';
import { dashboardEndpoints } from '../../contract/dashboard.ts';
import { call } from '../api.ts';

/** The user's counts on the dashboard. */
export const statsQuery = queryOptions({
  queryKey: ['/api/dashboard/stats'],
  queryFn: ({ signal }) => call(dashboardEndpoints.stats, { signal }),
});
