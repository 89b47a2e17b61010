import type { z } from 'zod';
import { nothingKnown } from '../../../contract/about-limits.ts';
import type { CreatePersonBody, ImportedContact, KnownPersonView, personForm } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
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

/** The initial values of the form: empty, or the contact to edit. Null becomes '', because inputs have no null. */
export function contactFormValues(person?: KnownPersonView): ContactFormInput {
  const texts = Object.fromEntries(textFields.map((field) => [field, person?.[field] ?? '']));
  return {
    ...(texts as Record<(typeof textFields)[number], string>),
    ...relationshipFormFields(person?.relationship ?? null),
    imageUrl: person?.imageUrl ?? null,
    language: person?.language ?? null,
    groups: person?.groups ?? [],
    reach: person?.reach ?? noReach,
    about: person?.about ?? nothingKnown,
    ownFields: person?.ownFields ?? [],
  };
}

// Fields that are imported together: once the user types a city, the whole address is theirs.
const importedGroups = [
  { label: 'name', fields: ['name'] },
  { label: 'nickname', fields: ['nickname'] },
  { label: t`greeting name`, fields: ['greetingName'] },
  { label: 'relationship', fields: ['relationship', 'customRelationship'] },
  { label: 'email', fields: ['email'] },
  { label: 'phone', fields: ['phone'] },
  { label: 'address', fields: ['street', 'city', 'state', 'postalCode', 'country'] },
  { label: 'notes', fields: ['notes'] },
  { label: 'photo', fields: ['imageUrl'] },
  { label: t`card language`, fields: ['language'] },
  { label: t`time zone`, fields: ['timeZone'] },
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
  for (const { label, fields } of importedGroups) {
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
    if (own.length > 0 && differs) leftOut.push(leftOutWords(label, given.filter(Boolean).join(', ')));
  }
  return { values, filled, leftOut };
}

const longestShown = 80;

function leftOutWords(label: (typeof importedGroups)[number]['label'], text: string): string {
  if (label === 'photo') return t`You chose another photo, so the photo in the file was left out.`;
  const characters = [...text.replace(/\s+/g, ' ')];
  const shown =
    characters.length > longestShown ? `${characters.slice(0, longestShown).join('')}…` : characters.join('');
  const typed = label === 'notes' ? t`notes of your own` : t`another ${label}`;
  return t`You typed ${typed}, so “${shown}” in the file was left out.`;
}

/** The body of the call: custom words replace `other`. */
export function personBody({ customRelationship, ...fields }: ContactFormOutput): CreatePersonBody {
  return { ...fields, relationship: storedRelationship(fields.relationship, customRelationship) };
}
