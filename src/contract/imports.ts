import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';

/** The most one file may have (D14). */
export const importLimits = { fileBytes: 50 * 1024 * 1024, entries: 10_000 } as const;

/**
 * What a column of a CSV file can be. Name and birthday also come in parts; `address` is all of it in one cell. An
 * `occasion` is a date that is called like its column.
 */
export const csvFields = [
  'name',
  'fileAs',
  'prefix',
  'givenName',
  'middleName',
  'familyName',
  'suffix',
  'nickname',
  'greetingName',
  'relationship',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'address',
  'about',
  'birthday',
  'birthYear',
  'birthMonth',
  'birthDay',
  'anniversary',
  'occasion',
  'company',
  'notes',
  'eventLabel',
  'eventDate',
  'photo',
  'dates',
  'timeZone',
  'language',
] as const;
export type CsvField = (typeof csvFields)[number];

/** One field, or null for "leave out", for each column in its order. Several columns may be the same field. */
export const csvMapping = z.array(z.enum(csvFields).nullable()).max(500);
export type CsvMapping = z.infer<typeof csvMapping>;

export const dateOrder = z.enum(['day-first', 'month-first']);
export type DateOrder = z.infer<typeof dateOrder>;

/** Where an import is: still being uploaded, to be looked through, being applied by a job, done, taken back, or stopped by an error. */
export const importStates = ['reading', 'staged', 'applying', 'applied', 'undone', 'failed'] as const;

/** The outcome of an entry. `filled`: an existing contact got what it lacked. */
export const entryStates = ['new', 'added', 'filled', 'already-there', 'empty'] as const;

/** The possible actions for an entry: add a contact, fill in an existing one, or nothing. */
export const entryActions = ['add', 'fill', 'leave'] as const;
export type EntryAction = (typeof entryActions)[number];

const duplicateView = z.object({
  /** `same`: it is there already and is not added again. `likely`: it is added only if it is chosen. */
  kind: z.enum(['same', 'likely']),
  name: z.string(),
  /** The contact that it matches, or else the earlier entry of the same file. */
  personId: z.int().nullable(),
  entryId: z.int().nullable(),
});

/** What an entry can add to an existing contact. */
export const fillFields = [
  'name',
  'nickname',
  'greetingName',
  'relationship',
  'email',
  'phone',
  'address',
  'photo',
  'date',
  'notes',
  'timeZone',
  'language',
] as const;
export type FillField = (typeof fillFields)[number];

const fillLine = z.object({
  field: z.enum(fillFields),
  /** Of a date: an occasion slug or custom words. */
  occasionType: z.string().nullable(),
  /** What the file says; empty for a photo. */
  inFile: z.string(),
  /** What the contact has; null for nothing. */
  stands: z.string().nullable(),
});
export type FillLine = z.infer<typeof fillLine>;

const fillView = z.object({
  /** What the contact gets, or got. An existing date without its year gets the year. */
  gains: z.array(fillLine),
  /** What differs and stays as it is; an empty field is filled by another entry of the file. */
  stays: z.array(fillLine),
});
export type FillView = z.infer<typeof fillView>;

export const importEntryView = z.object({
  /** Its place in the file, from 1. */
  id: z.int(),
  state: z.enum(entryStates),
  name: z.string(),
  nickname: z.string().nullable(),
  greetingName: z.string().nullable(),
  relationship: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** `street\ncity, state postalCode\ncountry`, empty parts left out (D13). */
  address: z.string().nullable(),
  birthday: z.string().nullable(),
  anniversary: z.string().nullable(),
  /** How many dates it has beside these two. */
  otherDates: z.int(),
  notes: z.string().nullable(),
  hasPhoto: z.boolean(),
  /** What was not imported and why, in sentences. */
  dropped: z.array(z.string()),
  duplicate: duplicateView.nullable(),
  /** Field by field, for an entry whose contact is there already. */
  fill: fillView.nullable(),
  /** The contact it became, or that it was already. */
  personId: z.int().nullable(),
});
export type ImportEntryView = z.infer<typeof importEntryView>;

const csvColumnView = z.object({
  /** As in the file; 'Column 3' where it has no header. */
  header: z.string(),
  samples: z.array(z.string()),
  field: z.enum(csvFields).nullable(),
  /** Only for columns of dates: the order they are read in, and whether the column itself tells it or needs none. */
  dateOrder: dateOrder.nullable(),
  isDateOrderSure: z.boolean(),
});

/** A date as it is in the file, and the day that it is in either order. */
const dateQuestion = z.object({ text: z.string(), dayFirst: z.string(), monthFirst: z.string() });
export type DateQuestion = z.infer<typeof dateQuestion>;

export const importCounts = z.object({
  /** Entries that 'all' would add. */
  ready: z.int(),
  /** Of these, how many look like a contact or an entry that is there. */
  likelyDuplicates: z.int(),
  /** Entries whose contact is there. */
  alreadyThere: z.int(),
  /** Of these, how many have something that their contact is missing. */
  fillable: z.int(),
  /** Entries that equal an earlier one of the same file. */
  repeated: z.int(),
  empty: z.int(),
  withDropped: z.int(),
  birthdays: z.int(),
  anniversaries: z.int(),
  photos: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

export const importSummary = z.object({
  id: z.int(),
  fileName: z.string(),
  kind: z.enum(['vcard', 'csv']),
  state: z.enum(importStates),
  /** Entries in the file. */
  total: z.int(),
  /** How many of `toDo` the job is through with. */
  done: z.int(),
  toDo: z.int(),
  added: z.int(),
  /** Entries that filled something in. */
  filled: z.int(),
  /** Were there already when it came to them, or had nothing to fill in any more. */
  skipped: z.int(),
  /** What stopped it, in words. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importView = importSummary.extend({
  /** What concerns the file as a whole, in sentences. */
  problems: z.array(z.string()),
  counts: importCounts,
  csv: z
    .object({
      columns: z.array(csvColumnView),
      /** The headers do not tell who a row is about: ask for the mapping before applying. */
      needsMapping: z.boolean(),
      /** Nothing tells the order of day and month: ask for `dateOrder` before applying. */
      dateQuestion: dateQuestion.nullable(),
    })
    .nullable(),
  /** One page of entries, by their place in the file. */
  entries: z.array(importEntryView),
  /** `after` of the next page, or null at the end. */
  nextAfter: z.int().nullable(),
});
export type ImportView = z.infer<typeof importView>;

export const remapImportBody = z.object({
  mapping: csvMapping.optional(),
  /** The order for every column of dates that does not tell its own. */
  dateOrder: dateOrder.optional(),
});
export type RemapImportBody = z.input<typeof remapImportBody>;

const entryNumber = z.int().min(1).max(importLimits.entries);

export const importChoice = z.object({
  /** Who is added: everyone new, only those without a likely duplicate, nobody, or these entries. */
  choose: z.union([z.enum(['all', 'new', 'none']), z.array(entryNumber).max(importLimits.entries)]),
  /** Which contacts are filled in: all that certainly exist already, or none. */
  fill: z.enum(['all', 'none']).default('none'),
  /** Decisions for single entries, by number; they take precedence over the rules above. */
  decisions: z
    .record(z.string().regex(/^[1-9]\d{0,4}$/), z.enum(entryActions))
    .refine((decisions) => Object.keys(decisions).length <= importLimits.entries, 'These are too many decisions.')
    .default({}),
});
export type ImportChoice = z.infer<typeof importChoice>;

export const applyImportBody = importChoice
  .extend({ mapping: csvMapping.optional(), dateOrder: dateOrder.optional() })
  .refine(
    ({ choose, fill, decisions }) =>
      (choose !== 'none' && choose.length > 0) ||
      fill !== 'none' ||
      Object.values(decisions).some((action) => action !== 'leave'),
    { path: ['choose'], message: 'Choose at least one contact.' },
  );
export type ApplyImportBody = z.input<typeof applyImportBody>;

export const undoneImport = z.object({
  removed: z.int(),
  kept: z.int(),
  /** Contacts from which something that was filled in was taken back. */
  restored: z.int(),
  /** The first hundred that were kept, or kept something that was filled in, each with the reason in words. */
  keptPeople: z.array(z.object({ id: z.int(), name: z.string(), why: z.string() })),
});
export type UndoneImport = z.infer<typeof undoneImport>;

export const importEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/imports', response: z.array(importSummary) }),
  create: endpoint({ method: 'POST', path: '/api/imports', files: ['file'], response: importView }),
  get: endpoint({
    method: 'GET',
    path: '/api/imports/:id',
    params: idParams,
    query: z.object({
      after: z.coerce.number().int().min(0).max(importLimits.entries).default(0),
      limit: z.coerce.number().int().min(0).max(500).default(100),
      /** Only those with something dropped, or only likely or certain duplicates. */
      only: z.enum(['dropped', 'duplicates']).optional(),
    }),
    response: importView,
  }),
  /** Reads a staged CSV file again with other columns. */
  remap: endpoint({
    method: 'PATCH',
    path: '/api/imports/:id',
    params: idParams,
    body: remapImportBody,
    response: importView,
  }),
  /** Starts the job; poll `get` for its progress. */
  apply: endpoint({
    method: 'POST',
    path: '/api/imports/:id/apply',
    params: idParams,
    body: applyImportBody,
    response: importSummary,
  }),
  /** Takes back what it added and filled in, or throws a staged import away. */
  undo: endpoint({ method: 'DELETE', path: '/api/imports/:id', params: idParams, response: undoneImport }),
};
