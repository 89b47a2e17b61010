import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountEndpoints, type UserView } from '../contract/accounts.ts';
import { ApiError, call } from './api.ts';

/** Who is signed in; null for nobody (a 401 is an answer here, not an error). */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/user'],
  retry: false,
  queryFn: async ({ signal }): Promise<UserView | null> => {
    try {
      return await call(accountEndpoints.currentUser, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** The signed-in user, or null while that is unknown or nobody is. */
export function useCurrentUser(): UserView | null {
  return useQuery(currentUserQuery).data ?? null;
}

/** Whether the signed-in user administers; asked only where a user exists. */
export const adminCheckQuery = queryOptions({
  queryKey: ['/api/admin/check'],
  retry: false,
  queryFn: ({ signal }) => call(accountEndpoints.adminCheck, { signal }),
});
