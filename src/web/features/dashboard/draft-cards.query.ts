import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';

/** All drafts of the user; becomes stale together with the other card lists. */
export const draftCardsQuery = queryOptions({
  queryKey: ['/api/cards', 'list', 'draft'],
  queryFn: ({ signal }) => call('GET /api/cards', { query: { status: 'draft' }, signal }),
});
