import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';

/** The most one file may have (D14). */
export const importLimits = { fileBytes: 50 * 1024 * 1024, entries: 10_000 } as const;

/** What a column of a CSV file can be. Name, birthday and anniversary also come in parts; `address` is all of it in one cell. */
export const csvFields = [
  'name',
  'prefix',
  'givenName',
  'middleName',
  'familyName',
  'suffix',
  'nickname',
  'relationship',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'address',
  'birthday',
  'birthYear',
  'birthMonth',
  'birthDay',
  'anniversary',
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

/** What became of one entry. `new` ones can still be applied. */
export const entryStates = ['new', 'added', 'already-there', 'empty'] as const;

const duplicateView = z.object({
  /** `same`: it is there already and is not added again. `likely`: it is added if it is chosen. */
  kind: z.enum(['same', 'likely']),
  name: z.string(),
  /** The contact that it equals, or else the earlier entry of the same file. */
  personId: z.int().nullable(),
  entryId: z.int().nullable(),
});

export const importEntryView = z.object({
  /** Its place in the file, from 1. */
  id: z.int(),
  state: z.enum(entryStates),
  name: z.string(),
  nickname: z.string().nullable(),
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
  /** What was not taken over and why, in sentences. */
  dropped: z.array(z.string()),
  duplicate: duplicateView.nullable(),
  /** The contact it became, or that it was already. */
  personId: z.int().nullable(),
});
export type ImportEntryView = z.infer<typeof importEntryView>;

const csvColumnView = z.object({
  /** As in the file; 'Column 3' where it has no header. */
  header: z.string(),
  samples: z.array(z.string()),
  field: z.enum(csvFields).nullable(),
  /** Only for columns of dates: the order they are read in, and whether the column itself tells it. */
  dateOrder: dateOrder.nullable(),
  isDateOrderSure: z.boolean(),
});

export const importCounts = z.object({
  /** Entries that 'all' would add. */
  ready: z.int(),
  /** Of these, how many look like a contact or an entry that is there. */
  likelyDuplicates: z.int(),
  alreadyThere: z.int(),
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
  /** Were there already when it came to them. */
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

export const applyImportBody = z.object({
  choose: z.union([
    z.literal('all'),
    z.array(z.int().min(1).max(importLimits.entries)).min(1, 'Choose at least one contact.').max(importLimits.entries),
  ]),
  mapping: csvMapping.optional(),
});
export type ApplyImportBody = z.input<typeof applyImportBody>;

export const undoneImport = z.object({
  removed: z.int(),
  kept: z.int(),
  /** The first hundred of the kept ones, each with the reason in words. */
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
  /** Takes back what it added, or throws a staged import away. */
  undo: endpoint({ method: 'DELETE', path: '/api/imports/:id', params: idParams, response: undoneImport }),
};
