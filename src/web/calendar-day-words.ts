import type { RuleCalendar } from '../contract/holiday-rules.ts';
import { readerLocale, t } from '../contract/translate.ts';
import { type CalendarDay, dateOfDay } from '../domain/calendars/calendar.ts';
import { dayIn, monthOf } from '../domain/calendars/named-calendars.ts';
import { withFrenchFirst } from '../domain/day-format.ts';

/** Intl's names; those of the East Asian calendars are numbers, which browsers write differently. */
const intlNames: Partial<Record<RuleCalendar, string>> = {
  hebrew: 'hebrew',
  islamic: 'islamic-umalqura',
  persian: 'persian',
  indian: 'indian',
};

/** A year of each in which every month can be named: a leap year of the Hebrew calendar, for Adar I. */
const namedYears: Partial<Record<RuleCalendar, number>> = { hebrew: 5784, islamic: 1446, persian: 1404, indian: 1947 };
const commonHebrewYear = 5785;

type MonthAndDay = Pick<CalendarDay, 'month' | 'leapMonth' | 'day'>;

/** As within a sentence. */
export const calendarNames: Record<RuleCalendar, string> = {
  hebrew: t`Hebrew calendar`,
  islamic: t`Islamic calendar`,
  chinese: t`Chinese calendar`,
  korean: t`Korean calendar`,
  vietnamese: t`Vietnamese calendar`,
  persian: t`Persian calendar`,
  indian: t`Indian national calendar`,
};

/** Where days begin on the evening before. */
export const beginsInTheEvening: readonly RuleCalendar[] = ['hebrew', 'islamic'];

/** 'Kislev', 'Adar I', 'Month 8', 'Leap month 6'. */
export function calendarMonthName(calendar: RuleCalendar, month: number, leapMonth: boolean): string {
  const first = firstOfMonth(calendar, month, leapMonth);
  if (first === null) return leapMonth ? t`Leap month ${month}` : t`Month ${month}`;
  return formatOf(calendar, { month: 'long' }).format(Date.parse(dateOfDay(first)));
}

/** '21 Kislev', 'Day 15 of month 8': a day of any year. */
export function monthAndDayWords(calendar: RuleCalendar, { month, leapMonth, day }: MonthAndDay): string {
  const first = firstOfMonth(calendar, month, leapMonth);
  if (first === null) return leapMonth ? t`Day ${day} of leap month ${month}` : t`Day ${day} of month ${month}`;
  // Written with the day itself, as the month of that year may lack the 30th.
  return inWords(formatOf(calendar, { month: 'long', day: 'numeric' }), dateOfDay(first), ({ type, value }) =>
    type === 'day' ? day.toLocaleString(readerLocale) : value,
  );
}

/** '21 Kislev 5787', 'Day 15 of month 8': a full date in another calendar; null beyond its years. */
export function calendarDayWords(calendar: RuleCalendar, date: string): string | null {
  const day = dayIn(calendar, date);
  if (!day) return null;
  if (!intlNames[calendar]) return monthAndDayWords(calendar, day);
  // Other languages write the era with every year, though the calendar says it.
  return inWords(formatOf(calendar, { year: 'numeric', month: 'long', day: 'numeric' }), date, ({ type, value }) =>
    type === 'era' && readerLocale !== 'en-US' ? '' : value,
  );
}

function firstOfMonth(calendar: RuleCalendar, month: number, leapMonth: boolean): number | null {
  const year = namedYears[calendar];
  if (year === undefined) return null;
  // In a leap year it would be called Adar II.
  const isAdar = calendar === 'hebrew' && month === 6;
  return monthOf(calendar, isAdar ? commonHebrewYear : year, month, leapMonth)?.start ?? null;
}

function inWords(format: Intl.DateTimeFormat, date: string, write: (part: Intl.DateTimeFormatPart) => string): string {
  return withFrenchFirst(format.formatToParts(Date.parse(date)).map(write).join('').trim(), readerLocale);
}

function formatOf(calendar: RuleCalendar, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = `${readerLocale}-u-ca-${intlNames[calendar]}`;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}
