import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SyncedField, SyncSummary, TakenParts } from '../../../contract/address-books.ts';
import type { OwnField } from '../../../contract/people.ts';
import type { Reach } from '../../../contract/reach.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { people, type StagedDate } from './people.ts';
import { users } from './users.ts';

/** What a sync did besides adding and changing contacts, and where the next run goes on. */
export type UnfinishedSync = {
  counts: Omit<SyncSummary, 'added' | 'changed'>;
  /** How many cards the server gives out in time. */
  cardsAtOnce: number;
  /** The last card of a book that was asked for. */
  bookId: number | null;
  after: number;
  /** Cards that the server could not give out; they are asked for again by the next sync. */
  skipped: number[];
};

/** A login at a CardDAV server. */
export const addressBookAccounts = pgTable(
  'address_book_accounts',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    login: text().$type<'password' | 'google'>().notNull().default('password'),
    /** As the user typed it: an email address or a URL. */
    address: text().notNull(),
    username: text().notNull(),
    /** Sealed with the secret key; at Google the lasting token. */
    sealedPassword: text().notNull(),
    takes: jsonb().$type<TakenParts>().notNull(),
    /** Whether birthdays and anniversaries are written into the books. */
    writesDates: boolean().notNull().default(false),
    /** `stopped`: the server refused the password or the token. */
    state: text().$type<'active' | 'stopped'>().notNull().default('active'),
    /** Why the last sync failed, in a sentence. */
    problem: text(),
    /** Syncs that failed one after another. */
    failures: integer().notNull().default(0),
    /** The number of the sync that runs or comes next; one that was interrupted keeps its number. */
    sync: integer().notNull().default(1),
    lastSyncAt: instant(),
    nextSyncAt: instant(),
    lastChanges: jsonb().$type<SyncSummary>(),
    /** What a sync that is not finished has done so far. */
    unfinished: jsonb().$type<UnfinishedSync>(),
    /** The last sync took long or failed, so the next one waits where it holds up no quick account. */
    isSlow: boolean().notNull().default(false),
    /** The run that may write, until the lease ends on the database's clock. */
    lease: text(),
    leaseUntil: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('address_book_accounts_user').on(table.userId),
    index('address_book_accounts_due').on(table.nextSyncAt),
  ],
);

/** An address book of an account. */
export const addressBooks = pgTable(
  'address_books',
  {
    id: identityId(),
    accountId: integer()
      .notNull()
      .references(() => addressBookAccounts.id, { onDelete: 'cascade' }),
    href: text().notNull(),
    name: text().notNull(),
    isTaken: boolean().notNull().default(false),
    /** The user may not write into it there. */
    isReadOnly: boolean().notNull().default(false),
    /** The state of the book that was listed last (RFC 6578); null: it is listed as a whole. */
    syncToken: text(),
    /** The same for servers without sync tokens. */
    ctag: text(),
  },
  (table) => [uniqueIndex('address_books_href').on(table.accountId, table.href)],
);

/** What the book had for a contact when it was taken last: the common ground for comparing both sides. */
export type TakenCard = {
  /** An address as one text; a photo by its hash. A field that was not taken is missing. */
  values: Partial<Record<SyncedField, string | null>>;
  address: {
    street: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
  };
  /** Further e-mails, phones and addresses, and the labels of the preferred ones; without addresses if they were not taken. */
  reach?: Omit<Reach, 'addresses'> & Partial<Pick<Reach, 'addresses'>>;
  /** Dates besides birthday and anniversary. */
  dates: StagedDate[];
  groups: string[];
  /** Fields of the user's own; missing in what was taken before they were. */
  ownFields?: OwnField[];
};

/** A card of an address book, by its address there. */
export const addressBookEntries = pgTable(
  'address_book_entries',
  {
    id: identityId(),
    bookId: integer()
      .notNull()
      .references(() => addressBooks.id, { onDelete: 'cascade' }),
    href: text().notNull(),
    /** The version on the server, and the one that was taken: where they differ, the card is still to be read. */
    serverEtag: text().notNull(),
    etag: text(),
    uid: text(),
    /**
     * `left`: its contact was taken back. `filtered`: in none of the chosen groups. `nobody`: not a person. `vanished`: no
     * longer in the book, so the user is asked; `kept`: and wants to keep the contact. A linked card without a contact: the contact was deleted here.
     */
    state: text()
      .$type<'new' | 'linked' | 'left' | 'filtered' | 'nobody' | 'vanished' | 'kept'>()
      .notNull()
      .default('new'),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    taken: jsonb().$type<TakenCard>(),
    /** Fields that both sides changed; the book's values are in `taken`. */
    conflicts: jsonb().$type<SyncedField[]>().notNull().default([]),
    /** The book's photo as it is stored here. */
    pictureUrl: text(),
    /** The version into which a day could not be written without touching more. */
    unwritableEtag: text(),
  },
  (table) => [
    uniqueIndex('address_book_entries_href').on(table.bookId, table.href),
    index('address_book_entries_person').on(table.personId),
    index('address_book_entries_open').on(table.bookId).where(sql`${table.etag} is distinct from ${table.serverEtag}`),
    index('address_book_entries_picture').on(table.pictureUrl).where(sql`${table.pictureUrl} is not null`),
  ],
);

/** The values of a contact around a change: columns, the days of dates by id, and ids of new dates and groups. */
export type ChangedPerson = {
  columns: Record<string, { was: string | null; is: string | null }>;
  reach?: { was: Reach | null; is: Reach | null };
  /** Own fields that were filled in. */
  ownFields?: OwnField[];
  dates: { id: number; was: string; is: string }[];
  addedDates: number[];
  removedDates: StagedDate[];
  joinedGroups: number[];
  leftGroups: number[];
};

/** What the last sync with changes did to contacts, so that it can be undone. */
export const addressBookChanges = pgTable(
  'address_book_changes',
  {
    id: identityId(),
    accountId: integer()
      .notNull()
      .references(() => addressBookAccounts.id, { onDelete: 'cascade' }),
    sync: integer().notNull(),
    entryId: integer().references(() => addressBookEntries.id, { onDelete: 'set null' }),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    /** Null: the contact was added. */
    changed: jsonb().$type<ChangedPerson>(),
    /** The contact's version after it. */
    version: integer().notNull(),
    /** A photo that was replaced, kept for the undo. */
    pictureUrl: text(),
  },
  (table) => [
    index('address_book_changes_account').on(table.accountId),
    index('address_book_changes_person').on(table.personId),
    index('address_book_changes_entry').on(table.entryId),
    index('address_book_changes_picture').on(table.pictureUrl).where(sql`${table.pictureUrl} is not null`),
  ],
);
