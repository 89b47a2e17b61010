import type { FillView, ImportEntryView, ImportSummary, ImportView } from '../../../../contract/imports.ts';
import { noReach, reachText } from '../../../../domain/reach.ts';
import type { Executor } from '../../../db/executor.ts';
import type { CsvColumn } from '../../../db/tables/people.ts';
import { saidAgain } from '../../../reader.ts';
import { openDate } from '../csv/date-orders.ts';
import { oneLine } from '../sentences.ts';
import { readFillTargets } from './fill-people.store.ts';
import { type FillTarget, planFill } from './fill-plan.ts';
import { type EntryRow, listEntries } from './import-entries.store.ts';
import type { ImportRow } from './imports.store.ts';
import { addressOf, datesOf } from './staged-contact.ts';

/** The entries to include in an answer. */
export type EntryPage = { after: number; limit: number; only?: 'dropped' | 'duplicates' };
export const firstPage: EntryPage = { after: 0, limit: 100 };

const noCounts = {
  ready: 0,
  likelyDuplicates: 0,
  alreadyThere: 0,
  fillable: 0,
  repeated: 0,
  empty: 0,
  withDropped: 0,
  birthdays: 0,
  anniversaries: 0,
  photos: 0,
  households: 0,
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
    filled: row.filled,
    skipped: row.skipped,
    error: row.error && saidAgain(row.error),
    createdAt: row.createdAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };
}

/** An import with one page of its entries. */
export async function viewImport(db: Executor, row: ImportRow, page: EntryPage): Promise<ImportView> {
  const entries = page.limit === 0 ? [] : await listEntries(db, row.id, { ...page, limit: page.limit + 1 });
  const shown = entries.slice(0, page.limit);
  const matched = shown.flatMap((entry) => matchedPerson(entry) ?? []);
  const targets = await readFillTargets(db, row.userId, matched, { hold: false });
  return {
    ...summarizeImport(row),
    problems: row.problems,
    counts: { ...noCounts, ...row.counts },
    csv: row.columns && viewTable(row.columns, row.needsMapping),
    entries: shown.map((entry) => viewEntry(entry, targets.get(matchedPerson(entry) ?? 0))),
    nextAfter: entries.length > shown.length ? (shown.at(-1)?.number ?? null) : null,
  };
}

function viewTable(columns: CsvColumn[], needsMapping: boolean): ImportView['csv'] {
  return {
    columns: columns.map(({ header, samples, field, dateOrder, isDateOrderSure }) => ({
      header,
      samples,
      field,
      dateOrder,
      isDateOrderSure,
    })),
    needsMapping,
    dateQuestion: openDate(columns),
  };
}

/** The contact that an entry fills in, or did. */
function matchedPerson({ state, duplicatePersonId, personId }: EntryRow): number | null {
  if (state === 'filled') return personId;
  return state === 'new' || state === 'already-there' ? duplicatePersonId : null;
}

function viewEntry(row: EntryRow, target: FillTarget | undefined): ImportEntryView {
  const { contact } = row;
  return {
    id: row.number,
    state: row.state,
    kind: contact.kind ?? 'person',
    name: contact.name,
    nickname: contact.nickname,
    greetingName: contact.greetingName ?? null,
    relationship: contact.relation ?? contact.relationship,
    email: contact.email,
    phone: contact.phone,
    address: addressOf(contact),
    further: furtherOf(contact),
    birthday: contact.birthday,
    anniversary: contact.anniversary,
    otherDates: datesOf(contact).length - (contact.birthday ? 1 : 0) - (contact.anniversary ? 1 : 0),
    groups: contact.groups ?? [],
    related: contact.relations?.map(({ name }) => name) ?? [],
    members: contact.members?.map(({ name }) => name) ?? [],
    notes: contact.notes && [...contact.notes.slice(0, 400)].slice(0, 200).join(''),
    hasPhoto: row.photoPack !== null,
    dropped: contact.dropped,
    duplicate: row.duplicateKind && {
      kind: row.duplicateKind,
      name: row.duplicateName ?? '',
      personId: row.duplicatePersonId,
      entryId: row.duplicateEntry,
    },
    fill: target ? viewFill(row, target) : null,
    personId: row.personId,
  };
}

function furtherOf({ reach }: EntryRow['contact']): string[] {
  const { emails, phones, addresses } = reach ?? noReach;
  return [...emails, ...phones, ...addresses].map((item) => oneLine(reachText(item).replaceAll('\n', ', ')));
}

function viewFill({ contact, photoPack, gains, filled }: EntryRow, target: FillTarget): FillView {
  const plan = planFill(contact, photoPack !== null, target, (key) => gains.includes(key));
  if (!filled) return { gains: plan.gains, stays: plan.stays };
  // Its photo is the one that this entry brought.
  const stays = plan.stays.filter(({ field }) => field !== 'photo' || filled.fields.imageUrl === undefined);
  return { gains: filled.lines, stays };
}
