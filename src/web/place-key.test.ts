import { expect, test } from 'vitest';
import { placeKey } from './place-key.ts';

const list = { href: '/people', state: { __TSR_key: 'first' } };
const contact = { href: '/people/7', state: { __TSR_key: 'second' } };

test('a list has the key of its history entry while shown, left and loaded again', () => {
  expect(placeKey(list, undefined)).toBe('first');
  expect(placeKey(list, { status: 'idle', location: list })).toBe('first');
  expect(placeKey(list, { status: 'idle', location: contact })).toBe('first');
  expect(placeKey(list, { status: 'pending', location: list })).toBe('first');
});

test('a list that is being left does not have its own key', () => {
  expect(placeKey(list, { status: 'pending', location: contact })).not.toBe('first');
  expect(placeKey(contact, { status: 'pending', location: contact })).toBe('second');
});

test('an entry without a key uses its address', () => {
  expect(placeKey({ href: '/people', state: {} }, undefined)).toBe('/people');
});
