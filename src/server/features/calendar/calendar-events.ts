import ICAL from 'ical.js';
import { addDays, dayInYear, parseCalendarDate } from '../../../domain/calendar-date.ts';
import { nextOccurrence, occurrencesBetween, ruleOf } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import { eventDescription, eventSummary } from './event-words.ts';
import type { FeedDate } from './feed-dates.store.ts';

/** The first year of a rule without its own year; a leap year, so that 29 February exists. */
const yearlessStart = 2000;
/** Older calendar programs know no earlier year. */
const earliestStart = 1900;
const yearsAhead = 3;

/** The data shared by all events of a feed. */
export type FeedFrame = {
  /** The calendar day where the user is. */
  today: string;
  publicUrl: string;
};

type Day = { start: string; rule?: Record<string, string | number>; uid: string };

/** The iCalendar text of one important date (RFC 5545): one event, or one per year if no rule describes the day. */
export function calendarEvents(date: FeedDate, { today, publicUrl }: FeedFrame): string[] {
  const contactUrl = `${publicUrl}/people/${date.personId}`;
  const host = new URL(publicUrl).hostname;
  return daysOf(date, today).map(({ start, rule, uid }) => {
    const end = addDays(start, 1);
    const properties: unknown[][] = [
      ['uid', {}, 'text', `${uid}@${host}`],
      ['dtstamp', {}, 'date-time', `${today}T00:00:00Z`],
      ['sequence', {}, 'integer', date.revision],
      ['dtstart', {}, 'date', start],
      // A day after 9999 cannot be written, so this event has no end date.
      ...(end.startsWith('+') ? [] : [['dtend', {}, 'date', end]]),
      ...(rule ? [['rrule', {}, 'recur', rule]] : []),
      ['summary', {}, 'text', eventSummary(date)],
      ['description', {}, 'text', eventDescription(date, rule !== undefined, contactUrl)],
      ['url', {}, 'uri', contactUrl],
      ['transp', {}, 'text', 'TRANSPARENT'],
    ];
    const lines = properties.map((property) =>
      foldLine(ICAL.stringify.property(property, ICAL.design.icalendar, true)),
    );
    return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
  });
}

/** The days of a date: a recurrence rule if it is the same each year, single days if it moves or happens once. */
function daysOf(date: FeedDate, today: string): Day[] {
  const uid = `date-${date.id}`;
  const found = ruleOf(date);
  if (found && found.type !== 'fixed_day') {
    // By some calendars a day comes twice in a year.
    const digits = found.type === 'calendar_day' || found.type === 'listed_days' ? 10 : 4;
    return occurrencesBetween(date, yearsFrom(today, -1), yearsFrom(today, yearsAhead)).map((start) => ({
      start,
      uid: `${uid}-${start.slice(0, digits)}`,
    }));
  }
  const known = isNamedHoliday(date.occasionType) ? null : parseCalendarDate(date.date);
  const year = known?.year ?? null;
  if (year !== null && !date.repeatsAnnually) return [{ start: date.date, uid }];
  const { month, day } = found ?? known ?? {};
  if (month === undefined || day === undefined) return [];
  const firstYear = year === null ? yearlessStart : Math.max(year, earliestStart);
  const start = nextOccurrence(date, `${firstYear}-01-01`);
  if (start === null) return [];
  // The last day of February is the 28th in common years, which a plain rule would skip (D18).
  const isLeapDay = month === 2 && day === 29;
  return [{ start, rule: { freq: 'YEARLY', ...(isLeapDay && { bymonth: 2, bymonthday: -1 }) }, uid }];
}

function yearsFrom(day: string, years: number): string {
  return dayInYear(Number(day.slice(0, 4)) + years, Number(day.slice(5, 7)), Number(day.slice(8)));
}

/** RFC 5545, section 3.1: a line has at most 75 octets, including the leading blank of a continuation line. */
const octetsInLine = 75;

/** Breaks a line of iCalendar text between characters. (ical.js folds too, but does not count the blank.) */
function foldLine(line: string): string {
  if (line.length * 3 <= octetsInLine || Buffer.byteLength(line) <= octetsInLine) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > octetsInLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
