import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, onTestFinished, test } from 'vitest';
import { namedHolidays, occasionTypes } from '../../../contract/occasions.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { holidayRuleOf } from '../../../domain/holidays.ts';
import { occurrencesBetween, ruleOf } from '../../../domain/next-occurrence.ts';
import { inLanguageOf, offerLanguage } from '../../reader.ts';
import { calendarEvents } from './calendar-events.ts';
import type { FeedDate } from './feed-dates.store.ts';

const frame = { today: '2026-11-21', publicUrl: 'https://fondly.example' };
const plain = { id: 7, personId: 3, personName: 'Margaret', revision: 0, holidayRule: null };
const birthday = { ...plain, occasionType: 'birthday', date: '1966-12-04', repeatsAnnually: true };

function parsed(date: Parameters<typeof calendarEvents>[0]): ICAL.Event[] {
  const text = ['BEGIN:VCALENDAR', ...calendarEvents(date, frame), 'END:VCALENDAR'].join('\r\n');
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** What a calendar program shows of an event between two days. */
function shownDays(event: ICAL.Event, from: string, to: string): string[] {
  if (!event.isRecurring()) return [event.startDate.toString()].filter((day) => day >= from && day <= to);
  const days: string[] = [];
  const steps = event.iterator();
  for (let day = steps.next(); day && day.toString() <= to; day = steps.next()) {
    if (day.toString() >= from) days.push(day.toString());
  }
  return days;
}

const anyDay = fc
  .integer({ min: Date.UTC(1000, 0, 1) / 864e5, max: Date.UTC(2070, 11, 31) / 864e5 })
  .map((days) => new Date(days * 864e5).toISOString().slice(0, 10));
const anyDate = fc.record({
  occasionType: fc.constantFrom(...occasionTypes, 'Gotcha day'),
  date: fc.oneof(
    anyDay,
    anyDay.map((day) => `-${day.slice(4)}`),
    fc.constantFrom('--02-29', '2000-02-29', '1896-02-29', '2028-02-29', '2027-02-28', '1999-12-31', '2031-01-01'),
  ),
  repeatsAnnually: fc.boolean(),
  holidayRule: fc.constantFrom<FeedDate['holidayRule']>(
    null,
    { type: 'fixed_day', month: 2, day: 29 },
    { type: 'nth_weekday', month: 2, weekday: 1, occurrence: 5 },
    { type: 'calendar_day', calendar: 'islamic', month: 10, day: 1 },
    { type: 'nth_weekday', month: 2 },
  ),
});

test('shows each date on its correct days from 2026 to 2060', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const rule = ruleOf(date);
      const moves = rule !== null && rule.type !== 'fixed_day';
      const [from, to] = moves ? ['2025-11-21', '2029-11-21'] : ['2026-01-01', '2060-12-31'];
      const shown = parsed({ ...plain, ...date }).flatMap((event) => shownDays(event, from, to));
      expect(shown).toEqual(occurrencesBetween(date, from, to));
    }),
    { numRuns: 400 },
  );
});

test.each(namedHolidays)('%s appears in the coming years', (holiday) => {
  const events = parsed({ ...birthday, occasionType: holiday });
  if (holidayRuleOf(holiday) === null) expect(events.map((event) => event.isRecurring())).toEqual([true]);
  else {
    expect(events.map((event) => event.isRecurring())).not.toContain(true);
    // By some calendars a year may have a day more or less.
    expect(events.length).toBeGreaterThanOrEqual(3);
    expect(events.length).toBeLessThanOrEqual(5);
  }
  expect(new Set(events.map((event) => event.uid)).size).toBe(events.length);
});

test.each([
  ['2000-02-29', ['2026-02-28', '2027-02-28', '2028-02-29']],
  ['--02-29', ['2026-02-28', '2027-02-28', '2028-02-29']],
  ['2000-02-28', ['2026-02-28', '2027-02-28', '2028-02-28']],
])('%s is celebrated on %j', (date, days) => {
  const [event] = parsed({ ...birthday, date });
  expect(event && shownDays(event, '2026-01-01', '2028-12-31')).toEqual(days);
});

test('an event lasts all day, blocks no time and has no reminder', () => {
  const [event] = parsed(birthday);
  const properties = Object.fromEntries(
    event?.component.getAllProperties().map((p) => [p.name, String(p.getFirstValue())]) ?? [],
  );
  expect(properties).toEqual({
    uid: 'date-7@fondly.example',
    dtstamp: '2026-11-21T00:00:00Z',
    sequence: '0',
    dtstart: '1966-12-04',
    dtend: '1966-12-05',
    rrule: 'FREQ=YEARLY',
    summary: "Margaret's birthday",
    description: 'Year of birth: 1966\nOpen in Fondly: https://fondly.example/people/3',
    url: 'https://fondly.example/people/3',
    transp: 'TRANSPARENT',
  });
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.component.getAllSubcomponents()).toEqual([]);
});

test.each([
  [birthday, "Margaret's birthday"],
  [{ ...birthday, occasionType: 'anniversary' }, "Margaret's anniversary"],
  [{ ...birthday, occasionType: 'mothers-day' }, "Mother's Day: Margaret"],
  [{ ...birthday, occasionType: 'memorial' }, 'Memorial: Margaret'],
  [{ ...birthday, occasionType: 'custom' }, 'Important date: Margaret'],
  [{ ...birthday, occasionType: 'gotcha, day' }, 'Gotcha, day: Margaret'],
])('case %#: the event title is %s', (date, summary) => {
  expect(parsed(date)[0]?.summary).toBe(summary);
});

test.each([
  ['Smith, Ada; "the\\very"'],
  ['a\r\nATTACH:http://evil.example\r\nb'],
  ['👩‍👩‍👧‍👦'.repeat(12)],
  ['מרגרט '.repeat(20)],
  ['é'.repeat(200)],
  ['\u0007bell'],
])('%j survives escaping and line folding', (name) => {
  const date = { ...birthday, personName: name, occasionType: 'Gotcha day' };
  for (const line of calendarEvents(date, frame).join('\r\n').split('\r\n')) {
    const bytes = Buffer.from(line);
    expect(bytes.length).toBeLessThanOrEqual(75);
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(line);
    expect(line).not.toMatch(/^ATTACH|\p{Cc}/u);
  }
  const wanted = name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  expect(parsed(date)[0]?.summary).toBe(`Gotcha day: ${wanted}`);
});

test('an event on 9999-12-31 has no end date', () => {
  const [event] = parsed({ ...birthday, date: '9999-12-31', repeatsAnnually: false });
  expect(event?.component.hasProperty('dtend')).toBe(false);
  expect(event?.startDate.toString()).toBe('9999-12-31');
});

test('the title of an event declines no name in another language', () => {
  const withdraw = offerLanguage('de', (key) => (key === 'Birthday' ? 'Geburtstag' : undefined));
  onTestFinished(() => void withdraw());
  const titles = () => parsed(birthday).map(({ summary }) => summary);
  expect(new Set(titles())).toEqual(new Set(["Margaret's birthday"]));
  expect(new Set(inLanguageOf({ language: 'de', country: null }, titles))).toEqual(new Set(['Geburtstag: Margaret']));
});

test('a colon stands as the language of the reader has it', () => {
  const withdraw = offerLanguage('fr', (key, [label, value]) =>
    key === '{0}: {1}' ? `${label}\u00a0: ${value}` : undefined,
  );
  onTestFinished(() => void withdraw());
  const titles = inLanguageOf({ language: 'fr', country: null }, () => parsed(birthday).map(({ summary }) => summary));
  expect(new Set(titles)).toEqual(new Set(['Birthday\u00a0: Margaret']));
});

test('an event keeps its UID when its date moves', () => {
  const uid = (date: Partial<typeof birthday>) => parsed({ ...birthday, ...date })[0]?.uid;
  expect(uid({ date: addDays('1966-12-04', 9), repeatsAnnually: false })).toBe(uid({}));
});
