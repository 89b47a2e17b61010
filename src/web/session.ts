import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UserView } from '../contract/accounts.ts';
import { ApiError, call } from './api.ts';

const userKey = ['/api/user'];

/** The signed-in user, or null: a 401 is an answer here, and an error only if a known user's session has ended. */
export const currentUserQuery = queryOptions({
  queryKey: userKey,
  retry: false,
  queryFn: async ({ signal, client }): Promise<UserView | null> => {
    try {
      return await call('GET /api/user', { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !client.getQueryData(userKey)) return null;
      throw error;
    }
  },
});

/** After a logout: the next page asks for data only once it knows its user (public/first-reads.js). */
export function forgetSignIn(): void {
  try {
    localStorage.removeItem('signed-in');
  } catch {
    // Nothing was stored either.
  }
}

/** The signed-in user; null while loading or signed out. */
export function useCurrentUser(): UserView | null {
  return useQuery(currentUserQuery).data ?? null;
}

/** Whether the signed-in user is an administrator; requires a signed-in user. */
export const adminCheckQuery = queryOptions({
  queryKey: ['/api/admin/check'],
  retry: false,
  queryFn: ({ signal }) => call('GET /api/admin/check', { signal }),
});
