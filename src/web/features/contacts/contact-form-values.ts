import type { z } from 'zod';
import type { CreatePersonBody, ImportedContact, PersonView, personForm } from '../../../contract/people.ts';
import { relationshipFormFields, storedRelationship } from '../../../domain/relationship.ts';

export type ContactFormInput = z.input<typeof personForm>;
export type ContactFormOutput = z.output<typeof personForm>;

const textFields = [
  'name',
  'nickname',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'notes',
  'timeZone',
] as const;

/** What the form starts with: nothing, or the contact to edit. Inputs know no null. */
export function contactFormValues(person?: PersonView): ContactFormInput {
  const texts = Object.fromEntries(textFields.map((field) => [field, person?.[field] ?? '']));
  return {
    ...(texts as Record<(typeof textFields)[number], string>),
    ...relationshipFormFields(person?.relationship ?? null),
    imageUrl: person?.imageUrl ?? null,
    language: person?.language ?? null,
  };
}

/** What a vCard knows of the form's fields; what it does not know stays as typed. */
export function importedValues(contact: ImportedContact): Partial<ContactFormInput> {
  const known = [...textFields, 'imageUrl'].map((field) => [field, contact[field as keyof ImportedContact]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** The body of the call: `other` gives way to its own words, which are no field of their own. */
export function personBody({ customRelationship, ...fields }: ContactFormOutput): CreatePersonBody {
  return { ...fields, relationship: storedRelationship(fields.relationship, customRelationship) };
}
