import { readerLocale } from '../../../contract/translate.ts';
import { dayFormat } from '../../../domain/day-format.ts';

const longDay = dayFormat(readerLocale, { dateStyle: 'long' });
const longMoment = dayFormat(readerLocale, { dateStyle: 'long', timeStyle: 'short' });

/** 'December 4, 2026 at 9:00 AM' in the reader's time zone. */
export function longMomentOf(instant: string): string {
  return longMoment.format(new Date(instant));
}

/** 'December 4, 2026' in the reader's time zone. */
export function longDayOf(instant: string): string {
  return longDay.format(new Date(instant));
}
