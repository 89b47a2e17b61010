import type { ImportEntryView, ImportSummary, ImportView } from '../../../../contract/imports.ts';
import type { Executor } from '../../../db/executor.ts';
import { type EntryRow, listEntries } from './import-entries.store.ts';
import type { ImportRow } from './imports.store.ts';
import { addressOf, datesOf } from './staged-contact.ts';

/** Which entries an answer carries. */
export type EntryPage = { after: number; limit: number; only?: 'dropped' | 'duplicates' };
export const firstPage: EntryPage = { after: 0, limit: 100 };

const noCounts = {
  ready: 0,
  likelyDuplicates: 0,
  alreadyThere: 0,
  empty: 0,
  withDropped: 0,
  birthdays: 0,
  anniversaries: 0,
  photos: 0,
};

export function summarizeImport(row: ImportRow): ImportSummary {
  return {
    id: row.id,
    fileName: row.fileName,
    kind: row.kind,
    state: row.state,
    total: row.total,
    done: row.done,
    toDo: row.toDo,
    added: row.added,
    skipped: row.skipped,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };
}

/** An import with one page of its entries. */
export async function viewImport(db: Executor, row: ImportRow, page: EntryPage): Promise<ImportView> {
  const entries = page.limit === 0 ? [] : await listEntries(db, row.id, { ...page, limit: page.limit + 1 });
  const shown = entries.slice(0, page.limit);
  return {
    ...summarizeImport(row),
    problems: row.problems,
    counts: row.counts ?? noCounts,
    csv: row.columns && { columns: row.columns, needsMapping: row.needsMapping },
    entries: shown.map(viewEntry),
    nextAfter: entries.length > shown.length ? (shown.at(-1)?.number ?? null) : null,
  };
}

function viewEntry(row: EntryRow): ImportEntryView {
  const { contact } = row;
  return {
    id: row.number,
    state: row.state,
    name: contact.name,
    nickname: contact.nickname,
    relationship: contact.relationship,
    email: contact.email,
    phone: contact.phone,
    address: addressOf(contact),
    birthday: contact.birthday,
    anniversary: contact.anniversary,
    otherDates: datesOf(contact).length - (contact.birthday ? 1 : 0) - (contact.anniversary ? 1 : 0),
    notes: contact.notes && [...contact.notes.slice(0, 400)].slice(0, 200).join(''),
    hasPhoto: row.photoPack !== null,
    dropped: contact.dropped,
    duplicate: row.duplicateKind && {
      kind: row.duplicateKind,
      name: row.duplicateName ?? '',
      personId: row.duplicatePersonId,
      entryId: row.duplicateEntry,
    },
    personId: row.personId,
  };
}
