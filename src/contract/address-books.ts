import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, largestId, requiredText } from './fields.ts';
import { t } from './translate.ts';

export const addressBookLimits = {
  accounts: 10,
  books: 50,
  entries: 20_000,
  /** Questions on one page, and answers in one call. */
  questions: 100,
  groups: 50,
} as const;

/** What is taken besides names, email addresses and phone numbers. */
export const takenParts = z.object({
  photos: z.boolean().default(true),
  dates: z.boolean().default(true),
  addresses: z.boolean().default(true),
  groups: z.boolean().default(true),
  notes: z.boolean().default(false),
  /** Only contacts with one of these categories; all if it is empty. */
  onlyGroups: z.array(requiredText(t`A group has a name`, 60)).max(addressBookLimits.groups).default([]),
});
export type TakenParts = z.output<typeof takenParts>;

/** The fields that are compared with the address book, one value each. */
export const syncedFields = [
  'name',
  'nickname',
  'greetingName',
  'email',
  'phone',
  'address',
  'notes',
  'timeZone',
  'language',
  'birthday',
  'anniversary',
  'photo',
] as const;
export type SyncedField = (typeof syncedFields)[number];

const syncSummary = z.object({
  added: z.int(),
  changed: z.int(),
  /** Contacts that were there and are linked now. */
  linked: z.int(),
  /** Fields that both sides changed. */
  asked: z.int(),
  vanished: z.int(),
  /** Cards of the book that could not be read. */
  unreadable: z.int(),
  /** Cards into which a birthday or an anniversary was written. */
  written: z.int(),
});
export type SyncSummary = z.infer<typeof syncSummary>;

export const addressBookAccountView = z.object({
  id: z.int(),
  /** How Fondly logs in: with a password, or with access that the user gave at Google. */
  login: z.enum(['password', 'google']),
  address: z.string(),
  username: z.string(),
  /** `stopped`: the server refused the password, and nothing is asked again before there is another. */
  state: z.enum(['active', 'stopped']),
  isRunning: z.boolean(),
  /** Why the last sync failed, in a sentence. */
  problem: z.string().nullable(),
  lastSyncAt: z.iso.datetime().nullable(),
  nextSyncAt: z.iso.datetime().nullable(),
  takes: takenParts,
  /** Whether birthdays and anniversaries are written into the books. */
  writesDates: z.boolean(),
  books: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      isTaken: z.boolean(),
      contacts: z.int(),
      /** Cards that were read without a contact: deleted here, taken back, or in none of the groups. */
      leftOut: z.int(),
      /** The user may not write into it. */
      isReadOnly: z.boolean(),
      /** Cards into which no day can be written without touching more. */
      unwritable: z.int(),
    }),
  ),
  questions: z.object({ conflicts: z.int(), vanished: z.int() }),
  /** The last sync that changed something. */
  lastChanges: syncSummary.nullable(),
  canUndo: z.boolean(),
});
export type AddressBookAccountView = z.infer<typeof addressBookAccountView>;

const differingField = z.object({
  field: z.enum(syncedFields),
  /** The value in Fondly and in the address book; a photo by its address. Null: none. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
});

export const addressBookQuestion = z.object({
  entryId: z.int(),
  personId: z.int(),
  name: z.string(),
  isVanished: z.boolean(),
  /** How many cards are kept of a contact that vanished from the book. */
  cards: z.int(),
  fields: z.array(differingField),
});
export type AddressBookQuestion = z.infer<typeof addressBookQuestion>;

const entryId = z.int().positive().max(largestId);
const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('field'), entryId, field: z.enum(syncedFields), take: z.enum(['ours', 'theirs']) }),
  z.object({ kind: z.literal('vanished'), entryId, take: z.enum(['keep', 'remove']) }),
]);
export type QuestionAnswer = z.output<typeof answer>;

const username = requiredText(t`Enter the user name`, 254);
const password = z.string().min(1, t`Enter the password`).max(500);

export const connectAddressBookBody = z.object({
  /** An email address, or the address of a server or a book. */
  address: requiredText(t`Enter an email address or the address of the server`, 500),
  username,
  password,
});
export type ConnectAddressBookBody = z.input<typeof connectAddressBookBody>;

export const updateAddressBookBody = z.object({
  password: password.optional(),
  takes: takenParts.optional(),
  writesDates: z.boolean().optional(),
  /** The books that are taken; the others are left alone. */
  bookIds: z.array(entryId).max(addressBookLimits.books).optional(),
  /** Takes what was left out before. */
  takeLeftOut: z.literal(true).optional(),
});
export type UpdateAddressBookBody = z.input<typeof updateAddressBookBody>;

/** How asking Google ended; the page has the words. */
export type GoogleOutcome = 'connected' | 'lost' | 'declined' | 'application' | 'unreachable' | 'full';

export const undoneSync = z.object({
  removed: z.int(),
  restored: z.int(),
  /** Up to a hundred contacts that were changed since, each with the reason. */
  kept: z.array(z.object({ id: z.int(), name: z.string(), why: z.string() })),
});
export type UndoneSync = z.infer<typeof undoneSync>;

export const addressBookEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/address-books',
    response: z.object({
      accounts: z.array(addressBookAccountView),
      /** Whether the operator set up an application at Google. */
      offersGoogle: z.boolean(),
    }),
  }),
  /** Starts asking Google for access to contacts; the page goes to the address. */
  startGoogle: endpoint({
    method: 'POST',
    path: '/api/address-books/google',
    response: z.object({ url: z.string() }),
  }),
  /** Where Google sends the browser back; always answers with a redirect to the page. */
  finishGoogle: endpoint({ method: 'GET', path: '/api/address-books/google/callback' }),
  connect: endpoint({
    method: 'POST',
    path: '/api/address-books',
    body: connectAddressBookBody,
    response: addressBookAccountView,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/address-books/:id',
    params: idParams,
    body: updateAddressBookBody,
    response: addressBookAccountView,
  }),
  /** Starts a sync; `list` shows its progress. */
  sync: endpoint({
    method: 'POST',
    path: '/api/address-books/:id/sync',
    params: idParams,
    response: addressBookAccountView,
  }),
  /** Takes back what the last sync added and changed. */
  undo: endpoint({ method: 'POST', path: '/api/address-books/:id/undo', params: idParams, response: undoneSync }),
  questions: endpoint({
    method: 'GET',
    path: '/api/address-books/:id/questions',
    params: idParams,
    response: z.object({ questions: z.array(addressBookQuestion), hasMore: z.boolean() }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/address-books/:id/questions',
    params: idParams,
    body: z.object({ answers: z.array(answer).min(1).max(addressBookLimits.questions) }),
    response: z.object({ settled: z.int() }),
  }),
  /** Ends the connection; contacts stay. */
  remove: endpoint({ method: 'DELETE', path: '/api/address-books/:id', params: idParams }),
};
