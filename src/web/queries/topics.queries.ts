import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The catalogue of topics in the language of the pages; it changes only with a release. */
export const topicsQuery = queryOptions({
  queryKey: ['/api/topics'],
  queryFn: ({ signal }) => call('GET /api/topics', { query: { language: 'en' }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
