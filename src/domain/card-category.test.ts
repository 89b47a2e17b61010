import { expect, test } from 'vitest';
import { occasionTypes } from '../contract/occasions.ts';
import { categoryForOccasion } from './card-category.ts';

test('every occasion has its category', () => {
  const found = Object.fromEntries(occasionTypes.map((type) => [type, categoryForOccasion(type)]));
  expect(found).toMatchObject({
    birthday: 'birthday',
    anniversary: 'anniversary',
    wedding: 'congratulations',
    graduation: 'congratulations',
    baby: 'congratulations',
    promotion: 'congratulations',
    retirement: 'congratulations',
    holiday: 'holiday',
    religious: 'thank-you',
    memorial: 'sympathy',
    custom: 'custom',
    'valentines-day': 'valentines',
    christmas: 'christmas',
    'new-years-day': 'new-year',
    'independence-day': 'independence-day',
    halloween: 'halloween',
    'st-patricks-day': 'holiday',
    'mothers-day': 'mothers-day',
    'fathers-day': 'fathers-day',
    thanksgiving: 'thanksgiving',
    'labor-day': 'holiday',
    'memorial-day': 'holiday',
    'columbus-day': 'holiday',
    'mlk-day': 'holiday',
    'presidents-day': 'holiday',
    easter: 'easter',
    'good-friday': 'holiday',
    'palm-sunday': 'holiday',
  });
});

test('a custom occasion has the category custom', () => {
  expect(categoryForOccasion('gotcha day')).toBe('custom');
  expect(categoryForOccasion('toString')).toBe('custom');
});
