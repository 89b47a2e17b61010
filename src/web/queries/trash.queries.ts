import { infiniteQueryOptions } from '@tanstack/react-query';
import { trashPageSize } from '../../contract/trash-limits.ts';
import { call } from '../api.ts';

/** What was deleted within 30 days, newest first, page by page. */
export const trashQuery = infiniteQueryOptions({
  queryKey: ['/api/trash', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/trash', { query: pageParam === null ? {} : { before: String(pageParam) }, signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ items }) => (items.length < trashPageSize ? null : (items.at(-1)?.id ?? null)),
  staleTime: 0,
});
