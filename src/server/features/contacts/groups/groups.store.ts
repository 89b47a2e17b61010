import { and, asc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { UpdateGroupBody } from '../../../../contract/groups.ts';
import { groupLimits } from '../../../../contract/limits.ts';
import type { Executor } from '../../../db/executor.ts';
import { groupMembers, groups } from '../../../db/tables/groups.ts';
import { people } from '../../../db/tables/people.ts';
import { lockUser } from '../../accounts/public.ts';

const contacts = sql<number>`(select count(*)::int from ${groupMembers} where ${groupMembers.groupId} = ${groups}.id)`;
const columns = { id: groups.id, name: groups.name, nudgeMonths: groups.nudgeMonths, contacts };

/** The groups of a user in alphabetical order, each with the number of its contacts. */
export async function listGroups(db: Executor, userId: number) {
  return db.select(columns).from(groups).where(eq(groups.userId, userId)).orderBy(sql`lower(${groups.name})`);
}

export async function findGroup(db: Executor, userId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(groups)
    .where(and(eq(groups.id, id), eq(groups.userId, userId)));
  return row ?? null;
}

/** Whether another group has this name, ignoring case. */
export async function isNameTaken(db: Executor, userId: number, name: string, exceptId: number): Promise<boolean> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.userId, userId), sql`lower(${groups.name}) = lower(${name}) and ${groups.id} <> ${exceptId}`));
  return rows.length > 0;
}

export async function updateGroup(tx: Executor, id: number, fields: UpdateGroupBody): Promise<void> {
  if (Object.keys(fields).length > 0) await tx.update(groups).set(fields).where(eq(groups.id, id));
}

export async function deleteGroup(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(groups)
    .where(and(eq(groups.id, id), eq(groups.userId, userId)))
    .returning({ id: groups.id });
  return rows.length === 1;
}

/** Groups by the names asked for, which may differ from theirs by case; `made` are new. */
export type NamedGroups = { idOf: Map<string, number>; made: number[] };

/** The groups with these names. Makes the unknown ones, as many as the account may still have. */
export async function makeGroups(tx: Executor, userId: number, names: string[]): Promise<NamedGroups> {
  const wanted = [...new Set(names)];
  const known = await findGroups(tx, userId, wanted);
  const unknown = wanted.filter((name) => !known.has(name));
  if (unknown.length === 0) return { idOf: known, made: [] };
  // Locked, so that simultaneous calls do not exceed the limit.
  await lockUser(tx, userId);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${groups} (user_id, name)
    select ${userId}::int, name from (
      select distinct on (lower(name)) name, position from ${namesOf(unknown)} order by lower(name), position) fresh
    order by position
    limit greatest(0, ${groupLimits.perAccount}::int - (select count(*) from ${groups} where user_id = ${userId}))
    on conflict do nothing
    returning id`);
  return { idOf: await findGroups(tx, userId, wanted), made: rows.map(({ id }) => id) };
}

/** The ids of the groups with these names, by the name asked for. */
export async function findGroups(db: Executor, userId: number, names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; id: number }>(sql`
    select wanted.name, ${groups.id} from ${namesOf(names)}
    join ${groups} on ${groups.userId} = ${userId} and lower(${groups.name}) = lower(wanted.name)`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Those of these ids that are groups of the user. */
export async function ownGroupIds(db: Executor, userId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.userId, userId), inArray(groups.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

export type Membership = { groupId: number; personId: number };

/** Adds contacts to groups; returns those that were not in them. */
export async function addMembers(tx: Executor, added: Membership[]): Promise<Membership[]> {
  if (added.length === 0) return [];
  const { rows } = await tx.execute<Membership>(sql`
    insert into ${groupMembers} (group_id, person_id) select "groupId", "personId" from ${membershipsOf(added)}
    on conflict do nothing
    returning group_id as "groupId", person_id as "personId"`);
  return rows;
}

/** Removes contacts from groups; returns those that were in them. */
export async function removeMembers(tx: Executor, removed: Membership[]): Promise<Membership[]> {
  if (removed.length === 0) return [];
  const { rows } = await tx.execute<Membership>(sql`
    delete from ${groupMembers} using ${membershipsOf(removed)}
    where ${groupMembers.groupId} = "groupId" and ${groupMembers.personId} = "personId"
    returning ${groupMembers.groupId} as "groupId", ${groupMembers.personId} as "personId"`);
  return rows;
}

/** Deletes those of these groups that have no contacts. */
export async function deleteEmptyGroups(tx: Executor, userId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from ${groups} where ${groups.userId} = ${userId}
      and ${groups.id} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and not exists (select from ${groupMembers} where ${groupMembers.groupId} = ${groups.id})`);
}

/** The largest number of groups that one of these contacts is in. */
export async function mostGroupsOf(db: Executor, personIds: number[]): Promise<number> {
  const { rows } = await db.execute<{ most: number }>(sql`
    select coalesce(max(amount), 0)::int as most from (
      select count(*) as amount from ${groupMembers}
      where ${groupMembers.personId} in (select value::int from jsonb_array_elements_text(${JSON.stringify(personIds)}::jsonb))
      group by ${groupMembers.personId}) each`);
  return rows[0]?.most ?? 0;
}

/** The groups of contacts, by contact. */
export async function listGroupsOf(db: Executor, personIds: number[]): Promise<(Membership & { name: string })[]> {
  if (personIds.length === 0) return [];
  return db
    .select({ groupId: groups.id, personId: groupMembers.personId, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      sql`${groupMembers.personId} in (select value::int from jsonb_array_elements_text(${JSON.stringify(personIds)}::jsonb))`,
    )
    .orderBy(asc(groupMembers.personId), sql`lower(${groups.name})`);
}

/** Adds to a contact the groups of those that are merged into it, as many as one contact may have. */
export async function uniteGroups(tx: Executor, from: number[], into: number): Promise<void> {
  const all = await listGroupsOf(tx, [into, ...from]);
  const own = all.filter(({ personId }) => personId === into).map(({ groupId }) => groupId);
  const united = new Set([...own, ...all.map(({ groupId }) => groupId)]);
  await addMembers(
    tx,
    [...united].slice(0, Math.max(own.length, groupLimits.perContact)).map((groupId) => ({ groupId, personId: into })),
  );
}

/** The names of a contact's groups in alphabetical order, as a column of a query of contacts. */
export const groupNamesOfPerson = sql<string[]>`coalesce((
  select jsonb_agg(one.name order by lower(one.name)) from ${groupMembers} member join ${groups} one on one.id = member.group_id
  where member.person_id = ${people}.id), '[]')`;

/** The same for all contacts of a user who are in a group, as a table to join. */
export function groupNamesByPerson(db: Executor, userId: Placeholder) {
  return db
    .select({
      personId: groupMembers.personId,
      names: sql<string[]>`jsonb_agg(${groups.name} order by lower(${groups.name}))`.as('names'),
    })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(eq(groups.userId, userId))
    .groupBy(groupMembers.personId)
    .as('joined');
}

function namesOf(names: string[]) {
  return sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as wanted(name, position)`;
}

function membershipsOf(memberships: Membership[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as named("groupId" int, "personId" int)`;
}
