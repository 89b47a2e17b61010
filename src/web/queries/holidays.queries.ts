import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The family days and holidays of a country in a year, each with its rule. They change only with the program. */
export const holidaysQuery = (country: string, year: number) =>
  queryOptions({
    queryKey: ['/api/holidays', country, year],
    queryFn: ({ signal }) => call('GET /api/holidays', { query: { country, year: String(year) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
