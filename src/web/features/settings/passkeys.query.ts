import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';

/** The passkeys of the account. */
export const passkeysQuery = queryOptions({
  queryKey: ['/api/user/passkeys'],
  queryFn: ({ signal }) => call('GET /api/user/passkeys', { signal }),
});
