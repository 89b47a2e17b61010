import { expect, test } from 'vitest';
import { addDays } from './calendar-date.ts';
import { dueTimes, isTimeZone } from './due-time.ts';
import { localDay, localHour } from './local-time.ts';

const zones = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
];

/** Day and time of an instant in a zone, computed by the platform's formatter instead of Temporal. */
function wallClock(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone }).slice(0, 16);
}

/** The offset changes of a zone, found by asking the platform at each UTC noon. */
function clockChanges(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const found: string[] = [];
  let before = '';
  for (let at = Date.UTC(2026, 0, 1, 12); at < Date.UTC(2031, 0, 1); at += 864e5) {
    const offset = format.format(at).split(', ').at(-1) ?? '';
    if (before !== '' && offset !== before) found.push(new Date(at).toISOString().slice(0, 10));
    before = offset;
  }
  return found;
}

test.each(zones)('%s: on every day from 2026 to 2030 a card is due at 09:00 of that day', (timeZone) => {
  for (let day = '2026-01-01'; day <= '2030-12-31'; day = addDays(day, 1)) {
    const { dueAt } = dueTimes({ scheduledDate: day, timeZone, deliveryMethod: 'digital' });
    expect(wallClock(dueAt, timeZone)).toBe(`${day} 09:00`);
  }
});

test.each(zones)('%s: around each clock change the local day and the end of the day are correct', (timeZone) => {
  const changes = clockChanges(timeZone);
  const observes = !['Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'].includes(timeZone);
  // Morocco's clock changes are in the zone data of some platforms only.
  if (timeZone !== 'Africa/Casablanca') expect(changes.length >= 10).toBe(observes);
  for (const change of changes) {
    for (const day of [-2, -1, 0, 1].map((days) => addDays(change, days))) {
      const { dayEndsAt: end } = dueTimes({ scheduledDate: day, timeZone, deliveryMethod: 'digital' });
      const lastSecond = new Date(Date.parse(end) - 1000).toISOString();
      expect([wallClock(lastSecond, timeZone).slice(0, 10), wallClock(end, timeZone).slice(0, 10)]).toEqual([
        day,
        addDays(day, 1),
      ]);
      expect([localDay(lastSecond, timeZone), localDay(end, timeZone)]).toEqual([day, addDays(day, 1)]);
    }
  }
});

test('a physical card is due seven days earlier, at 09:00 local time', () => {
  // Berlin turns the clocks back on 2026-10-25.
  const facts = { scheduledDate: '2026-10-28', timeZone: 'Europe/Berlin' };
  expect(dueTimes({ ...facts, deliveryMethod: 'physical' })).toEqual({
    dueAt: '2026-10-21T07:00:00Z',
    dayEndsAt: '2026-10-21T22:00:00Z',
  });
  expect(dueTimes({ ...facts, deliveryMethod: 'digital' })).toEqual({
    dueAt: '2026-10-28T08:00:00Z',
    dayEndsAt: '2026-10-28T23:00:00Z',
  });
});

test('a day ends when the next one begins, even if the next one begins after a clock gap', () => {
  // Beirut's clocks jump from 24:00 to 01:00 on 2026-03-29.
  const { dayEndsAt } = dueTimes({ scheduledDate: '2026-03-28', timeZone: 'Asia/Beirut', deliveryMethod: 'digital' });
  expect(dayEndsAt).toBe('2026-03-28T22:00:00Z');
  expect(localHour('2026-03-28T22:00:00Z', 'Asia/Beirut')).toBe(1);
});

test('a card for a day that its zone skips is due on the next day, until that day ends', () => {
  // Apia skipped 30 December.
  const facts = { scheduledDate: '2011-12-30', timeZone: 'Pacific/Apia' };
  expect(dueTimes({ ...facts, deliveryMethod: 'digital' })).toEqual({
    dueAt: '2011-12-30T19:00:00Z',
    dayEndsAt: '2011-12-31T10:00:00Z',
  });
});

test.each(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'europe/berlin'])(
  '%s is a time zone',
  (text) => {
    expect(isTimeZone(text)).toBe(true);
  },
);

test.each(['', 'Mars/Olympus', '+02:00', 'Europe', 'Europe/Berlin ', '../etc/passwd', 'Europe/Berlin[u-ca=hebrew]'])(
  '%j is not a time zone',
  (text) => {
    expect(isTimeZone(text)).toBe(false);
  },
);
