import type { UserRow } from '../features/accounts/users.store.ts';

/** The signed-in user as every handler sees it. */
export type SessionUser = UserRow;
