import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Every occasion of a year with its card; cards may be sent and answered at any time. */
export const yearQuery = (year: number) =>
  queryOptions({
    queryKey: ['/api/year', year],
    queryFn: ({ signal }) => call('GET /api/year', { query: { year: String(year) }, signal }),
    staleTime: 0,
  });
