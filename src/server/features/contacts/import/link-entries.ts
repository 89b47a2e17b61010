import type { ImportCounts } from '../../../../contract/imports.ts';
import { householdLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import type { StagedMember, StagedRelation } from '../../../db/tables/people.ts';
import { withRelation } from '../relation-in-files.ts';
import { naming } from '../sentences.ts';
import type { EntryLinks } from './entry-links.ts';
import { readFillTargets } from './fill-people.store.ts';
import { groupKey, planFill, relationKey } from './fill-plan.ts';
import { fitContact } from './fit-contact.ts';
import { type EntryRow, findEntries, rewriteEntries } from './import-entries.store.ts';
import { letOthersIn } from './time-slice.ts';

const chunkSize = 50;

/** Writes into the stored entries what they say of each other: labels, related people, and who lives in a household. */
export async function linkEntries(
  db: Executor,
  owner: { userId: number },
  importId: number,
  counts: ImportCounts,
  { households, labels, related }: EntryLinks,
): Promise<void> {
  const rewrite = async (numbers: number[], change: (rows: EntryRow[]) => Promise<EntryRow[]>) => {
    for (let from = 0; from < numbers.length; from += chunkSize) {
      const rows = await findEntries(db, importId, numbers.slice(from, from + chunkSize));
      const changed = (await change(rows)).map((row) => ({ ...row, hasDropped: row.contact.dropped.length > 0 }));
      const before = new Map(rows.map((row) => [row.number, row]));
      for (const row of changed) {
        const was = before.get(row.number);
        if (row.hasDropped && !was?.hasDropped) counts.withDropped += 1;
        const isThere = row.state === 'already-there' && row.duplicatePersonId !== null;
        if (isThere && row.gains.length > 0 && was?.gains.length === 0) counts.fillable += 1;
      }
      await rewriteEntries(db, importId, changed);
      await letOthersIn();
    }
  };
  await rewrite([...labels.keys()], (rows) => label(db, owner.userId, rows, labels));
  await rewrite([...related.keys()], (rows) => relate(db, owner.userId, importId, rows, related));
  await rewrite([...households.keys()], (rows) => house(db, importId, rows, households));
}

async function label(
  db: Executor,
  userId: number,
  rows: EntryRow[],
  labels: EntryLinks['labels'],
): Promise<EntryRow[]> {
  const ids = rows.flatMap(({ duplicatePersonId }) => duplicatePersonId ?? []);
  const targets = await readFillTargets(db, userId, ids, { hold: false });
  return rows.map((row) => {
    const names = labels.get(row.number) ?? [];
    const contact = withRelation(fitContact({ ...row.contact, groups: [...(row.contact.groups ?? []), ...names] }));
    const target = targets.get(row.duplicatePersonId ?? 0);
    const open = new Set([...row.gains, ...names.map(groupKey)]);
    const gains = target ? planFill(contact, row.photoPack !== null, target, (key) => open.has(key)).keys : row.gains;
    return { ...row, contact, gains };
  });
}

async function relate(
  db: Executor,
  userId: number,
  importId: number,
  rows: EntryRow[],
  related: EntryLinks['related'],
): Promise<EntryRow[]> {
  const numbers = rows.flatMap(({ number }) => related.get(number)?.relations.map(({ entry }) => entry) ?? []);
  const people = new Map((await findEntries(db, importId, numbers)).map((row) => [row.number, row]));
  const ids = rows.flatMap(({ duplicatePersonId }) => duplicatePersonId ?? []);
  const targets = await readFillTargets(db, userId, ids, { hold: false });
  return rows.map((row) => {
    const { relations = [], missing = 0 } = related.get(row.number) ?? {};
    const found = relations.flatMap(({ kind, entry }): StagedRelation[] => {
      const person = people.get(entry);
      const isPerson = person && person.state !== 'empty' && person.contact.kind !== 'household';
      return isPerson ? [{ kind, entry, name: person.contact.name }] : [];
    });
    const dropped = [...row.contact.dropped, ...(missing > 0 ? [relatedWords(missing)] : [])];
    const all = [...found, ...(row.contact.relations ?? [])];
    // The same person may be named by card and by name, as our own files do.
    const distinct = all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
    const contact = fitContact({ ...row.contact, relations: distinct, dropped });
    const target = targets.get(row.duplicatePersonId ?? 0);
    const open = new Set([...row.gains, ...found.map(relationKey)]);
    const gains = target ? planFill(contact, row.photoPack !== null, target, (key) => open.has(key)).keys : row.gains;
    return { ...row, contact, gains };
  });
}

function relatedWords(count: number): string {
  return count === 1 ? t`One related person is not in this file.` : t`${count} related people are not in this file.`;
}

async function house(
  db: Executor,
  importId: number,
  rows: EntryRow[],
  households: EntryLinks['households'],
): Promise<EntryRow[]> {
  const numbers = rows.flatMap(({ number }) => households.get(number)?.members.map(({ entry }) => entry) ?? []);
  const people = new Map((await findEntries(db, importId, numbers)).map((row) => [row.number, row]));
  return rows.map((row) => {
    const { members = [], missing = 0 } = households.get(row.number) ?? {};
    const all = members.flatMap(({ entry, place }): StagedMember[] => {
      const person = people.get(entry);
      const isPerson = person && person.state !== 'empty' && person.contact.kind !== 'household';
      return isPerson ? [{ entry, name: person.contact.name, place }] : [];
    });
    const left = all.slice(householdLimits.members).map(({ name }) => name);
    const dropped = [
      ...row.contact.dropped,
      ...naming(t`A household can have ${householdLimits.members} people; left out:`, left),
      ...(missing > 0 ? [missingWords(missing)] : []),
    ];
    return { ...row, contact: { ...row.contact, members: all.slice(0, householdLimits.members), dropped } };
  });
}

function missingWords(count: number): string {
  return count === 1 ? t`One of its people is not in this file.` : t`${count} of its people are not in this file.`;
}
