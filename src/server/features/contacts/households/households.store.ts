import { and, asc, eq, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { HouseholdPlace } from '../../../../contract/households.ts';
import type { Executor } from '../../../db/executor.ts';
import { householdMembers } from '../../../db/tables/households.ts';
import { importantDates } from '../../../db/tables/important-dates.ts';
import { people } from '../../../db/tables/people.ts';
import { isAlive } from '../people.store.ts';

export type MemberRow = Omit<Awaited<ReturnType<typeof listMembersOf>>[number], 'householdId' | 'createdAt'>;

/** The members of a household, in their order on a card. */
export async function listMembers(db: Executor, householdId: number): Promise<MemberRow[]> {
  return listMembersOf(db, [householdId]);
}

/** The members of several households, each in their order on a card. */
export async function listMembersOf(db: Executor, householdIds: readonly number[]) {
  return db
    .select({
      householdId: householdMembers.householdId,
      id: people.id,
      name: people.name,
      nickname: people.nickname,
      greetingName: people.greetingName,
      relationship: people.relationship,
      about: people.about,
      createdAt: people.createdAt,
      place: householdMembers.place,
    })
    .from(householdMembers)
    .innerJoin(people, eq(people.id, householdMembers.personId))
    .where(isAnyOf(householdMembers.householdId, householdIds))
    .orderBy(asc(householdMembers.position), asc(people.id));
}

/** Where those of these contacts live who live in a household, and their place in it. */
export async function listHomesOf(db: Executor, personIds: readonly number[]) {
  return db.select().from(householdMembers).where(isAnyOf(householdMembers.personId, personIds));
}

/** What of these households of a user decides how they are called. */
export async function findHouseholds(db: Executor, userId: number, ids: readonly number[]) {
  return db
    .select({
      id: people.id,
      version: people.version,
      name: people.name,
      greetingName: people.greetingName,
      relationship: people.relationship,
      about: people.about,
      language: people.language,
    })
    .from(people)
    .where(and(eq(people.userId, userId), isAnyOf(people.id, ids)))
    .orderBy(asc(people.id));
}

// As one parameter: thousands would cost more than the rows.
const isAnyOf = (
  column: typeof people.id | typeof householdMembers.householdId | typeof householdMembers.personId,
  ids: readonly number[],
) => sql`${column} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Makes these contacts all the members of a household, in this order. */
export async function setMembers(
  tx: Executor,
  householdId: number,
  members: readonly { id: number; place: HouseholdPlace }[],
): Promise<void> {
  const ids = members.map(({ id }) => id);
  await tx
    .delete(householdMembers)
    .where(and(eq(householdMembers.householdId, householdId), notInArray(householdMembers.personId, ids)));
  await tx
    .insert(householdMembers)
    .values(members.map(({ id, place }, position) => ({ personId: id, householdId, place, position })))
    .onConflictDoUpdate({
      target: householdMembers.personId,
      set: { place: sql`excluded.place`, position: sql`excluded.position` },
    });
}

/** The one who remains of merged contacts lives where the others lived, unless they have a home. */
export async function moveHome(tx: Executor, from: readonly number[], into: number): Promise<void> {
  const [home] = await tx
    .delete(householdMembers)
    .where(inArray(householdMembers.personId, [...from]))
    .returning();
  if (home)
    await tx
      .insert(householdMembers)
      .values({ ...home, personId: into })
      .onConflictDoNothing();
}

/** The pairs of a user's contacts who live together, and so are different people. */
export async function listPairsAtHome(db: Executor, userId: number): Promise<{ firstId: number; secondId: number }[]> {
  const { rows } = await db.execute<{ firstId: number; secondId: number }>(sql`
    select one.person_id as "firstId", other.person_id as "secondId"
    from ${householdMembers} one
    join ${householdMembers} other on other.household_id = one.household_id and other.person_id > one.person_id
    join ${people} on ${people.id} = one.household_id
    where ${people.userId} = ${userId}`);
  return rows;
}

/** A user's living contacts with an address who are in no household yet, with the day they were born if it is known. */
export async function listUnhoused(db: Executor, userId: number) {
  return db
    .select({
      id: people.id,
      name: people.name,
      nickname: people.nickname,
      greetingName: people.greetingName,
      relationship: people.relationship,
      about: people.about,
      language: people.language,
      address: people.address,
      birthday: sql<
        string | null
      >`(select min(known.date) from ${importantDates} known where known.person_id = ${people}.id and known.occasion_type = 'birthday')`,
    })
    .from(people)
    .where(
      and(
        eq(people.userId, userId),
        eq(people.kind, 'person'),
        isNotNull(people.address),
        isAlive,
        notExists(db.select({ one: sql`1` }).from(householdMembers).where(eq(householdMembers.personId, people.id))),
      ),
    )
    .orderBy(asc(people.id));
}
