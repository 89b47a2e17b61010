import type { UserRow } from '../features/accounts/users.store.ts';

/** The signed-in user as every handler sees it: what is asked of most calls, and nothing secret. `findUser` has the rest. */
export type SessionUser = Pick<
  UserRow,
  'id' | 'email' | 'emailVerifiedAt' | 'name' | 'isAdmin' | 'cardCreditsRemaining' | 'timeZone'
>;
