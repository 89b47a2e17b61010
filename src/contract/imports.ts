import { z } from 'zod';
import { csvFields } from './csv-fields.ts';
import { endpoint } from './endpoint.ts';
import { idParams, relationshipInput } from './fields.ts';
import { importLimits, mostChangedPeople } from './limits.ts';
import { readerLocale, t } from './translate.ts';

/** The field of each column in order; null leaves a column out. Several columns may have the same field. */
export const csvMapping = z.array(z.enum(csvFields).nullable()).max(500);
export type CsvMapping = z.infer<typeof csvMapping>;

export const dateOrder = z.enum(['day-first', 'month-first']);
export type DateOrder = z.infer<typeof dateOrder>;

/** The states of an import: uploading, ready for review, being applied by a job, done, undone, stopped by an error. */
export const importStates = ['reading', 'staged', 'applying', 'applied', 'undone', 'failed'] as const;

/** The outcome of an entry. `filled`: it filled in missing fields of an existing contact. */
export const entryStates = ['new', 'added', 'filled', 'already-there', 'empty'] as const;

/** The actions for an entry: add a contact, fill in an existing one, or do nothing. */
export const entryActions = ['add', 'fill', 'leave'] as const;
export type EntryAction = (typeof entryActions)[number];

const duplicateView = z.object({
  /** `same`: the contact exists and is not added again. `likely`: the entry is added only if the user chooses it. */
  kind: z.enum(['same', 'likely']),
  name: z.string(),
  /** The matching contact; `entryId` is the matching earlier entry of the file. */
  personId: z.int().nullable(),
  entryId: z.int().nullable(),
});

/** The fields that an entry can fill in on an existing contact. */
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
  'group',
  'relation',
  'ownField',
  'notes',
  'timeZone',
  'language',
] as const;
export type FillField = (typeof fillFields)[number];

const fillLine = z.object({
  field: z.enum(fillFields),
  /** For a date, its occasion slug or custom words. */
  occasionType: z.string().nullable(),
  /** The value in the file; empty for a photo. */
  inFile: z.string(),
  /** The contact's current value, or null. */
  stands: z.string().nullable(),
});
export type FillLine = z.infer<typeof fillLine>;

const fillView = z.object({
  /** What is added to the contact, or was added. A date without a year gains its year. */
  gains: z.array(fillLine),
  /** Differing values that stay unchanged; an empty field here is filled by another entry of the file. */
  stays: z.array(fillLine),
});
export type FillView = z.infer<typeof fillView>;

export const importEntryView = z.object({
  /** The position in the file, from 1. */
  id: z.int(),
  state: z.enum(entryStates),
  kind: z.enum(['person', 'household']),
  name: z.string(),
  nickname: z.string().nullable(),
  greetingName: z.string().nullable(),
  relationship: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** `street\ncity, state postalCode\ncountry` without empty parts (D13). */
  address: z.string().nullable(),
  /** Its further emails, phones and addresses, each on one line. */
  further: z.array(z.string()),
  birthday: z.string().nullable(),
  anniversary: z.string().nullable(),
  /** How many dates it has besides these two. */
  otherDates: z.int(),
  groups: z.array(z.string()),
  /** The names of those who are related to them. */
  related: z.array(z.string()),
  /** Of a household: the names of those of the file who live in it. */
  members: z.array(z.string()),
  notes: z.string().nullable(),
  hasPhoto: z.boolean(),
  /** Sentences that say what was not imported and why. */
  dropped: z.array(z.string()),
  duplicate: duplicateView.nullable(),
  /** The comparison by field if the entry's contact already exists. */
  fill: fillView.nullable(),
  /** The contact created from the entry, or the existing one. */
  personId: z.int().nullable(),
});
export type ImportEntryView = z.infer<typeof importEntryView>;

const csvColumnView = z.object({
  /** As in the file, or 'Column 3' if the file has no header. */
  header: z.string(),
  samples: z.array(z.string()),
  field: z.enum(csvFields).nullable(),
  /** Only for date columns: the order they are read in. `isDateOrderSure` is true if the column leaves no doubt. */
  dateOrder: dateOrder.nullable(),
  isDateOrderSure: z.boolean(),
});

/** An ambiguous date of the file with both of its readings. */
const dateQuestion = z.object({ text: z.string(), dayFirst: z.string(), monthFirst: z.string() });
export type DateQuestion = z.infer<typeof dateQuestion>;

export const importCounts = z.object({
  /** How many entries 'all' would add. */
  ready: z.int(),
  /** How many of these look like an existing contact or an earlier entry. */
  likelyDuplicates: z.int(),
  /** How many entries have an existing contact. */
  alreadyThere: z.int(),
  /** How many of these can fill in something their contact is missing. */
  fillable: z.int(),
  /** How many entries repeat an earlier entry of the file. */
  repeated: z.int(),
  empty: z.int(),
  withDropped: z.int(),
  birthdays: z.int(),
  anniversaries: z.int(),
  photos: z.int(),
  /** How many entries are households. */
  households: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

export const importSummary = z.object({
  id: z.int(),
  fileName: z.string(),
  kind: z.enum(['vcard', 'csv']),
  state: z.enum(importStates),
  /** How many entries the file has. */
  total: z.int(),
  /** How many of `toDo` the job has processed. */
  done: z.int(),
  toDo: z.int(),
  added: z.int(),
  /** How many entries filled something in. */
  filled: z.int(),
  /** Entries whose contact already existed when the job reached them, or no longer missed anything. */
  skipped: z.int(),
  /** Why it stopped, as text to show. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importView = importSummary.extend({
  /** Sentences about the whole file. */
  problems: z.array(z.string()),
  counts: importCounts,
  csv: z
    .object({
      columns: z.array(csvColumnView),
      /** No column was recognised as a name: ask for the mapping before applying. */
      needsMapping: z.boolean(),
      /** The order of day and month is unknown: ask for `dateOrder` before applying. */
      dateQuestion: dateQuestion.nullable(),
    })
    .nullable(),
  /** One page of entries, in the order of the file. */
  entries: z.array(importEntryView),
  /** The `after` parameter for the next page, or null at the end. */
  nextAfter: z.int().nullable(),
});
export type ImportView = z.infer<typeof importView>;

export const remapImportBody = z.object({
  mapping: csvMapping.optional(),
  /** The order for every date column whose own order is not certain. */
  dateOrder: dateOrder.optional(),
});
export type RemapImportBody = z.input<typeof remapImportBody>;

const entryNumber = z.int().min(1).max(importLimits.entries);

export const importChoice = z.object({
  /** Which entries are added: all new ones, only those without a likely duplicate, none, or the listed ones. */
  choose: z.union([z.enum(['all', 'new', 'none']), z.array(entryNumber).max(importLimits.entries)]),
  /** Which contacts are filled in: all that certainly exist, or none. */
  fill: z.enum(['all', 'none']).default('none'),
  /** Decisions for single entries, by number; they take precedence over the rules above. */
  decisions: z
    .record(z.string().regex(/^[1-9]\d{0,4}$/), z.enum(entryActions))
    .refine((decisions) => Object.keys(decisions).length <= importLimits.entries, t`These are too many decisions.`)
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
    { path: ['choose'], message: t`Choose at least one contact.` },
  );
export type ApplyImportBody = z.input<typeof applyImportBody>;

export const relateEntriesBody = z.object({
  entries: z
    .array(entryNumber)
    .min(1, t`Choose at least one entry.`)
    .max(mostChangedPeople, t`Choose at most ${mostChangedPeople.toLocaleString(readerLocale)} entries at once.`),
  relationship: relationshipInput,
});
export type RelateEntriesBody = z.input<typeof relateEntriesBody>;

export const undoneImport = z.object({
  removed: z.int(),
  kept: z.int(),
  /** How many contacts had a filled-in value removed. */
  restored: z.int(),
  /** Up to a hundred contacts that were not removed, or that keep a filled-in value, each with the reason. */
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
      /** Only entries with dropped data, or only likely or certain duplicates. */
      only: z.enum(['dropped', 'duplicates']).optional(),
    }),
    response: importView,
  }),
  /** Reads a staged CSV file again with another mapping. */
  remap: endpoint({
    method: 'PATCH',
    path: '/api/imports/:id',
    params: idParams,
    body: remapImportBody,
    response: importView,
  }),
  /** Sets what the people of several new entries are to the user. */
  relate: endpoint({
    method: 'PATCH',
    path: '/api/imports/:id/relations',
    params: idParams,
    body: relateEntriesBody,
    response: z.object({ changed: z.int() }),
  }),
  /** Starts the job; poll `get` for its progress. */
  apply: endpoint({
    method: 'POST',
    path: '/api/imports/:id/apply',
    params: idParams,
    body: applyImportBody,
    response: importSummary,
  }),
  /** Removes what the import added and filled in, or discards a staged import. */
  undo: endpoint({ method: 'DELETE', path: '/api/imports/:id', params: idParams, response: undoneImport }),
};
