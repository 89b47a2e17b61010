import type { z } from 'zod';
import { nothingKnown } from '../../../contract/about-limits.ts';
import type { CreatePersonBody, ImportedContact, KnownPersonView, personForm } from '../../../contract/people.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { languages } from '../../../contract/vocabulary.ts';
import { noReach } from '../../../domain/reach.ts';
import { relationshipFormFields, storedRelationship } from '../../../domain/relationship.ts';

export type ContactFormInput = z.input<typeof personForm>;
export type ContactFormOutput = z.output<typeof personForm>;

const textFields = [
  'name',
  'nickname',
  'greetingName',
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

/** Of the reader, if cards are written in it. English is the language of contacts that have none. */
const ownLanguage =
  languages.find((language) => language !== 'en' && language === new Intl.Locale(readerLocale).language) ?? null;

/** The initial values of the form: empty, but for the language, or the contact to edit. Null becomes '', because inputs have no null. */
export function contactFormValues(person?: KnownPersonView): ContactFormInput {
  const texts = Object.fromEntries(textFields.map((field) => [field, person?.[field] ?? '']));
  return {
    ...(texts as Record<(typeof textFields)[number], string>),
    ...relationshipFormFields(person?.relationship ?? null),
    imageUrl: person?.imageUrl ?? null,
    language: person ? person.language : ownLanguage,
    groups: person?.groups ?? [],
    reach: person?.reach ?? noReach,
    about: person?.about ?? nothingKnown,
    ownFields: person?.ownFields ?? [],
  };
}

// Fields that are imported together: once the user types a city, the whole address is theirs.
const importedGroups = [
  { of: 'name', fields: ['name'] },
  { of: 'nickname', fields: ['nickname'] },
  { of: 'greetingName', fields: ['greetingName'] },
  { of: 'relationship', fields: ['relationship', 'customRelationship'] },
  { of: 'email', fields: ['email'] },
  { of: 'phone', fields: ['phone'] },
  { of: 'address', fields: ['street', 'city', 'state', 'postalCode', 'country'] },
  { of: 'notes', fields: ['notes'] },
  { of: 'photo', fields: ['imageUrl'] },
  { of: 'language', fields: ['language'] },
  { of: 'timeZone', fields: ['timeZone'] },
] as const;
type ImportedField = (typeof importedGroups)[number]['fields'][number];
export type ImportedValues = Partial<Record<ImportedField, string | null>>;
/** An imported contact as values of the form's fields. */
export type ImportedFields = Record<ImportedField, string | null>;

export function importedFields(contact: ImportedContact): ImportedFields {
  const { relationship, customRelationship } = contact.relationship
    ? relationshipFormFields(contact.relationship)
    : { relationship: null, customRelationship: null };
  return { ...contact, relationship, customRelationship };
}

/**
 * The changes that a vCard makes to the form: it replaces values of an earlier file and keeps typed ones. `filled` has
 * the values from this file, for the next import; `leftOut` has sentences about values that were not used.
 */
export function takeFile(
  typed: ImportedValues,
  earlier: ImportedValues,
  contact: ImportedFields,
): { values: ImportedValues; filled: ImportedValues; leftOut: string[] } {
  const untouched: ImportedValues = contactFormValues();
  const values: ImportedValues = {};
  const filled: ImportedValues = {};
  const leftOut: string[] = [];
  for (const { of, fields } of importedGroups) {
    const own = fields.filter(
      (field) => typed[field] && typed[field] !== earlier[field] && typed[field] !== untouched[field],
    );
    for (const field of fields) {
      const inFile = contact[field] || null;
      if (own.length === 0 && inFile) {
        values[field] = inFile;
        filled[field] = inFile;
      } else if (typed[field] && typed[field] === earlier[field]) values[field] = untouched[field] ?? null;
    }
    const given = fields.map((field) => contact[field] ?? '');
    const differs = fields.some((field, at) => given[at] !== '' && given[at] !== typed[field]);
    if (own.length > 0 && differs) leftOut.push(leftOutWords(of, given.filter(Boolean).join(', ')));
  }
  return { values, filled, leftOut };
}

const longestShown = 80;

function leftOutWords(of: (typeof importedGroups)[number]['of'], text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  const shown =
    characters.length > longestShown ? `${characters.slice(0, longestShown).join('')}…` : characters.join('');
  switch (of) {
    case 'name':
      return t`You typed another name, so “${shown}” in the file was left out.`;
    case 'nickname':
      return t`You typed another nickname, so “${shown}” in the file was left out.`;
    case 'greetingName':
      return t`You typed another greeting name, so “${shown}” in the file was left out.`;
    case 'relationship':
      return t`You typed another relationship, so “${shown}” in the file was left out.`;
    case 'email':
      return t`You typed another email, so “${shown}” in the file was left out.`;
    case 'phone':
      return t`You typed another phone, so “${shown}” in the file was left out.`;
    case 'address':
      return t`You typed another address, so “${shown}” in the file was left out.`;
    case 'notes':
      return t`You typed notes of your own, so “${shown}” in the file was left out.`;
    case 'photo':
      return t`You chose another photo, so the photo in the file was left out.`;
    case 'language':
      return t`You chose another card language, so “${shown}” in the file was left out.`;
    case 'timeZone':
      return t`You chose another time zone, so “${shown}” in the file was left out.`;
  }
}

/** The body of the call: custom words replace `other`. */
export function personBody({ customRelationship, ...fields }: ContactFormOutput): CreatePersonBody {
  return { ...fields, relationship: storedRelationship(fields.relationship, customRelationship) };
}
