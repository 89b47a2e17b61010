import { localeOfReader } from '../contract/locale-of-reader.ts';
import { inSense } from '../contract/translate.ts';
import { dayFormat } from './day-format.ts';

/** A moment in a time zone, rounded up to a full minute: '28 November at 14:05'. */
export function momentInWords(instant: Date, timeZone: string): string {
  const minuteMs = 60_000;
  const upToTheMinute = new Date(Math.ceil(instant.getTime() / minuteMs) * minuteMs);
  const locale = localeOfReader() === 'en-US' ? 'en-GB' : localeOfReader();
  const day = dayFormat(locale, { timeZone, day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return inSense('a day and a time')`${day.format(upToTheMinute)} at ${time.format(upToTheMinute)}`;
}
