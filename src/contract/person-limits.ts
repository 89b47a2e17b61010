import { maxEmail, maxName, maxRelationship } from './fields.ts';

/** The maximum length of a contact's texts, in UTF-16 units. */
export const personLimits = {
  name: maxName,
  nickname: 100,
  greetingName: 100,
  relationship: maxRelationship,
  email: maxEmail,
  phone: 50,
  address: 1000,
  street: 300,
  city: 120,
  state: 120,
  postalCode: 40,
  country: 120,
  notes: 10_000,
} as const;
