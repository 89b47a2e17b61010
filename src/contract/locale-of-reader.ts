import type {} from './translate.ts';

/** For dates, numbers and lists by Intl in what the server says, where it differs from call to call. */
export const localeOfReader = (): string => globalThis.translationLocale ?? 'en-US';
