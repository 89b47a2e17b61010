import { expect, test } from 'vitest';
import { addressAfterContact, addressAfterSave, backWords, cameFromCard, linkTo } from './return-address.ts';

test.each([
  ['/cards/create', true],
  ['/cards/create?personId=7', true],
  ['/cards/createx', false],
  ['/cards/3', false],
  [undefined, false],
])('%j is the create form: %j', (returnTo, expected) => {
  expect(cameFromCard(returnTo)).toBe(expected);
});

test('returns to the create form with the new date', () => {
  expect(addressAfterSave('/cards/create?personId=7&dateId=2', 7, 9)).toBe('/cards/create?personId=7&dateId=9');
});

test("returns to the create form with the new contact and without the former one's date", () => {
  expect(addressAfterContact('/cards/create?personId=7&dateId=2', 9)).toBe('/cards/create?personId=9');
  expect(addressAfterContact('/cards/create', 9)).toBe('/cards/create?personId=9');
  expect(addressAfterContact('/people', 9)).toBe('/people/9/dates/add');
  expect(addressAfterContact(undefined, 9)).toBe('/people/9/dates/add');
});

test('returns to any other address unchanged, by default to the contact', () => {
  expect(addressAfterSave('/cards/3?tab=1', 7, 9)).toBe('/cards/3?tab=1');
  expect(addressAfterSave(undefined, 7, 9)).toBe('/people/7');
});

test('labels the Back link by its target', () => {
  expect(backWords('/cards/create?personId=7', 'Aiko')).toBe('Back to the card');
  expect(backWords('/cards/3', 'Aiko')).toBe('Back');
  expect(backWords(undefined, 'Aiko')).toBe('Aiko');
  expect(backWords(undefined, undefined)).toBe('Back');
});

test('splits an address into path and search parameters', () => {
  expect(linkTo('/cards/create?personId=7&dateId=9')).toEqual({
    to: '/cards/create',
    search: { personId: 7, dateId: 9 },
  });
  expect(linkTo('/people/7')).toEqual({ to: '/people/7', search: {} });
});
