import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { HouseholdPlace } from '../../../../contract/households.ts';
import type { OwnField } from '../../../../contract/people.ts';
import type { Executor } from '../../../db/executor.ts';
import { importantDates } from '../../../db/tables/important-dates.ts';
import { people, type StagedContact, type StagedDate } from '../../../db/tables/people.ts';
import { listGroupsOf } from '../groups/groups.store.ts';
import { listHomesOf, listMembersOf } from '../households/households.store.ts';
import type { PersonRow } from '../people.store.ts';
import { listRelationsOf } from '../relations/relations.store.ts';

/** A contact with everything that an export contains. */
export type ExportedPerson = Pick<
  PersonRow,
  | 'name'
  | 'nickname'
  | 'greetingName'
  | 'relationship'
  | 'email'
  | 'phone'
  | 'address'
  | 'street'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'reach'
  | 'notes'
  | 'timeZone'
  | 'language'
  | 'about'
> & {
  ownFields?: OwnField[];
  /** Who is what to them; `isWritten` where it was written on their page, and so is known in its own words. */
  relations?: { kind: string; isWritten: boolean; uid: string | null; name: string }[];
  dates: StagedDate[];
  groups: string[];
  /** Identifies it within a file. */
  uid?: string;
  /** Of a household: its addresses besides `email`. */
  alsoEmails?: string[];
  /** Of a household: who lives in it, in the order of a card. */
  members?: { uid: string; place: HouseholdPlace }[];
  /** The household that it is or lives in, by a name that no other household of the file has. */
  home?: NonNullable<StagedContact['home']>;
};

const batchSize = 100;

/** All contacts of a user, the oldest first, with a hundred in memory at a time. */
export async function* readExportedPeople(
  db: Executor,
  userId: number,
): AsyncGenerator<(ExportedPerson & Pick<PersonRow, 'imageUrl'>)[]> {
  const called = await nameHouseholds(db, userId);
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(people)
      .where(and(eq(people.userId, userId), gt(people.id, after)))
      .orderBy(asc(people.id))
      .limit(batchSize);
    const ids = rows.map(({ id }) => id);
    const dates = await listDatesOf(db, ids);
    const groups = await listGroupsOf(db, ids);
    const homes = await listHomesOf(db, ids);
    const members = await listMembersOf(db, ids);
    const relations = await listRelationsOf(db, ids);
    yield rows.map((row) => ({
      ...row,
      dates: dates.filter(({ personId }) => personId === row.id),
      groups: groups.filter(({ personId }) => personId === row.id).map(({ name }) => name),
      uid: uidOf(row),
      relations: relations
        .filter(({ ofId, isReversed }) => ofId === row.id && !isReversed)
        .map(({ kind, written, other, otherSince }) => ({
          kind,
          isWritten: written.personId === row.id,
          uid: other.id !== null && otherSince ? uidOf({ id: other.id, createdAt: otherSince }) : null,
          name: other.name,
        })),
      ...(row.kind === 'household'
        ? {
            members: members
              .filter(({ householdId }) => householdId === row.id)
              .map((member) => ({ uid: uidOf(member), place: member.place })),
            home: { called: called.get(row.id) ?? row.name, role: row.kind, position: 0 },
          }
        : homes
            .filter(({ personId }) => personId === row.id)
            .map(({ householdId, place, position }) => ({
              home: { called: called.get(householdId) ?? '', role: place, position },
            }))[0]),
    }));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

async function listDatesOf(db: Executor, personIds: number[]): Promise<(StagedDate & { personId: number })[]> {
  if (personIds.length === 0) return [];
  return db
    .select({
      personId: importantDates.personId,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      repeatsAnnually: importantDates.repeatsAnnually,
      notifyDaysBefore: importantDates.notifyDaysBefore,
      isActive: importantDates.isActive,
      isVariableHoliday: importantDates.isVariableHoliday,
      holidayRule: importantDates.holidayRule,
    })
    .from(importantDates)
    .where(inArray(importantDates.personId, personIds))
    .orderBy(asc(importantDates.id));
}

/** The names of a user's households, with a number where two have the same. */
async function nameHouseholds(db: Executor, userId: number): Promise<Map<number, string>> {
  const households = await db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.kind, 'household')))
    .orderBy(asc(people.id));
  const taken = new Set<string>();
  return new Map(
    households.map(({ id, name }) => {
      let called = name;
      for (let copy = 2; taken.has(called); copy += 1) called = `${name} (${copy})`;
      taken.add(called);
      return [id, called];
    }),
  );
}

/** The same contact has the same in every file. */
function uidOf({ id, createdAt }: Pick<PersonRow, 'id' | 'createdAt'>): string {
  const hash = createHash('sha256').update(`${id} ${createdAt.toISOString()}`).digest('hex');
  // A UUID of version 8 (RFC 9562): made of a hash.
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
