import { expect, test } from 'vitest';
import type { PersonView } from '../../../../contract/people.ts';
import { choicesOf, mergeFieldsOf, oldestFirst } from './merge-choices.ts';

function person(id: number, facts: Partial<PersonView>): PersonView {
  const none = {
    nickname: null,
    greetingName: null,
    email: null,
    phone: null,
    address: null,
    notes: null,
    imageUrl: null,
  };
  const parts = { street: null, city: null, state: null, postalCode: null, country: null, reach: null };
  return {
    id,
    name: 'Ann',
    relationship: 'friend',
    ...none,
    ...parts,
    styleOverrideId: null,
    styleOverrideImage: null,
    timeZone: null,
    language: null,
    groups: [],
    unsubscribed: false,
    kind: 'person',
    household: null,
    members: null,
    alsoEmails: [],
    quietEmails: [],
    bounced: false,
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
    ...facts,
  };
}

const one = person(1, { name: 'Mum', email: 'm@w.org', phone: '1234' });
const two = person(2, {
  name: 'Margaret Whitfield',
  relationship: 'mother',
  email: 'new@w.org',
  phone: '+44 1234',
  nickname: 'Meg',
});

test('preselects the longest name, number and address, a given relationship, and otherwise the older value', () => {
  const fields = mergeFieldsOf([one, two]);
  expect(choicesOf(fields, {})).toEqual({ name: 2, nickname: 2, relationship: 2, email: 1, phone: 2 });
  expect(choicesOf(fields, { name: 1, email: 2, nickname: 1 })).toMatchObject({ name: 1, email: 2, nickname: 2 });
});

test('offers equal values once and leaves out empty fields', () => {
  const [name, relationship, ...others] = mergeFieldsOf([one, person(3, { name: ' Mum ' })]);
  expect(name?.options).toEqual([{ personId: 1, value: 'Mum' }]);
  expect(relationship?.options).toHaveLength(1);
  expect(others.map(({ field }) => field)).toEqual(['email', 'phone']);
});

test('the older contact comes first', () => {
  const older = person(9, { createdAt: '2025-01-01T00:00:00Z' });
  expect(oldestFirst([two, one, older]).map(({ id }) => id)).toEqual([9, 1, 2]);
});
