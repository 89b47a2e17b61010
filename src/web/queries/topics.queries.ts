import { queryOptions } from '@tanstack/react-query';
import { topicEndpoints } from '../../contract/about.ts';
import { call } from '../api.ts';

/** The catalogue of topics in the language of the pages; it changes only with a release. */
export const topicsQuery = queryOptions({
  queryKey: ['/api/topics'],
  queryFn: ({ signal }) => call(topicEndpoints.list, { query: { language: 'en' }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
