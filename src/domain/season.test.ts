import { expect, test } from 'vitest';
import { placeOf, seasonOf, seasonOfCard, seasonOnDay } from './season.ts';

const nowhere = { timeZone: null, country: null };

test('the season follows the day, and is reversed south of the equator', () => {
  expect(['2027-01-31', '2027-03-01', '2027-08-31', '2027-11-30'].map((day) => seasonOf(day, nowhere))).toEqual([
    'winter',
    'spring',
    'summer',
    'autumn',
  ]);
  for (const zone of ['Europe/Berlin', 'America/New_York', 'America/Bahia_Banderas', 'Asia/Tokyo'])
    expect(seasonOf('2027-12-24', { timeZone: zone, country: null }), zone).toBe('winter');
  for (const zone of ['America/Sao_Paulo', 'Australia/Sydney', 'America/Argentina/Cordoba', 'Africa/Johannesburg'])
    expect(seasonOf('2027-12-24', { timeZone: zone, country: null }), zone).toBe('summer');
});

test('a card without a day has the season of its holiday, and a birthday has none', () => {
  expect(seasonOfCard({ category: 'christmas', occasion: null })).toBe('winter');
  expect(seasonOfCard({ category: 'birthday', occasion: { day: null } })).toBeNull();
  expect(seasonOfCard({ category: 'christmas', occasion: { day: '2027-12-25' }, timeZone: 'Pacific/Auckland' })).toBe(
    'summer',
  );
});

test('the place is the own time zone of the contact, else the country of the address, else where the sender is', () => {
  const christmasOf = (person: Parameters<typeof placeOf>[0], sender: string | null) =>
    seasonOf('2027-12-25', placeOf(person, sender));
  const inSydney = 'Australia/Sydney';
  expect(christmasOf({ timeZone: null, country: 'Australia' }, 'Europe/Berlin')).toBe('summer');
  expect(christmasOf({ timeZone: null, country: 'Deutschland' }, inSydney)).toBe('winter');
  expect(christmasOf({ timeZone: 'Europe/Berlin', country: 'Neuseeland' }, null)).toBe('winter');
  expect(christmasOf({ timeZone: null, country: 'on the moon' }, inSydney)).toBe('summer');
  expect(christmasOf(null, inSydney)).toBe('summer');
  expect(seasonOfCard({ category: 'christmas', occasion: null, ...placeOf(null, inSydney) })).toBe('summer');
});

test('a stored card has the season of its occasion, else of the day on which it goes out', () => {
  const place = placeOf(null, 'America/Sao_Paulo');
  expect(seasonOnDay({ occurrenceDate: '2027-12-25', scheduledDate: '2027-11-20' }, place)).toBe('summer');
  expect(seasonOnDay({ occurrenceDate: null, scheduledDate: '2027-11-20' }, place)).toBe('spring');
  expect(seasonOnDay({ occurrenceDate: null, scheduledDate: null }, place)).toBeNull();
});
