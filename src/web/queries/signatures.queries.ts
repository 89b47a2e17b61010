import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The user's signatures, the default first. */
export const signaturesQuery = queryOptions({
  queryKey: ['/api/signatures'],
  queryFn: ({ signal }) => call('GET /api/signatures', { signal }),
});
