import { expect, test } from 'vitest';
import { type MergedDate, planDates } from './merge-dates.ts';

function date(id: number, occasionType: string, day: string, change: Partial<MergedDate> = {}): MergedDate {
  return {
    id,
    personId: 1,
    occasionType,
    date: day,
    repeatsAnnually: true,
    isActive: true,
    isVariableHoliday: false,
    holidayRule: null,
    ...change,
  };
}

test.each<[string, MergedDate[], MergedDate[], ReturnType<typeof planDates>]>([
  ['another date moves', [date(1, 'birthday', '1966-12-04')], [date(2, 'anniversary', '1990-06-01')], plan([2])],
  [
    'an equal one becomes one',
    [date(1, 'birthday', '1966-12-04')],
    [date(2, 'birthday', '1966-12-04')],
    plan([], [2, 1]),
  ],
  ['another birthday is kept', [date(1, 'birthday', '1966-12-04')], [date(2, 'birthday', '1967-12-04')], plan([2])],
  ['a known year stays', [date(1, 'birthday', '1966-12-04')], [date(2, 'birthday', '--12-04')], plan([], [2, 1])],
  [
    'a known year comes',
    [date(1, 'birthday', '--12-04')],
    [date(2, 'birthday', '1966-12-04')],
    plan([], [2, 1], { id: 1, date: '1966-12-04', repeatsAnnually: true, isActive: true }),
  ],
  [
    'the twin of one that moves goes into it',
    [],
    [date(2, 'birthday', '--12-04'), date(3, 'Birthday ', '1966-12-04')],
    { ...plan([2], [3, 2]), changed: [{ id: 2, date: '1966-12-04', repeatsAnnually: true, isActive: true }] },
  ],
  [
    'an active one wakes the other',
    [date(1, 'graduation', '2019-07-01', { isActive: false, repeatsAnnually: false })],
    [date(2, 'graduation', '2019-07-01')],
    plan([], [2, 1], { id: 1, date: '2019-07-01', repeatsAnnually: true, isActive: true }),
  ],
  [
    'a named holiday is the same in every year',
    [date(1, 'mothers-day', '2025-05-11')],
    [date(2, 'mothers-day', '2026-05-10')],
    plan([], [2, 1]),
  ],
])('%s', (_what, staying, coming, expected) => {
  expect(planDates(staying, coming)).toEqual(expected);
});

test('a date that got its year accepts no other year, and thousands of dates merge fast', () => {
  const years = Array.from({ length: 8000 }, (_, at) => String(1000 + at));
  const staying = [date(1, 'custom', '--12-04'), date(2, 'custom', '--12-04')];
  const coming = years.map((year, at) => date(10 + at, 'custom', `${year}-12-04`));
  const planned = planDates(staying, [...coming, date(9999, 'custom', '--12-04'), ...coming]);
  expect(planned.absorbed.slice(0, 3)).toEqual([
    { from: 10, into: 1 },
    { from: 11, into: 2 },
    { from: 9999, into: 1 },
  ]);
  expect(planned.changed.map(({ id, date: day }) => [id, day])).toEqual([
    [1, '1000-12-04'],
    [2, '1001-12-04'],
  ]);
  expect(planned.moved.length).toBe(7998);
}, 10_000);

function plan(
  moved: number[],
  absorbed?: [from: number, into: number],
  changed?: ReturnType<typeof planDates>['changed'][number],
): ReturnType<typeof planDates> {
  return {
    moved,
    absorbed: absorbed ? [{ from: absorbed[0], into: absorbed[1] }] : [],
    changed: changed ? [changed] : [],
  };
}
