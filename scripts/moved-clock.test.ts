import { expect, test } from 'vitest';
import { instantOf, pickMoment } from './moved-clock.mjs';

const days = Array.from({ length: 3000 }, (_, at) => new Date(Date.UTC(2026, 10, 23) + at * 86_400_000));

test('each day gives another moment, always in the future', () => {
  const moments = days.map((now) => ({ now, moment: pickMoment(now) }));
  for (const { now, moment } of moments) expect(instantOf(moment), moment.on).toBeGreaterThan(now.getTime());
  for (const [at, { moment }] of moments.entries()) if (at > 0) expect(moment).not.toEqual(moments[at - 1]?.moment);
});

test('eight days in a row include the leap day, New Year and both clock changes', () => {
  for (let at = 0; at + 8 <= 400; at += 8) {
    const moments = days.slice(at, at + 8).map((now) => pickMoment(now));
    const minuteLater = moments.map((moment) => {
      const later = new Date(instantOf(moment) + 60_000);
      return later.toLocaleString('sv', { timeZone: moment.zone }).slice(5);
    });
    expect(minuteLater.filter((each) => each === '02-29 00:00:00')).toHaveLength(1);
    expect(minuteLater.filter((each) => each === '01-01 00:00:00')).toHaveLength(1);
    expect(minuteLater.filter((each) => /^03-\d\d 03:00:00$/.test(each))).toHaveLength(1);
    expect(minuteLater.filter((each) => /^10-\d\d 02:00:00$/.test(each))).toHaveLength(1);
  }
});

test.each([
  ['2028-02-29', 'UTC', '2028-02-29T10:00:00.000Z'],
  ['2026-12-31 23:55', 'UTC', '2026-12-31T23:55:00.000Z'],
  ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['2027-10-31 02:59', 'Europe/Berlin', '2027-10-31T00:59:00.000Z'],
])('reads %s in %s', (on, zone, instant) => {
  expect(new Date(instantOf({ on, zone })).toISOString()).toBe(instant);
});

test.each([
  ['2027-02-29', 'UTC'],
  ['tomorrow', 'UTC'],
  ['2028-02-29', 'Europe/Nowhere'],
])('rejects %s in %s', (on, zone) => {
  expect(() => instantOf({ on, zone })).toThrow(RangeError);
});
