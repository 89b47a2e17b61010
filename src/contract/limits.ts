/** Of one imported file (D14). */
export const importLimits = { fileBytes: 50 * 1024 * 1024, entries: 10_000 } as const;

/** The most signatures that an account keeps. */
export const mostSignatures = 12;

/** Fields of which the remaining contact has one value. The address is one value; a style includes its photo. */
export const mergeableFields = [
  'name',
  'nickname',
  'greetingName',
  'relationship',
  'email',
  'phone',
  'address',
  'photo',
  'style',
  'timeZone',
  'language',
] as const;
export type MergeableField = (typeof mergeableFields)[number];

/** Of the groups of contacts: how many an account has, how many one contact is in, and the length of a name. */
export const groupLimits = { perAccount: 200, perContact: 30, name: 60 } as const;

/** The most contacts that one call changes. */
export const mostChangedPeople = 2000;

/** Of each kind of reaching a contact: how many besides the preferred one, and the length of a label. */
export const reachLimits = { further: 9, label: 40 } as const;

/** Of a household: how many live in it, and how many addresses besides its own get its mail. */
export const householdLimits = { members: 12, alsoEmails: 5 } as const;

/** Of the fields of one's own on a contact: how many, and how long label and value may be. */
export const ownFieldLimits = { perContact: 20, label: 60, value: 500 } as const;

/** How many relations a contact has at most. */
export const mostRelations = 100;

/** Of the moments of a contact: how many, and how long one may be. */
export const momentLimits = { perContact: 1000, text: 500 } as const;

/** Of an invitation: the accounts that may be made with it, and the days for which it is valid. */
export const mostInvited = 1_000;
export const longestInvitationDays = 365;
