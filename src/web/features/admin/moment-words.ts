import { readerLocale } from '../../../contract/translate.ts';

const longDay = new Intl.DateTimeFormat(readerLocale, { dateStyle: 'long' });
const longMoment = new Intl.DateTimeFormat(readerLocale, { dateStyle: 'long', timeStyle: 'short' });

/** 'December 4, 2026 at 9:00 AM' in the reader's time zone. */
export function longMomentOf(instant: string): string {
  return longMoment.format(new Date(instant));
}

/** 'December 4, 2026' in the reader's time zone. */
export function longDayOf(instant: string): string {
  return longDay.format(new Date(instant));
}
