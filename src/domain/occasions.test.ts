import { expect, test } from 'vitest';
import { occasionTypes } from '../contract/occasions.ts';
import { isNamedHoliday, occasionFormFields, occasionLabel, storedOccasionType } from './occasions.ts';

test('the 28 occasion types are there, each with a label of its own', () => {
  expect(occasionTypes.length).toBeGreaterThanOrEqual(28);
  expect(new Set(occasionTypes.map(occasionLabel)).size).toBe(occasionTypes.length);
});

test('own words are stored and shown, and fill the form again', () => {
  expect(storedOccasionType('custom', ' gotcha day ')).toBe('gotcha day');
  expect(storedOccasionType('birthday', 'gotcha day')).toBe('birthday');
  expect(occasionLabel('gotcha day')).toBe('Gotcha day');
  expect(occasionFormFields('gotcha day')).toEqual({ occasionType: 'custom', customOccasionType: 'gotcha day' });
  expect(occasionFormFields('easter')).toEqual({ occasionType: 'easter', customOccasionType: '' });
});

test('the general holiday is no named one', () => {
  expect(['holiday', 'easter', 'birthday'].map(isNamedHoliday)).toEqual([false, true, false]);
});
