import { useCurrentUser } from './session.ts';

/** The user's country by their settings, else by their browser; null if unknown. */
export function useOwnCountry(): string | null {
  return useCurrentUser()?.preferences.country || (new Intl.Locale(navigator.language).region ?? null);
}
