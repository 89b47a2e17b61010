import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The family days and holidays of a country in a year, or of one of its regions, each with its rule. They change only with the program. */
export const holidaysQuery = (country: string, year: number, region = '') =>
  queryOptions({
    queryKey: ['/api/holidays', country, year, region],
    queryFn: ({ signal }) =>
      call('GET /api/holidays', { query: { country, year: String(year), ...(region && { region }) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
