import { localDay } from '../domain/due-time.ts';
import { useCurrentUser } from './session.ts';

/** The calendar day it is where the user lives. */
export function useToday(): string {
  const timeZone = useCurrentUser()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return localDay(new Date().toISOString(), timeZone);
}
