import { t } from '../contract/translate.ts';

/** A moment in a time zone, rounded up to a full minute: '28 November at 14:05'. */
export function momentInWords(instant: Date, timeZone: string): string {
  const minuteMs = 60_000;
  const upToTheMinute = new Date(Math.ceil(instant.getTime() / minuteMs) * minuteMs);
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(upToTheMinute);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(upToTheMinute);
  return t`${day} at ${time}`;
}
