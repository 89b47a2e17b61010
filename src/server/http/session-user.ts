import type { UserRow } from '../features/accounts/users.store.ts';
import type { LanguageChoice } from '../reader.ts';

/** The signed-in user for every handler: what most calls need, and nothing secret. `findUser` has the rest. */
export type SessionUser = Pick<
  UserRow,
  'id' | 'email' | 'emailVerifiedAt' | 'name' | 'isAdmin' | 'cardCreditsRemaining' | 'timeZone'
> &
  LanguageChoice;
