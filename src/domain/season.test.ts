import { expect, test } from 'vitest';
import { seasonOf, seasonOfCard } from './season.ts';

test('the season follows the day, and is reversed south of the equator', () => {
  expect(['2027-01-31', '2027-03-01', '2027-08-31', '2027-11-30'].map((day) => seasonOf(day, null))).toEqual([
    'winter',
    'spring',
    'summer',
    'autumn',
  ]);
  for (const zone of ['Europe/Berlin', 'America/New_York', 'America/Bahia_Banderas', 'Asia/Tokyo'])
    expect(seasonOf('2027-12-24', zone), zone).toBe('winter');
  for (const zone of ['America/Sao_Paulo', 'Australia/Sydney', 'America/Argentina/Cordoba', 'Africa/Johannesburg'])
    expect(seasonOf('2027-12-24', zone), zone).toBe('summer');
});

test('a card without a day has the season of its holiday, and a birthday has none', () => {
  expect(seasonOfCard({ category: 'christmas', occasion: null })).toBe('winter');
  expect(seasonOfCard({ category: 'birthday', occasion: { day: null } })).toBeNull();
  expect(seasonOfCard({ category: 'christmas', occasion: { day: '2027-12-25' }, timeZone: 'Pacific/Auckland' })).toBe(
    'summer',
  );
});
