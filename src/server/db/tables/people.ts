import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { About } from '../../../contract/about.ts';
import type { CsvField } from '../../../contract/csv-fields.ts';
import type { HolidayRule } from '../../../contract/dates.ts';
import type { HouseholdPlace } from '../../../contract/households.ts';
import type {
  DateOrder,
  FillLine,
  ImportChoice,
  ImportCounts,
  ImportEntryView,
  ImportSummary,
} from '../../../contract/imports.ts';
import type { OwnField } from '../../../contract/people.ts';
import type { Reach } from '../../../contract/reach.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { cardStyles } from './card-styles.ts';
import { createdAt, identityId, instant, version } from './columns.ts';
import { users } from './users.ts';

/** One imported file; undoing it removes what it added and filled in (D14). */
export const imports = pgTable(
  'imports',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** sha-256 of the file, hex. */
    fileHash: text().notNull(),
    kind: text().$type<ImportSummary['kind']>().notNull(),
    state: text().$type<ImportSummary['state']>().notNull().default('reading'),
    total: integer().notNull().default(0),
    toDo: integer().notNull().default(0),
    done: integer().notNull().default(0),
    added: integer().notNull().default(0),
    filled: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    /** Which entries to add, which contacts to fill in, and what to do with single entries, for the job. */
    chosen: jsonb().$type<ImportChoice['choose']>(),
    fill: text().$type<ImportChoice['fill']>().notNull().default('none'),
    decisions: jsonb().$type<ImportChoice['decisions']>().notNull().default({}),
    problems: jsonb().$type<string[]>().notNull().default([]),
    counts: jsonb().$type<ImportCounts>(),
    /** Only for CSV. */
    columns: jsonb().$type<CsvColumn[]>(),
    /** The headers do not show which columns name a person, and the user has not said so yet. */
    needsMapping: boolean().notNull().default(false),
    /** How many photo files it has beside the database. */
    photoPacks: integer().notNull().default(0),
    /** The size of all of them together. */
    photoBytes: integer().notNull().default(0),
    error: text(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [index('imports_user').on(table.userId)],
);

/** A column of an imported CSV file, and the field it maps to. */
export type CsvColumn = {
  header: string;
  samples: string[];
  field: CsvField | null;
  /** Only for date columns; null also while the user has not chosen. */
  dateOrder: DateOrder | null;
  /** The cells themselves determine the order, or need none. */
  isDateOrderSure: boolean;
  isDateOrderAnswered: boolean;
  /** The first cell that is one date with the day first and another with the month first. */
  eitherDate: { text: string; dayFirst: string; monthFirst: string } | null;
};

/** What is stored of one entry of an imported file, until the import is discarded. */
export type StagedContact = {
  name: string;
  nickname: string | null;
  relationship: string | null;
  /** What the user says in the review; it takes precedence over what the file says. */
  relation?: string;
  email: string | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  birthday: string | null;
  anniversary: string | null;
  notes: string | null;
  dropped: string[];
  greetingName?: string | null;
  timeZone?: string | null;
  language?: Language | null;
  /** The address as one text, if it is not its parts joined. */
  address?: string | null;
  /** Further e-mails, phones and addresses, and all labels. */
  reach?: Reach | null;
  /** Dates with all their settings; a birthday or anniversary here overrides the field of that name. */
  dates?: StagedDate[];
  about?: Partial<About>;
  ownFields?: OwnField[];
  /** Who is related to them, as far as the file says. */
  relations?: StagedRelation[];
  groups?: string[];
  kind?: 'household';
  /** Of a household: the addresses besides `email`. */
  alsoEmails?: string[];
  /** Of a household: who of the file lives in it, in the order of a card. */
  members?: StagedMember[];
  /** In a table of our own: the household that the row is or lives in, by what the table calls it. */
  home?: { called: string; role: 'household' | HouseholdPlace; position: number };
};

/** Who is what to an entry: another entry by its number, a contact by its name, or anybody of this name. */
export type StagedRelation = { kind: string; name: string; entry?: number; isContact?: true };

/** One who lives in a household of the file, by the number of the entry. */
export type StagedMember = { entry: number; name: string; place: HouseholdPlace };

/** An important date of an entry. */
export type StagedDate = {
  occasionType: string;
  date: string;
  repeatsAnnually: boolean;
  notifyDaysBefore: number;
  isActive: boolean;
  isVariableHoliday: boolean;
  holidayRule: HolidayRule | null;
};

/** What an entry filled in: the columns with their values, dates, the years of dates, and groups by their ids. */
export type FilledIn = {
  lines: FillLine[];
  fields: Record<string, string>;
  dates: number[];
  years: { id: number; from: string; to: string }[];
  groups?: number[];
  /** Further e-mails, phones and addresses that it added. */
  reach?: Omit<Reach, 'labels'> | null;
  ownFields?: OwnField[];
};

/** One entry of an imported file: reviewed first, and afterwards a record of the contact it became. */
export const importEntries = pgTable(
  'import_entries',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its position in the file, from 1. */
    number: integer().notNull(),
    state: text().$type<ImportEntryView['state']>().notNull(),
    contact: jsonb().$type<StagedContact>().notNull(),
    /** The cells of a CSV row, to read it again with other columns. */
    cells: jsonb().$type<string[]>(),
    /** A hash of its owner and all fields, which recognizes the same entry in another file. */
    fingerprint: text().notNull(),
    hasDropped: boolean().notNull().default(false),
    duplicateKind: text().$type<'same' | 'likely'>(),
    duplicateName: text(),
    duplicatePersonId: integer(),
    duplicateEntry: integer(),
    /** What it can fill in for the contact it matches, by the keys of `fill-plan.ts`; nothing else is filled in. */
    gains: jsonb().$type<string[]>().notNull().default([]),
    /** What it did fill in, so that it can be undone. */
    filled: jsonb().$type<FilledIn>(),
    /** The location of its photo: the file, and the bytes in it. */
    photoPack: integer(),
    photoStart: integer(),
    photoBytes: integer(),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('import_entries_fingerprint').on(table.fingerprint).where(sql`${table.personId} is not null`),
    index('import_entries_person').on(table.personId),
  ],
);

export const people = pgTable(
  'people',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nickname: text(),
    /** The name for greetings, if the first word of the name would be wrong. */
    greetingName: text(),
    relationship: text().notNull().default('friend'),
    email: text(),
    phone: text(),
    address: text(),
    street: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    country: text(),
    /** Further e-mails, phones and addresses besides those above, and all labels; null if there are none. */
    reach: jsonb().$type<Reach>(),
    notes: text(),
    imageUrl: text(),
    styleOverrideId: uuid().references(() => cardStyles.id, { onDelete: 'set null' }),
    styleOverrideImage: text(),
    timeZone: text(),
    language: text().$type<Language>(),
    /** Known facts about the contact; anything not in it is unknown. */
    about: jsonb().$type<Partial<About>>().notNull().default({}),
    /** Fields of the user's own: private, so no card and no provider gets them. */
    ownFields: jsonb().$type<OwnField[]>().notNull().default([]),
    /** The address whose last mail bounced, lower case; a new address in `email` clears it. */
    bouncedEmail: text(),
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    /** A household is one contact for the people who live in it. */
    kind: text().$type<'person' | 'household'>().notNull().default('person'),
    /** Addresses of a household besides `email` that receive its cards too. */
    alsoEmails: jsonb().$type<string[]>().notNull().default([]),
    /** Should hear from the user every so many months; 0 overrides the months of their groups with never. */
    nudgeMonths: integer(),
    /** No nudge before this day, `YYYY-MM-DD`. */
    nudgeAfter: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index('people_user').on(table.userId), index('people_import').on(table.importId)],
);

/** Two similar contacts that the user has marked as different people; `firstId` is the smaller id. */
export const peopleApart = pgTable(
  'people_apart',
  {
    firstId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    secondId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index('people_apart_second').on(table.secondId),
  ],
);
