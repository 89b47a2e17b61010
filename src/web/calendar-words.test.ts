import { expect, onTestFinished, test, vi } from 'vitest';
import { longDay, mediumDay, monthDay, ordinalDay, ordinalMoment, weekday } from './calendar-words.ts';

test('formats a calendar date without shifting its day', () => {
  expect(mediumDay('2026-11-26')).toBe('Nov 26, 2026');
  expect(longDay('2027-05-09')).toBe('Sunday, May 9, 2027');
  expect(ordinalDay('2026-12-04')).toBe('December 4th, 2026');
  expect(weekday('2026-11-26')).toBe('Thursday');
});

test('formats a date without a year as month and day', () => {
  expect(mediumDay('--02-29')).toBe('Feb 29');
  expect(monthDay('--12-04')).toBe('Dec 4');
  expect(ordinalDay('--12-22')).toBe('December 22nd');
});

test('formats a moment in the given time zone', () => {
  expect(ordinalMoment('2026-12-04T20:00:00Z', 'Asia/Tokyo')).toMatch(/^December 5th, 2026, 5:00\sAM$/);
});

test('formats a morning as the clocks of the reader show it', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  vi.stubGlobal('translationLocale', 'fr');
  vi.resetModules();
  const { ordinalMoment: inFrench } = await import('./calendar-words.ts');
  expect(inFrench('2026-12-04T08:05:00Z', 'Europe/Paris')).toBe('4 décembre 2026, 09:05');
});
