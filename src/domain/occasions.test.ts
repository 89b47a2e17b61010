import { expect, test } from 'vitest';
import { occasionTypes } from '../contract/occasions.ts';
import { isNamedHoliday, occasionFormFields, occasionLabel, storedOccasionType } from './occasions.ts';

test('the 28 specified occasion types come first and in their order, each with its own label', () => {
  expect(occasionTypes.slice(0, 28).join(' ')).toBe(
    'birthday anniversary wedding graduation baby promotion retirement holiday religious memorial custom ' +
      'valentines-day christmas new-years-day independence-day halloween st-patricks-day mothers-day fathers-day ' +
      'thanksgiving labor-day memorial-day columbus-day mlk-day presidents-day easter good-friday palm-sunday',
  );
  expect(new Set(occasionTypes.map(occasionLabel)).size).toBe(occasionTypes.length);
});

test('custom words are stored, shown, and restored in the form', () => {
  expect(storedOccasionType('custom', ' gotcha day ')).toBe('gotcha day');
  expect(storedOccasionType('birthday', 'gotcha day')).toBe('birthday');
  expect(occasionLabel('gotcha day')).toBe('Gotcha day');
  expect(occasionFormFields('gotcha day')).toEqual({ occasionType: 'custom', customOccasionType: 'gotcha day' });
  expect(occasionFormFields('easter')).toEqual({ occasionType: 'easter', customOccasionType: '' });
});

test("the type 'holiday' is not a named holiday", () => {
  expect(['holiday', 'easter', 'birthday'].map(isNamedHoliday)).toEqual([false, true, false]);
});
