import { expect, test } from 'vitest';
import { placeKey } from './place-key.ts';

const list = { href: '/people', state: { __TSR_key: 'first' } };
const contact = { href: '/people/7', state: { __TSR_key: 'second' } };

test('the place of a list is kept under its entry of the history when it is left, shown and read again', () => {
  expect(placeKey(list, undefined)).toBe('first');
  expect(placeKey(list, { status: 'idle', location: list })).toBe('first');
  expect(placeKey(list, { status: 'idle', location: contact })).toBe('first');
  expect(placeKey(list, { status: 'pending', location: list })).toBe('first');
});

test('what is shown on the way to the next page is not taken for the list', () => {
  expect(placeKey(list, { status: 'pending', location: contact })).not.toBe('first');
  expect(placeKey(contact, { status: 'pending', location: contact })).toBe('second');
});

test('an entry without a key is known by its address', () => {
  expect(placeKey({ href: '/people', state: {} }, undefined)).toBe('/people');
});
