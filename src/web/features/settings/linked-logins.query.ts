import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';

/** The logins with other services that open the account, and the services of which it has none. */
export const linkedLoginsQuery = queryOptions({
  queryKey: ['/api/user/logins'],
  queryFn: ({ signal }) => call('GET /api/user/logins', { signal }),
});
