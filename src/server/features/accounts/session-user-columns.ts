import { sql } from 'drizzle-orm';
import type { users } from '../../db/tables/users.ts';

/** What every call knows of its user. */
export function sessionUserColumns(of: typeof users) {
  const { id, email, emailVerifiedAt, name, isAdmin, cardCreditsRemaining, timeZone } = of;
  return { id, email, emailVerifiedAt, name, isAdmin, cardCreditsRemaining, timeZone, ...languageChoice(of) };
}

/** In which language an account is spoken to. */
export function languageChoice({ preferences }: typeof users) {
  return {
    language: sql<string | null>`${preferences} ->> 'language'`,
    country: sql<string | null>`${preferences} ->> 'country'`,
  };
}
