import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { UndoneSync } from '../../../contract/address-books.ts';
import { t } from '../../../contract/translate.ts';
import { labelKey, withoutFields } from '../../../domain/own-fields.ts';
import { reachFields, reachLists } from '../../../domain/reach.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { ChangedPerson } from '../../db/tables/address-books.ts';
import { Refusal } from '../../refusal.ts';
import { refuseWhileSending } from '../cards/public.ts';
import {
  addImportedDates,
  addMembers,
  deleteUntouchedDates,
  letOthersIn,
  lockPerson,
  type PersonWithConsent,
  removeMembers,
  renameEachAfter,
  updatePerson,
} from '../contacts/public.ts';
import { lockDate, updateDate } from '../dates/public.ts';
import { moveToTrash } from '../trash/public.ts';
import { type AccountRow, claimAccount, holdLease, releaseAccount } from './accounts.store.ts';
import { deleteChanges, hasCards, listChanges, updateEntry } from './entries.store.ts';

const changesAtOnce = 25;
const listedKept = 100;
const changedSince = () => t`This contact has been changed since then.`;

type Change = Awaited<ReturnType<typeof listChanges>>[number];

/**
 * Takes back what the last sync did: contacts it added go to the trash, values it changed return, except what was
 * changed since. The card stays known, so the next sync does not repeat it: what was taken back counts as ours.
 */
export async function undoSync(context: Context, account: AccountRow): Promise<UndoneSync> {
  const lease = randomUUID();
  const claimed = await claimAccount(context.database.orm, account.id, lease);
  if (!claimed)
    throw new Refusal('illegal_transition', t`This address book is being read right now. Try again in a minute.`);
  const undone: UndoneSync = { removed: 0, restored: 0, kept: [] };
  try {
    for (let after = 0; ; ) {
      const changes = await listChanges(context.database.orm, account.id, after, changesAtOnce);
      const last = changes.at(-1);
      if (!last) break;
      after = last.id;
      await context.database.transaction(async (tx) => {
        await holdLease(tx, account.id, lease);
        for (const change of changes) await undoChange(tx, account.userId, change, undone);
        await deleteChanges(
          tx,
          changes.map(({ id }) => id),
        );
      });
      await letOthersIn();
    }
  } finally {
    await releaseAccount(context.database.orm, claimed, lease, {});
  }
  return undone;
}

async function undoChange(tx: Executor, userId: number, change: Change, undone: UndoneSync): Promise<void> {
  const person = change.personId === null ? null : await lockPerson(tx, userId, change.personId);
  if (!person) return;
  const keep = (why: string) => {
    if (undone.kept.length < listedKept) undone.kept.push({ id: person.id, name: person.name, why });
  };
  if (change.changed) {
    const kept = await takeBack(tx, userId, person, change.changed);
    undone.restored += 1;
    if (kept) keep(changedSince());
    return;
  }
  if (person.version !== change.version) return keep(changedSince());
  if (await hasCards(tx, person.id)) return keep(t`There are cards for this contact.`);
  await refuseWhileSending(tx, person.id);
  if (change.entryId !== null) await updateEntry(tx, change.entryId, { state: 'left' });
  await renameEachAfter(tx, userId, person.household ? [person.household.id] : [], () =>
    moveToTrash(tx, userId, 'contact', [{ id: person.id, title: person.name }]),
  );
  undone.removed += 1;
}

/** True if something stays because it was changed since. */
async function takeBack(
  tx: Executor,
  userId: number,
  person: PersonWithConsent,
  changed: ChangedPerson,
): Promise<boolean> {
  const all = Object.entries(changed.columns);
  const asTaken = all.filter(([column, { is }]) => (person[column as 'name'] ?? null) === is);
  const asReached = changed.reach && isDeepStrictEqual(person.reach, changed.reach.is);
  const columns = Object.fromEntries(asTaken.map(([column, { was }]) => [column, was]));
  const returned = { ...person, ...columns, ...(asReached && { reach: changed.reach?.was ?? null }) };
  const { ownFields: filled = [] } = changed;
  const ownFields = withoutFields(person.ownFields, filled);
  const fields = { ...columns, ...reachFields(reachLists(returned)), ownFields };
  await renameEachAfter(tx, userId, person.household ? [person.household.id] : [], () =>
    updatePerson(tx, person.id, person.version, fields),
  );
  const left = new Set(ownFields.map(labelKey));
  let kept = asTaken.length < all.length || asReached === false || filled.some((field) => left.has(labelKey(field)));
  for (const { id, was, is } of changed.dates) {
    const date = await lockDate(tx, userId, id);
    if (date?.date === is) await updateDate(tx, id, date.version, { date: was });
    else kept = true;
  }
  const removed = await deleteUntouchedDates(tx, changed.addedDates);
  await addImportedDates(
    tx,
    changed.removedDates.map((date) => ({ personId: person.id, date })),
  );
  const memberships = (ids: number[]) => ids.map((groupId) => ({ groupId, personId: person.id }));
  await removeMembers(tx, memberships(changed.joinedGroups));
  await addMembers(tx, memberships(changed.leftGroups));
  return kept || removed.length < changed.addedDates.length;
}
