import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { localDay, localHour } from './local-time.ts';

const zones = ['UTC', 'Europe/London', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kolkata', 'Africa/Casablanca'];

test('day and hour match Temporal in every zone', () => {
  const instants = fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (date, timeZone) => {
      const instant = date.toISOString();
      const told = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
      expect([localDay(instant, timeZone), localHour(instant, timeZone)]).toEqual([
        told.toPlainDate().toString(),
        told.hour,
      ]);
    }),
  );
});

test('midnight is hour 0', () => {
  expect(localHour('2026-11-21T00:30:00Z', 'UTC')).toBe(0);
});
