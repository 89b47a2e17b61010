import { localDay } from '../domain/local-time.ts';
import { useCurrentUser } from './session.ts';

/** The user's time zone, whose calendar days the pages show. */
export function useTimeZone(): string {
  return useCurrentUser()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The current calendar day in the user's time zone. */
export function useToday(): string {
  return localDay(new Date().toISOString(), useTimeZone());
}
