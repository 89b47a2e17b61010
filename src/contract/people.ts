import { z } from 'zod';
import { about, aboutInput } from './about.ts';
import { importantDateView } from './dates.ts';
import { endpoint } from './endpoint.ts';
import {
  idParams,
  optionalEmail,
  optionalImageUrl,
  optionalText,
  relationshipInput,
  requiredName,
  requiredText,
} from './fields.ts';
import { groupNames } from './groups.ts';
import { alsoEmailsInput, householdMember, quietEmail } from './households.ts';
import { ownFieldLimits } from './limits.ts';
import { personLimits } from './person-limits.ts';
import { invalidEmailMessage, reach, reachInput } from './reach.ts';
import { t } from './translate.ts';
import { languages } from './vocabulary.ts';

export const personView = z.object({
  id: z.int(),
  name: z.string(),
  nickname: z.string().nullable(),
  /** The name for greetings without a nickname, if it is not the first name derived from `name` (D47). */
  greetingName: z.string().nullable(),
  /** A relationship slug, or the custom words of "other". */
  relationship: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** `street\ncity, state postalCode\ncountry` without empty parts (D13). */
  address: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  /** Further emails, phones and addresses, and all labels; null if there are none. The fields above are the preferred ones. */
  reach: reach.nullable(),
  notes: z.string().nullable(),
  imageUrl: z.string().nullable(),
  styleOverrideId: z.string().nullable(),
  styleOverrideImage: z.string().nullable(),
  timeZone: z.string().nullable(),
  language: z.enum(languages).nullable(),
  /** The names of their groups, in alphabetical order. */
  groups: z.array(z.string()),
  /** They unsubscribed from this user's cards (D33). */
  unsubscribed: z.boolean(),
  /** The last email to this address bounced; a new address clears the flag. */
  bounced: z.boolean(),
  /** A household is one contact for the people who live in it. */
  kind: z.enum(['person', 'household']),
  /** Where they live, if that is a household of the user's. */
  household: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Who lives in it, in the order of a card; null for a person. */
  members: z.array(householdMember).nullable(),
  /** Addresses of a household besides `email` that get the same mail. */
  alsoEmails: z.array(z.string()),
  /** Those of `alsoEmails`, and of the further emails in `reach`, that get no cards. */
  quietEmails: z.array(quietEmail),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type PersonView = z.infer<typeof personView>;

const fieldText = (message: string, max: number) =>
  requiredText(message, max).transform((text) => text.replace(/\s+/gu, ' '));

/** A field of the user's own: plain text, private like the notes. */
export const ownField = z.strictObject({
  label: fieldText(t`Name the field.`, ownFieldLimits.label),
  value: fieldText(t`Fill in the field, or remove it.`, ownFieldLimits.value),
});
export type OwnField = z.output<typeof ownField>;
export const ownFields = z
  .array(ownField)
  .max(
    ownFieldLimits.perContact,
    t`A contact can have ${ownFieldLimits.perContact} fields of your own. Remove one first.`,
  );

/** A contact with the details in `about` and the user's own fields, which lists leave out. */
export const knownPersonView = personView.extend({
  about,
  ownFields,
  /** Topics of the catalogue recognised in the notes, without those the user removed. */
  topicsInNotes: z.array(z.string()),
  /** All their postal addresses as their countries write them, the preferred one first. */
  addressLines: z.array(z.array(z.string())),
});
export type KnownPersonView = z.infer<typeof knownPersonView>;

const personFields = {
  name: requiredName,
  nickname: optionalText(personLimits.nickname),
  greetingName: optionalText(personLimits.greetingName),
  relationship: relationshipInput.default('friend'),
  email: optionalEmail(invalidEmailMessage),
  phone: optionalText(personLimits.phone),
  address: optionalText(personLimits.address),
  street: optionalText(personLimits.street),
  city: optionalText(personLimits.city),
  state: optionalText(personLimits.state),
  postalCode: optionalText(personLimits.postalCode),
  country: optionalText(personLimits.country),
  reach: reachInput.optional(),
  notes: optionalText(personLimits.notes),
  imageUrl: optionalImageUrl,
  styleOverrideId: z.uuid().nullish(),
  timeZone: optionalText(64),
  /** Of their cards. Without it a new contact gets that of the account; null is English. */
  language: z.enum(languages).nullish(),
  groups: groupNames.optional(),
  about: aboutInput.optional(),
  ownFields: ownFields.optional(),
};

export const createPersonBody = z.object(personFields);
export const updatePersonBody = z
  .object({ ...personFields, relationship: relationshipInput })
  .partial()
  .extend({
    version: z.int().optional(),
    /** Only for a household. */
    alsoEmails: alsoEmailsInput.optional(),
    /** With a corrected email: unsent cards go to it too, and approved ones stay approved (D46). */
    updateCards: z.boolean().default(false),
  });
export type CreatePersonBody = z.input<typeof createPersonBody>;
export type UpdatePersonBody = z.input<typeof updatePersonBody>;

export const customRelationshipMessage = t`Custom relationship type is required when 'Other' is selected`;

/** The contact form: `other` requires custom words, which replace it on save. */
export const personForm = createPersonBody
  .extend({ customRelationship: z.string().trim().max(personLimits.relationship).optional() })
  .refine((form) => form.relationship !== 'other' || Boolean(form.customRelationship), {
    path: ['customRelationship'],
    message: customRelationshipMessage,
  });

/** A date of an imported contact. */
export const importedDate = importantDateView.pick({
  occasionType: true,
  date: true,
  repeatsAnnually: true,
  notifyDaysBefore: true,
  isActive: true,
  isVariableHoliday: true,
  holidayRule: true,
});

/** The form values read from a vCard. The picture at `imageUrl` is already stored. */
export const importedContact = z.object({
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  greetingName: z.string().nullable(),
  relationship: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  reach: reach.nullable(),
  birthday: z.string().nullable(),
  anniversary: z.string().nullable(),
  /** All its dates, birthday and anniversary included. */
  dates: z.array(importedDate),
  timeZone: z.string().nullable(),
  language: z.enum(languages).nullable(),
  groups: z.array(z.string()),
  notes: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Sentences that say what could not be imported. */
  dropped: z.array(z.string()),
});
export type ImportedContact = z.infer<typeof importedContact>;

export const peopleEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/people', response: z.array(personView) }),
  get: endpoint({ method: 'GET', path: '/api/people/:id', params: idParams, response: knownPersonView }),
  create: endpoint({ method: 'POST', path: '/api/people', body: createPersonBody, response: knownPersonView }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/people/:id',
    params: idParams,
    body: updatePersonBody,
    response: knownPersonView.extend({ cardsUpdated: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/people/:id',
    params: idParams,
    response: z.object({ message: z.string() }),
  }),
  overrideStyle: endpoint({
    method: 'POST',
    path: '/api/people/:id/style-override',
    params: idParams,
    body: z.object({ cardStyleId: z.uuid(t`Choose a style first.`) }),
    files: ['styleImage'],
    response: z.object({ success: z.literal(true) }),
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/people/upload-image',
    files: ['image'],
    response: z.object({ success: z.literal(true), imageUrl: z.string() }),
  }),
  uploadVcf: endpoint({
    method: 'POST',
    path: '/api/people/upload-vcf',
    files: ['vcfFile'],
    response: z.object({ success: z.literal(true), contact: importedContact, others: z.int() }),
  }),
};
