import { expect, test } from 'vitest';
import { pendingDates } from './pending-dates.schema.ts';
import { datesOfImport } from './pending-dates.ts';

const usual = {
  repeatsAnnually: true,
  notifyDaysBefore: 7,
  isActive: true,
  isVariableHoliday: false,
  holidayRule: null,
};
const dates = [
  { ...usual, occasionType: 'birthday', date: '--12-04' },
  { ...usual, occasionType: 'Dog birthday', date: '2019-05-06', isActive: false },
];

test('keeps all dates of a vCard', () => {
  expect(datesOfImport({ name: 'Aiko', dates })).toEqual({ name: 'Aiko', dates });
  expect(datesOfImport({ name: 'Aiko', dates: [] })).toBeNull();
});

test('what is kept for a reload has the shape that is read back', () => {
  expect(pendingDates.safeParse(JSON.parse(JSON.stringify(datesOfImport({ name: null, dates }))))).toMatchObject({
    success: true,
  });
  expect(pendingDates.safeParse({ name: 'x', dates: [] }).success).toBe(false);
});
