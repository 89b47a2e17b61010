import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountEndpoints, type UserView } from '../contract/accounts.ts';
import { ApiError, call } from './api.ts';

const userKey = ['/api/user'];

/** Who is signed in; null for nobody (a 401 is an answer here, not an error, unless the session of a known user ended). */
export const currentUserQuery = queryOptions({
  queryKey: userKey,
  retry: false,
  queryFn: async ({ signal, client }): Promise<UserView | null> => {
    try {
      return await call(accountEndpoints.currentUser, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !client.getQueryData(userKey)) return null;
      throw error;
    }
  },
});

/** The signed-in user; null while unknown or signed out. */
export function useCurrentUser(): UserView | null {
  return useQuery(currentUserQuery).data ?? null;
}

/** Whether the signed-in user administers; asked only where a user exists. */
export const adminCheckQuery = queryOptions({
  queryKey: ['/api/admin/check'],
  retry: false,
  queryFn: ({ signal }) => call(accountEndpoints.adminCheck, { signal }),
});
