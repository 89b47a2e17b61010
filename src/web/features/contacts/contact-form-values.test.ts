import { expect, test } from 'vitest';
import {
  customRelationshipMessage,
  type ImportedContact,
  type PersonView,
  personForm,
} from '../../../contract/people.ts';
import { contactFormValues, importedValues, personBody } from './contact-form-values.ts';

const stored = {
  name: 'Aiko',
  relationship: 'Book club',
  email: null,
  street: '8 Orchard Lane',
  imageUrl: null,
} as PersonView;

test('an empty form asks for a name and for nothing else', () => {
  const checked = personForm.safeParse(contactFormValues());
  expect(checked.error?.issues.map(({ message }) => message)).toEqual(['Name is required']);
});

test('own words of a relationship come back as written, and empty fields as null', () => {
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

test('other needs its own words', () => {
  const checked = personForm.safeParse({ ...contactFormValues(stored), customRelationship: '  ' });
  expect(checked.error?.issues[0]).toMatchObject({ path: ['customRelationship'], message: customRelationshipMessage });
});

test('a vCard fills what it knows and leaves the rest as typed', () => {
  const contact = { name: 'Aiko Tanaka', email: null, notes: '', birthday: '--12-04', imageUrl: '/api/images/1' };
  expect(importedValues(contact as ImportedContact)).toEqual({ name: 'Aiko Tanaka', imageUrl: '/api/images/1' });
});
