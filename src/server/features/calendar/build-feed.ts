import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../../db/executor.ts';
import { calendarEvents, type FeedFrame } from './calendar-events.ts';
import { readFeedDates } from './feed-dates.store.ts';

/** Dates that are written at a time before others have a turn. */
const datesAtOnce = 100;

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Fondly//Important dates//EN',
  'CALSCALE:GREGORIAN',
  'NAME:Important dates (Fondly)',
  'X-WR-CALNAME:Important dates (Fondly)',
  'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
  'X-PUBLISHED-TTL:PT12H',
];

/** All important dates of a user as one iCalendar text (D21). Made in pieces, so that thousands keep nobody waiting. */
export async function buildFeed(db: Executor, userId: number, frame: FeedFrame): Promise<string> {
  const parts = [...head];
  for await (const dates of readFeedDates(db, userId)) {
    for (let from = 0; from < dates.length; from += datesAtOnce) {
      for (const date of dates.slice(from, from + datesAtOnce)) parts.push(...calendarEvents(date, frame));
      await setImmediate();
    }
  }
  return `${[...parts, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}
