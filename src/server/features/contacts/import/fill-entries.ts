import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { addMembers, makeGroups } from '../groups/groups.store.ts';
import { changeYears, fillInPeople, readFillTargets } from './fill-people.store.ts';
import { type FilledFields, type FillPlan, type FillTarget, groupKey, planFill } from './fill-plan.ts';
import { withFilled } from './fill-reach.ts';
import { type EntryRow, lockOpenEntries, type SettledEntry, settleEntries } from './import-entries.store.ts';
import { addImportedDates } from './imported-people.store.ts';
import { countApplied, type ImportRow } from './imports.store.ts';
import type { createPhotoReader } from './photo-packs.store.ts';
import { storePhotos } from './store-photos.ts';
import { letOthersIn } from './time-slice.ts';

/** Recalculates the due times of a contact's cards. */
export type Reschedule = (tx: Executor, personId: number) => Promise<void>;

/** Fills in what the contacts of a batch are missing, and settles its entries in one transaction. */
export async function fillEntries(
  context: Context,
  { id: importId, userId }: ImportRow,
  entries: EntryRow[],
  readPhoto: ReturnType<typeof createPhotoReader>,
  reschedule: Reschedule,
): Promise<void> {
  const ids = entries.flatMap(({ duplicatePersonId }) => duplicatePersonId ?? []);
  const before = await readFillTargets(context.database.orm, userId, ids, { hold: false });
  const wanted = entries.filter((entry) => planOf(entry, true, targetOf(entry, before))?.takesPhoto);
  const photos = new Map(
    (await storePhotos(context, userId, wanted, readPhoto)).map((stored) => [stored.number, stored]),
  );
  await context.database.transaction(async (tx) => {
    const targets = await readFillTargets(tx, userId, ids, { hold: true });
    // A worker believed dead may have settled some meanwhile.
    const open = await lockOpenEntries(
      tx,
      importId,
      entries.map(({ number }) => number),
    );
    await letOthersIn();
    const opened = entries.filter(({ number }) => open.has(number));
    const named = opened.flatMap(({ contact }) => contact.groups ?? []);
    const { idOf } = await makeGroups(tx, userId, named);
    // The account may have no room for some.
    const unmade = new Set(named.filter((name) => !idOf.has(name)).map(groupKey));
    const fills = opened.flatMap((entry) => {
      const target = targetOf(entry, targets);
      const photo = photos.get(entry.number);
      const imageUrl = photo?.imageUrl ?? null;
      const gains = entry.gains.filter((key) => !unmade.has(key));
      const plan = planOf({ ...entry, gains }, imageUrl !== null, target);
      if (!target || !plan) return [];
      if (plan.takesPhoto && imageUrl !== null) plan.fields.imageUrl = imageUrl;
      apply(plan, target);
      const groups = plan.groups.flatMap((name) => idOf.get(name) ?? []);
      // The description changes only if a photo was left out.
      const contact = photo && photo.contact !== entry.contact ? photo.contact : null;
      return { entry, plan, target, groups, contact };
    });
    await write(tx, fills, reschedule);
    await settleEntries(tx, importId, await withDates(tx, fills));
    await letOthersIn();
    const filled = fills.filter(({ plan }) => plan.gains.length > 0).length;
    await countApplied(tx, importId, { done: open.size, added: 0, filled, skipped: open.size - filled });
  });
}

type Fill = {
  entry: EntryRow;
  plan: FillPlan;
  target: FillTarget;
  groups: number[];
  contact: EntryRow['contact'] | null;
};

function targetOf({ duplicatePersonId }: EntryRow, targets: Map<number, FillTarget>): FillTarget | undefined {
  return targets.get(duplicatePersonId ?? 0);
}

function planOf({ contact, photoPack, gains }: EntryRow, takesPhoto: boolean, target: FillTarget | undefined) {
  return target && planFill(contact, takesPhoto && photoPack !== null, target, (key) => gains.includes(key));
}

/** The next entry for the same contact must see what this one filled in. */
function apply(
  { fields, reach, ownFields, years, groups: gained, relations }: FillPlan,
  { person, dates, groups, related }: FillTarget,
): void {
  Object.assign(person, fields);
  if (reach) person.reach = withFilled(person, reach);
  person.ownFields = [...person.ownFields, ...ownFields];
  groups.push(...gained);
  related.push(...relations.map(({ name }) => name));
  for (const { id, to } of years) {
    const date = dates.find((one) => one.id === id);
    if (date) date.date = to;
  }
}

async function write(tx: Executor, fills: Fill[], reschedule: Reschedule): Promise<void> {
  const fields = new Map<number, FilledFields>();
  const persons = new Map(fills.map(({ target: { person } }) => [person.id, person]));
  for (const { plan, target } of fills) {
    if (plan.gains.length > 0) fields.set(target.person.id, { ...fields.get(target.person.id), ...plan.fields });
  }
  await fillInPeople(
    tx,
    [...fields].map(([id, filled]) => {
      const { reach = null, ownFields = null } = persons.get(id) ?? {};
      return { id, fields: filled, reach, ownFields };
    }),
  );
  await letOthersIn();
  await changeYears(
    tx,
    fills.flatMap(({ plan }) => plan.years.map(({ id, to }) => ({ id, date: to }))),
  );
  await addMembers(
    tx,
    fills.flatMap(({ groups, target }) => groups.map((groupId) => ({ groupId, personId: target.person.id }))),
  );
  for (const [id, { timeZone }] of fields) if (timeZone) await reschedule(tx, id);
  await letOthersIn();
}

/** Adds the dates, and records for each entry what it filled in. */
async function withDates(tx: Executor, fills: Fill[]): Promise<SettledEntry[]> {
  const added = await addImportedDates(
    tx,
    fills.flatMap(({ plan, target }) => plan.dates.map((date) => ({ personId: target.person.id, date }))),
  );
  await letOthersIn();
  const idsOf = new Map<number, number[]>();
  for (const { id, personId } of added) idsOf.set(personId, [...(idsOf.get(personId) ?? []), id]);
  return fills.map(({ entry, plan, target, groups, contact }) => ({
    number: entry.number,
    contact,
    personId: target.person.id,
    ...(plan.gains.length > 0
      ? {
          state: 'filled' as const,
          filled: {
            lines: plan.gains,
            fields: plan.fields,
            dates: idsOf.get(target.person.id)?.splice(0, plan.dates.length) ?? [],
            years: plan.years,
            groups,
            ...(plan.reach && { reach: plan.reach }),
            ...(plan.ownFields.length > 0 && { ownFields: plan.ownFields }),
          },
        }
      : { state: 'already-there' as const, filled: null }),
  }));
}
