import { isDeepStrictEqual } from 'node:util';
import type { SyncedField } from '../../../contract/address-books.ts';
import { reachLists } from '../../../domain/reach.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { ChangedPerson, TakenCard } from '../../db/tables/address-books.ts';
import { keepFormerAddress, prepareToFollow, rescheduleCardsOfPerson } from '../cards/public.ts';
import {
  addImportedDates,
  addMembers,
  deleteUntouchedDates,
  findPerson,
  lockPerson,
  makeGroups,
  type PersonWithConsent,
  plainDate,
  removeMembers,
  renameEachAfter,
  updatePerson,
} from '../contacts/public.ts';
import { type DateRow, listDates, lockDate, updateDate } from '../dates/public.ts';
import { type ChangePlan, dayOf, type Linked, planChange } from './plan-change.ts';
import { takeReach } from './take-reach.ts';

const days = ['birthday', 'anniversary'] as const;

/** What was done to a contact; `changed` is null if nothing was. */
export type PersonChange = {
  changed: ChangedPerson | null;
  conflicts: SyncedField[];
  version: number;
  /** The photo that was replaced. */
  formerPicture: string | null;
};

type Card = Pick<Linked, 'base' | 'conflicts' | 'pictureUrl'> & {
  personId: number;
  theirs: TakenCard;
  /** The picture of `theirs` as it is stored here. */
  newPicture: string | null;
};
type Follow = Awaited<ReturnType<typeof prepareToFollow>>;

/**
 * Prepares taking a card: draws pictures of unsent cards whose day moves, which takes too long for a transaction. The
 * returned function changes the contact within one; it returns null if the contact is gone, or was changed so much
 * meanwhile that the card must be compared again.
 */
export async function prepareChange(
  context: Context,
  userId: number,
  card: Card,
  take: readonly SyncedField[] = [],
): Promise<(tx: Executor) => Promise<PersonChange | null>> {
  const { orm } = context.database;
  const seen = await findPerson(orm, userId, card.personId);
  if (!seen) return async () => null;
  const seenDates = await listDates(orm, userId, card.personId);
  const plan = planChange({ ...card, person: seen, dates: seenDates }, card.theirs, take);
  const follows = new Map<number, Follow>();
  for (const field of days) {
    const date = dayOf(seenDates, field);
    const day = plan.days[field];
    if (date && day) follows.set(date.id, await prepareToFollow(context, date, { ...date, date: day }));
  }
  return async (tx) => {
    const person = await lockPerson(tx, userId, card.personId);
    if (!person) return null;
    const dates = await lockDates(tx, userId, card.personId);
    const sure = planChange({ ...card, person, dates }, card.theirs, take);
    const mustFollow = days.flatMap((field) => (sure.days[field] ? (dayOf(dates, field)?.id ?? []) : []));
    if (mustFollow.some((id) => !follows.has(id))) return null;
    return write(tx, userId, { person, dates }, card, sure, follows);
  };
}

async function lockDates(tx: Executor, userId: number, personId: number): Promise<DateRow[]> {
  const dates: DateRow[] = [];
  for (const { id } of await listDates(tx, userId, personId)) {
    const date = await lockDate(tx, userId, id);
    if (date) dates.push(date);
  }
  return dates;
}

async function write(
  tx: Executor,
  userId: number,
  { person, dates }: Pick<Linked, 'person' | 'dates'>,
  card: Card,
  plan: ChangePlan,
  follows: ReadonlyMap<number, Follow>,
): Promise<PersonChange> {
  const taken = fieldsOf(plan, card);
  const { reach, ...reached } = takeReach(person, taken, card.base, card.theirs);
  const fields = { ...taken, ...reached };
  const hasReach = !isDeepStrictEqual(reach, person.reach);
  const changed: ChangedPerson = {
    columns: Object.fromEntries(
      Object.entries(fields)
        .map(([column, is]) => [column, { was: columnOf(person, column), is }] as const)
        .filter(([, { was, is }]) => was !== is),
    ),
    ...(hasReach && { reach: { was: person.reach, is: reach } }),
    ...(plan.ownFields.length > 0 && { ownFields: plan.ownFields }),
    dates: [],
    addedDates: [],
    removedDates: [],
    joinedGroups: [],
    leftGroups: [],
  };
  const conflicts = [...plan.conflicts];
  await writeDays(tx, userId, person.id, dates, plan, follows, changed, conflicts);
  await writeGroups(tx, userId, person.id, plan, changed);
  const isChanged =
    hasReach ||
    plan.ownFields.length > 0 ||
    Object.keys(changed.columns).length + changed.dates.length + changed.addedDates.length > 0 ||
    changed.removedDates.length + changed.joinedGroups.length + changed.leftGroups.length > 0;
  if (isChanged) {
    const home = person.household ? [person.household.id] : [];
    const all = { ...fields, reach, ownFields: [...person.ownFields, ...plan.ownFields] };
    await renameEachAfter(tx, userId, home, () => updatePerson(tx, person.id, person.version, all));
    await settleCards(tx, person, { ...person, ...all });
  }
  return {
    changed: isChanged ? changed : null,
    conflicts,
    version: person.version + (isChanged ? 1 : 0),
    formerPicture: changed.columns.imageUrl?.was ?? null,
  };
}

/** Approved cards still go to the former address until the user decides, as after a change by hand. */
async function settleCards(tx: Executor, before: PersonWithConsent, after: PersonWithConsent): Promise<void> {
  const kept = new Set(reachLists(after).emails.map(({ value }) => value.toLowerCase()));
  for (const { value } of reachLists(before).emails)
    if (!kept.has(value.toLowerCase())) await keepFormerAddress(tx, before, value);
  if (after.timeZone !== before.timeZone) await rescheduleCardsOfPerson(tx, before.id);
}

function fieldsOf({ columns, takesPhoto }: ChangePlan, { theirs, newPicture }: Card): Record<string, string | null> {
  return {
    ...columns,
    ...(columns.address !== undefined && theirs.address),
    ...(takesPhoto && { imageUrl: newPicture }),
  };
}

function columnOf(person: PersonWithConsent, column: string): string | null {
  return person[column as 'name'] ?? null;
}

async function writeDays(
  tx: Executor,
  userId: number,
  personId: number,
  dates: DateRow[],
  plan: ChangePlan,
  follows: ReadonlyMap<number, Follow>,
  changed: ChangedPerson,
  conflicts: SyncedField[],
): Promise<void> {
  const added = [...plan.addDates];
  for (const field of days) {
    const day = plan.days[field];
    const stored = dayOf(dates, field);
    if (day === undefined) continue;
    if (day === null) {
      if (!stored) continue;
      // A date with cards or with settings of the user's own is more than the book's.
      const isGone = (await deleteUntouchedDates(tx, [stored.id])).length > 0;
      if (isGone) changed.removedDates.push({ ...plainDate, occasionType: field, date: stored.date });
      else conflicts.push(field);
    } else if (!stored) added.push({ ...plainDate, occasionType: field, date: day });
    else {
      await updateDate(tx, stored.id, stored.version, { date: day });
      const moved = await lockDate(tx, userId, stored.id);
      if (moved) await follows.get(stored.id)?.(tx, stored, moved);
      changed.dates.push({ id: stored.id, was: stored.date, is: day });
    }
  }
  const rows = await addImportedDates(
    tx,
    added.map((date) => ({ personId, date })),
  );
  changed.addedDates.push(...rows.map(({ id }) => id));
  for (const lost of plan.removeDates) {
    const ids = dates.filter(({ occasionType, date }) => occasionType === lost.occasionType && date === lost.date);
    const gone = await deleteUntouchedDates(
      tx,
      ids.map(({ id }) => id),
    );
    if (gone.length > 0) changed.removedDates.push(lost);
  }
}

async function writeGroups(
  tx: Executor,
  userId: number,
  personId: number,
  { join, leave }: ChangePlan,
  changed: ChangedPerson,
): Promise<void> {
  if (join.length + leave.length === 0) return;
  // The account may have no room for some.
  const { idOf } = await makeGroups(tx, userId, [...join, ...leave]);
  const known = (names: string[]) =>
    names.flatMap((name) => {
      const groupId = idOf.get(name);
      return groupId === undefined ? [] : [{ personId, groupId }];
    });
  changed.joinedGroups = (await addMembers(tx, known(join))).map(({ groupId }) => groupId);
  changed.leftGroups = (await removeMembers(tx, known(leave))).map(({ groupId }) => groupId);
}
