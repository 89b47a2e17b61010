import { localDay } from '../domain/local-time.ts';
import { useCurrentUser } from './session.ts';

/** The zone the user lives in, whose calendar days the pages show. */
export function useTimeZone(): string {
  return useCurrentUser()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The calendar day it is where the user lives. */
export function useToday(): string {
  return localDay(new Date().toISOString(), useTimeZone());
}
