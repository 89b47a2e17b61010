import { expect, test } from 'vitest';
import { occasionTypes } from '../../../../contract/occasions.ts';
import { listOccasions } from './list-occasions.ts';

const margaret = { personId: 1, personName: 'Margaret' };
const adam = { personId: 2, personName: 'adam' };
const occasions = listOccasions(
  [
    { ...margaret, occasionType: 'birthday' },
    { ...adam, occasionType: 'birthday' },
    { ...margaret, occasionType: 'birthday' },
    { ...adam, occasionType: 'Gotcha day' },
  ],
  '2026-11-26',
);
const of = (type: string) => occasions.find((occasion) => occasion.type === type);

test('lists every occasion type once, with each contact once, by name', () => {
  expect(occasions.map(({ type }) => type).toSorted()).toEqual(occasionTypes.toSorted());
  expect(of('birthday')).toEqual({
    type: 'birthday',
    nextDay: null,
    people: [
      { id: 2, name: 'adam' },
      { id: 1, name: 'Margaret' },
    ],
  });
  expect(of('custom')?.people).toEqual([{ id: 2, name: 'adam' }]);
  expect(of('wedding')?.people).toEqual([]);
});

test.each([
  ['thanksgiving', '2026-11-26'],
  ['christmas', '2026-12-25'],
  ['easter', '2027-03-28'],
  ['mothers-day', '2027-05-09'],
])('%s next occurs on %s', (type, day) => {
  expect(of(type)?.nextDay).toBe(day);
});
