import type { UndoneImport } from '../../../../contract/imports.ts';
import { type Messages, t, translated } from '../../../../contract/translate.ts';
import { occasionInSentence } from '../../../../domain/in-sentence.ts';
import { labelKey, withoutFields } from '../../../../domain/own-fields.ts';
import type { Context } from '../../../context.ts';
import type { FilledIn } from '../../../db/tables/people.ts';
import { type Membership, removeMembers } from '../groups/groups.store.ts';
import type { Reschedule } from './fill-entries.ts';
import {
  changeYears,
  clearPeople,
  deleteUntouchedDates,
  findAwaitingCards,
  readFillTargets,
} from './fill-people.store.ts';
import type { FillColumn, FillTarget } from './fill-plan.ts';
import { type FilledReach, withoutFilled } from './fill-reach.ts';
import { lockFilledEntries, settleEntries } from './import-entries.store.ts';
import type { ImportRow } from './imports.store.ts';
import { letOthersIn } from './time-slice.ts';

type Field = { label: string; columns: FillColumn[] };
/** The columns that are taken back together, with their label within a sentence. */
const fields = [
  { label: 'nickname', columns: ['nickname'] },
  { label: 'greeting name', columns: ['greetingName'] },
  { label: 'email address', columns: ['email'] },
  { label: 'phone number', columns: ['phone'] },
  { label: 'address', columns: ['address', 'street', 'city', 'state', 'postalCode', 'country'] },
  { label: 'notes', columns: ['notes'] },
  { label: 'photo', columns: ['imageUrl'] },
  { label: 'time zone', columns: ['timeZone'] },
  { label: 'card language', columns: ['language'] },
] satisfies Messages<Field[]>;

export type TakenBack = {
  /** Contacts that changed. */
  restored: number[];
  kept: UndoneImport['keptPeople'];
  /** The last entry of the batch, or null at the end. */
  last: number | null;
};

/** Takes back what the next entries of an import filled in, except what was changed since or a card needs. */
export async function takeBackPart(
  context: Context,
  { id: importId, userId }: ImportRow,
  after: number,
  limit: number,
  reschedule: Reschedule,
): Promise<TakenBack> {
  return context.database.transaction(async (tx) => {
    const entries = await lockFilledEntries(tx, importId, after, limit);
    const ids = entries.flatMap(({ personId }) => personId ?? []);
    const targets = await readFillTargets(tx, userId, ids, { hold: true });
    const awaiting = await findAwaitingCards(tx, ids);
    await letOthersIn();
    const fills = entries.flatMap(({ personId, filled }) => {
      const target = targets.get(personId ?? 0);
      return target && filled ? [{ target, filled }] : [];
    });
    const gone = new Set(
      await deleteUntouchedDates(
        tx,
        fills.flatMap(({ filled }) => filled.dates),
      ),
    );
    const left = await removeMembers(
      tx,
      fills.flatMap(({ target, filled }) => membershipsOf(target.person.id, filled)),
    );
    const taken = fills.map(({ target, filled }) => ({
      person: target.person,
      keptOwn: takeOwnBack(target.person, filled),
      ...sortFields(filled, target, awaiting.has(target.person.id)),
      ...sortDates(filled, target, gone),
    }));
    for (const { target, filled } of fills)
      if (filled.reach) takeReachBack(target.person, filled.reach, awaiting.has(target.person.id));
    const persons = new Map(fills.map(({ target: { person } }) => [person.id, person]));
    const changed = new Set(
      fills.flatMap(({ target, filled }) => (filled.reach || filled.ownFields ? [target.person.id] : [])),
    );
    const cleared = new Map<number, FillColumn[]>();
    for (const { person, columns } of taken) {
      const isChanged = changed.has(person.id) || left.some(({ personId }) => personId === person.id);
      if (columns.length > 0 || isChanged) cleared.set(person.id, [...(cleared.get(person.id) ?? []), ...columns]);
    }
    await clearPeople(
      tx,
      [...cleared].map(([id, columns]) => {
        const { reach = null, ownFields = [] } = persons.get(id) ?? {};
        return { id, columns, reach, ownFields };
      }),
    );
    await letOthersIn();
    await changeYears(
      tx,
      taken.flatMap(({ years }) => years),
    );
    for (const [id, columns] of cleared) if (columns.includes('timeZone')) await reschedule(tx, id);
    await settleEntries(
      tx,
      importId,
      entries.map(({ number, duplicateKind, personId }) => ({
        number,
        contact: null,
        filled: null,
        // A likely duplicate becomes one again.
        ...(duplicateKind === 'likely'
          ? { state: 'new' as const, personId: null }
          : { state: 'already-there' as const, personId }),
      })),
    );
    return {
      restored: taken.flatMap(({ person, columns, years, deleted }) =>
        columns.length + years.length + deleted > 0 || cleared.has(person.id) ? [person.id] : [],
      ),
      kept: taken.flatMap(({ person, keptFields, keptOwn, keptDates }) => {
        const kept = [...keptFields, ...keptOwn, ...keptDates];
        if (kept.length === 0) return [];
        const why = t`Still there, because it was changed since or a card needs it: ${kept.join(', ')}.`;
        return [{ id: person.id, name: person.name, why }];
      }),
      last: entries.at(-1)?.number ?? null,
    };
  });
}

/** Further e-mails stay while a card waits, which may be for one of them. */
function takeReachBack(person: FillTarget['person'], filled: FilledReach, awaitsCard: boolean): void {
  person.reach = withoutFilled(person, filled, awaitsCard ? ['emails'] : []);
}

/** Takes away own fields that still say the same; returns the labels of those that say something else now. */
function takeOwnBack(person: FillTarget['person'], { ownFields = [] }: FilledIn): string[] {
  person.ownFields = withoutFields(person.ownFields, ownFields);
  const left = new Set(person.ownFields.map(labelKey));
  return ownFields.filter((field) => left.has(labelKey(field))).map(({ label }) => label);
}

function membershipsOf(personId: number, { groups = [] }: FilledIn): Membership[] {
  return groups.map((groupId) => ({ groupId, personId }));
}

/** The columns that are unchanged since, and the labels of those that are not. Keeps an address that a card goes to. */
function sortFields({ fields: filled }: FilledIn, { person }: FillTarget, awaitsCard: boolean) {
  const columns: FillColumn[] = [];
  const keptFields: string[] = [];
  for (const { label, columns: group } of fields as Field[]) {
    if (!group.some((column) => filled[column] !== undefined)) continue;
    const isAsFilled = group.every((column) => person[column] === (filled[column] ?? null));
    const isNeeded = awaitsCard && filled.email !== undefined && group.includes('email');
    if (isAsFilled && !isNeeded) columns.push(...group);
    // Values removed since are gone already.
    else if (group.some((column) => person[column] !== null)) keptFields.push(translated(label));
  }
  return { columns, keptFields };
}

function sortDates({ dates, years }: FilledIn, target: FillTarget, gone: ReadonlySet<number>) {
  const standing = target.dates.filter(({ id }) => !gone.has(id));
  const asFilled = years.filter(({ id, to }) => standing.some((date) => date.id === id && date.date === to));
  const kept = standing.filter(({ id }) => dates.includes(id));
  return {
    years: asFilled.map(({ id, from }) => ({ id, date: from })),
    deleted: dates.filter((id) => gone.has(id)).length,
    keptDates: kept.map(({ occasionType }) => occasionInSentence(occasionType)),
  };
}
