import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { HolidayView } from '../../../contract/holidays.ts';
import { daysOfRule, wholeRule } from '../../../domain/rule-days.ts';
import { offerLanguage } from '../../reader.ts';

let fondly: TestApp;
let eleanor: Person;

beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp('Eleanor');
});
afterAll(() => fondly?.close());

const ask = (query: string) => eleanor.call('GET', `/api/holidays?${query}`);
async function holidays(query: string): Promise<HolidayView[]> {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return answer.json().holidays;
}

type Table = {
  region?: string;
  public: Record<string, string[]>;
  family: Record<string, string[]>;
};
const file = new URL('../../../../tests/days-of-the-world/public-holidays.yaml', import.meta.url);
const tables = load(readFileSync(file, 'utf8')) as Record<string, Table>;
const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
const ofYear = (days: readonly unknown[], year: number) =>
  days.map(dayText).filter((day) => day.startsWith(String(year)));
const dayText = (day: unknown) => (day instanceof Date ? day.toISOString().slice(0, 10) : String(day));

test.each(Object.keys(tables))(
  '%s has the public holidays and family days of its tables from 2024 to 2030',
  async (country) => {
    const table = tables[country];
    if (!table) throw new Error(country);
    const region = table.region ? `&region=${table.region}` : '';
    for (const year of years) {
      const found = await holidays(`country=${country}${region}&year=${year}`);
      const days = found.filter(({ kind }) => kind === 'public').map(({ day }) => day);
      const expected = Object.values(table.public).flatMap((each) => ofYear(each, year));
      expect([...new Set(days)].sort(), `${country} ${year}`).toEqual([...new Set(expected)].sort());
      for (const [occasion, familyDays] of Object.entries(table.family)) {
        const ofOccasion = found.filter(({ occasionType }) => occasionType === occasion).map(({ day }) => day);
        expect([...new Set(ofOccasion)], `${country} ${occasion}`).toEqual(ofYear(familyDays, year));
      }
    }
  },
);

test('the rule of every holiday gives its day in that year', async () => {
  for (const country of Object.keys(tables)) {
    for (const { name, day, rule } of await holidays(`country=${country}&year=2027`)) {
      if (!rule) continue;
      expect(rule.country, name).toBe(country);
      const whole = wholeRule(rule);
      expect(whole && daysOfRule(whole, 2027), `${country} ${name}`).toContain(day);
    }
  }
});

test.each([
  ['country=gb', 'country'],
  ['country=Germany', 'country'],
  ['', 'country'],
  ['country=DE&region=XX', 'region'],
  ['country=DE&region=bayern', 'region'],
  ['country=DE&year=1999', 'year'],
  ['country=DE&year=2101', 'year'],
  ['country=DE&year=soon', 'year'],
])('refuses %j by the field %s', async (query, field) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});

test('answers of a country that nobody knows are empty, and strangers get none', async () => {
  expect(await holidays('country=XX&year=2027')).toEqual([]);
  expect((await fondly.anonymous.call('GET', '/api/holidays?country=DE')).statusCode).toBe(401);
});

test('without a year it is the present one of the user', async () => {
  const today = fondly.clock.now().toISOString().slice(0, 4);
  const found = await holidays('country=DE');
  expect(new Set(found.map(({ day }) => Math.abs(Number(day.slice(0, 4)) - Number(today)) <= 1))).toEqual(
    new Set([true]),
  );
});

test('a region has holidays of its own', async () => {
  const names = (await holidays('country=DE&region=BY&year=2027')).filter(({ kind }) => kind === 'public');
  expect(names.map(({ day }) => day)).toContain('2027-01-06');
});

test('holidays and regions are named in the language of the reader, where they have a name in it', async () => {
  const withdraw = offerLanguage('de', (key) => (key === "Father's Day" ? 'Vatertag' : undefined));
  onTestFinished(() => void withdraw());
  const klara = await fondly.signUp('Klara');
  await klara.call('PATCH', '/api/user', { preferences: { language: 'de' } });
  const german = async (country: string) =>
    (await klara.call('GET', `/api/holidays?country=${country}&year=2027`)).json();
  const { regions } = await german('CH');
  expect(regions).toContainEqual({ code: 'BE', name: 'Kanton Bern' });
  const { holidays: british } = await german('GB');
  expect(british).toContainEqual(expect.objectContaining({ name: 'Good Friday', label: 'Karfreitag' }));
  expect(british).toContainEqual(expect.objectContaining({ name: "Father's Day", label: 'Vatertag' }));
  // Only the country has a name for it.
  expect(british).toContainEqual(
    expect.objectContaining({ name: 'Early May bank holiday', label: 'Early May bank holiday' }),
  );
  expect((await holidays('country=CH&year=2027')).every(({ name, label }) => name === label)).toBe(true);
});

test('a holiday without a rule is kept as the country of the contact keeps it, else on its usual day', async () => {
  const add = async (country: string | null, occasionType = 'mothers-day') => {
    const person = (await eleanor.call('POST', '/api/people', { name: 'Anna', country })).json();
    const body = { personId: person.id, occasionType, date: '2026-01-01' };
    return (await eleanor.call('POST', '/api/important-dates', body)).json();
  };
  const british = await add('England');
  expect(british.holidayRule).toEqual({
    type: 'easter_based',
    offset_days: -21,
    country: 'GB',
    description: 'Mothering Sunday',
  });
  expect((await add('Deutschland', 'fathers-day')).holidayRule).toMatchObject({
    type: 'easter_based',
    offset_days: 39,
  });
  expect((await add('Deutschland', 'thanksgiving')).holidayRule).toBeNull();
  expect((await add(null)).holidayRule).toBeNull();
  expect((await add('Atlantis')).holidayRule).toBeNull();
  // A country that only the library knows.
  expect((await add('Czechia')).holidayRule).toMatchObject({ type: 'nth_weekday', month: 5, country: 'CZ' });
});
