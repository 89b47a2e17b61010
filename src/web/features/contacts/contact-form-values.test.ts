import { expect, test, vi } from 'vitest';
import { customRelationshipMessage, type KnownPersonView, personForm } from '../../../contract/people.ts';
import { contactFormValues, personBody, takeFile } from './contact-form-values.ts';

const stored = {
  name: 'Aiko',
  relationship: 'Book club',
  email: null,
  street: '8 Orchard Lane',
  imageUrl: null,
} as KnownPersonView;

test('an empty form lacks only a name', () => {
  const checked = personForm.safeParse(contactFormValues());
  expect(checked.error?.issues.map(({ message }) => message)).toEqual(['Name is required']);
});

test.each([
  ['de-AT', 'de'],
  ['en-GB', null],
  ['qps', null],
  [undefined, null],
])('a new contact gets cards in the language of the reader, if there are any in it (%s)', async (locale, language) => {
  vi.stubGlobal('translationLocale', locale);
  vi.resetModules();
  const { contactFormValues: valuesFor } = await import('./contact-form-values.ts');
  expect(valuesFor().language).toBe(language);
  // One without a language has English cards.
  expect(valuesFor({ ...stored, language: null }).language).toBeNull();
  expect(valuesFor({ ...stored, language: 'fr' }).language).toBe('fr');
  vi.unstubAllGlobals();
});

test('a custom relationship is saved as written, and empty fields as null', () => {
  const values = contactFormValues(stored);
  expect(values).toMatchObject({ relationship: 'other', customRelationship: 'Book club', email: '' });
  expect(personBody(personForm.parse(values))).toMatchObject({
    name: 'Aiko',
    relationship: 'Book club',
    email: null,
    street: '8 Orchard Lane',
    timeZone: null,
  });
});

test("'other' requires custom words", () => {
  const checked = personForm.safeParse({ ...contactFormValues(stored), customRelationship: '  ' });
  expect(checked.error?.issues[0]).toMatchObject({ path: ['customRelationship'], message: customRelationshipMessage });
});

const nothing = { nickname: null, email: null, phone: null, street: null, city: null, state: null };
const unsaid = { greetingName: null, relationship: null, customRelationship: null, language: null, timeZone: null };
const empty = { ...nothing, ...unsaid, name: null, postalCode: null, country: null, notes: null, imageUrl: null };
const jürgen = {
  ...empty,
  name: 'Jürgen',
  email: 'j@x.test',
  street: '1 Road',
  city: 'Bonn',
  imageUrl: '/api/images/1',
};
const björn = { ...empty, name: 'Björn', phone: '123' };

test('a vCard fills in its fields and keeps typed ones', () => {
  const typed = { ...contactFormValues(), nickname: 'Jü' };
  const { values, leftOut } = takeFile(typed, {}, jürgen);
  expect({ ...typed, ...values }).toMatchObject({ name: 'Jürgen', nickname: 'Jü', email: 'j@x.test', phone: '' });
  expect(leftOut).toEqual([]);
});

test('a second file replaces everything the first one filled in', () => {
  const first = takeFile(contactFormValues(), {}, jürgen);
  const form = { ...contactFormValues(), ...first.values };
  const second = takeFile(form, first.filled, björn);
  expect({ ...form, ...second.values }).toEqual({ ...contactFormValues(), name: 'Björn', phone: '123' });
  expect(second).toMatchObject({ filled: { name: 'Björn', phone: '123' }, leftOut: [] });
});

test('text typed over an imported value stays, and the next file reports what it left out', () => {
  const first = takeFile(contactFormValues(), {}, jürgen);
  const form = {
    ...contactFormValues(),
    ...first.values,
    email: 'mine@x.test',
    city: 'Köln',
    imageUrl: '/api/images/2',
  };
  const other = { ...björn, email: 'b@x.test', street: '2 Lane', city: 'Ulm', imageUrl: '/api/images/3' };
  const { values, leftOut } = takeFile(form, first.filled, other);
  expect({ ...form, ...values }).toMatchObject({
    name: 'Björn',
    email: 'mine@x.test',
    // Parts of two addresses must not be mixed.
    street: '',
    city: 'Köln',
    imageUrl: '/api/images/2',
  });
  expect(leftOut).toEqual([
    'You typed another email, so “b@x.test” in the file was left out.',
    'You typed another address, so “2 Lane, Ulm” in the file was left out.',
    'You chose another photo, so the photo in the file was left out.',
  ]);
});

test('does not report typed text that equals the value in the file', () => {
  const form = { ...contactFormValues(), name: 'Björn' };
  expect(takeFile(form, {}, björn)).toMatchObject({ values: { phone: '123' }, leftOut: [] });
});
