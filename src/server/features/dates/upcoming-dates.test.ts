import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { viewDate } from './date.view.ts';
import { listDates } from './dates.store.ts';
import { upcomingDates } from './upcoming-dates.store.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

const stored = [
  ...['1990-01-01', '1990-02-27', '1990-02-28', '1988-02-29', '--02-29', '1990-03-01', '1990-12-31', '--06-15'].map(
    (date) => ({ occasionType: 'birthday', date, repeatsAnnually: true }),
  ),
  { occasionType: 'graduation', date: '2027-02-28', repeatsAnnually: false },
  { occasionType: 'anniversary', date: '2030-02-28', repeatsAnnually: true },
  ...['easter', 'mothers-day', 'christmas', 'new-years-day'].map((occasionType) => ({
    occasionType,
    date: '2020-07-07',
    repeatsAnnually: true,
  })),
];

test('finds the same upcoming dates whether it reads few dates or all', async () => {
  const eleanor = await fondly.signUp();
  const { id: personId } = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json();
  for (const date of stored) {
    expect((await eleanor.call('POST', '/api/important-dates', { personId, ...date })).statusCode).toBe(201);
  }
  const { orm } = fondly.context.database;
  const userId = eleanor.user.id;
  const all = await listDates(orm, userId);
  let found = 0;
  for (const today of [
    '2026-11-21',
    '2027-01-29',
    '2027-02-28',
    '2028-02-01',
    '2028-02-29',
    '2026-12-31',
    '2030-02-27',
  ]) {
    for (const days of [0, 1, 27, 30, 60, 200, 364, 365, 366, 800]) {
      const expected = all
        .map((row) => viewDate(row, today))
        .filter(({ nextOccurrence }) => nextOccurrence !== null && nextOccurrence <= addDays(today, days));
      const upcoming = await upcomingDates(orm, userId, today, days);
      expect(upcoming.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      found += expected.length;
    }
  }
  expect(found).toBeGreaterThan(300);
});
