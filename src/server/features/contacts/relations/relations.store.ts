import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RelationView } from '../../../../contract/relations.ts';
import { calledBy } from '../../../../domain/first-name.ts';
import { isCloseFamily, isCouple, relationKinds, reverseOf } from '../../../../domain/relation-kinds.ts';
import { genderOf } from '../../../../studio/words/relationship-group.ts';
import type { Executor } from '../../../db/executor.ts';
import { moments } from '../../../db/tables/moments.ts';
import { people } from '../../../db/tables/people.ts';
import { relations } from '../../../db/tables/relations.ts';
import type { PersonRow } from '../people.store.ts';

export type RelationRow = typeof relations.$inferSelect;
/** What somebody is to a contact: another contact, or one who is only a name. */
export type NewRelation = Pick<RelationRow, 'personId' | 'otherId' | 'otherName' | 'kind'>;

const ofPerson = (id: number): SQL | undefined => or(eq(relations.personId, id), eq(relations.otherId, id));

/** A relation as it is seen from one of its ends. */
export type SeenRelation = RelationView & { ofId: number; otherSince: Date | null };

/** The relations of a contact as they are seen from its page, the nearest first. */
export async function listRelations(db: Executor, id: number): Promise<RelationView[]> {
  const seen = await listRelationsOf(db, [id]);
  return seen.toSorted((a, b) => rankOf(a) - rankOf(b) || a.other.name.localeCompare(b.other.name) || a.id - b.id);
}

/** The relations of these contacts, the oldest first: one between two of them twice. */
export async function listRelationsOf(db: Executor, ids: readonly number[]): Promise<SeenRelation[]> {
  const person = alias(people, 'person');
  const other = alias(people, 'other');
  const { id, name, imageUrl, relationship, about, createdAt } = person;
  const rows = await db
    .select({
      id: relations.id,
      kind: relations.kind,
      otherName: relations.otherName,
      person: { id, name, imageUrl, relationship, about, createdAt },
      other: { id: other.id, name: other.name, imageUrl: other.imageUrl, createdAt: other.createdAt },
    })
    .from(relations)
    .innerJoin(person, eq(person.id, relations.personId))
    .leftJoin(other, eq(other.id, relations.otherId))
    .where(or(isAnyOf(relations.personId, ids), isAnyOf(relations.otherId, ids)))
    .orderBy(asc(relations.id));
  const wanted = new Set(ids);
  return rows.flatMap((row) => [
    ...(wanted.has(row.person.id) ? [fromItsPage(row)] : []),
    ...(row.other && wanted.has(row.other.id) ? [fromOtherPage(row, row.other.id)] : []),
  ]);
}

type FoundRelation = Pick<RelationRow, 'id' | 'kind' | 'otherName'> & {
  person: Pick<PersonRow, 'id' | 'name' | 'imageUrl' | 'relationship' | 'about' | 'createdAt'>;
  other: Pick<PersonRow, 'id' | 'name' | 'imageUrl' | 'createdAt'> | null;
};

function fromItsPage({ id, kind, otherName, person, other }: FoundRelation): SeenRelation {
  const shown = other
    ? { id: other.id, name: other.name, imageUrl: other.imageUrl }
    : { id: null, name: otherName ?? '', imageUrl: null };
  const written = { personId: person.id, kind };
  return { ofId: person.id, id, kind, isReversed: false, written, other: shown, otherSince: other?.createdAt ?? null };
}

function fromOtherPage({ id, kind, person }: FoundRelation, ofId: number): SeenRelation {
  const reverse = reverseOf(kind, genderOfPerson(person));
  const shown = { id: person.id, name: person.name, imageUrl: person.imageUrl };
  const written = { personId: person.id, kind };
  return {
    ofId,
    id,
    kind: reverse ?? kind,
    isReversed: reverse === null,
    written,
    other: shown,
    otherSince: person.createdAt,
  };
}

// As one parameter: thousands would cost more than the rows.
const isAnyOf = (
  column: typeof relations.personId | typeof relations.otherId | typeof people.id,
  ids: readonly number[],
) => sql`${column} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

const ranks = new Map(relationKinds.map((kind, at) => [kind, at]));
const rankOf = ({ kind }: Pick<RelationView, 'kind'>) => ranks.get(kind) ?? ranks.size;

function genderOfPerson({ relationship, about }: Pick<PersonRow, 'relationship' | 'about'>): 'f' | 'm' | null {
  const forms = { feminine: 'f', masculine: 'm', neutral: null } as const;
  return about.addressedAs ? forms[about.addressedAs] : genderOf(relationship);
}

/** How many relations a contact has, seen from both ends. */
export async function countRelations(db: Executor, personId: number): Promise<number> {
  return db.$count(relations, ofPerson(personId));
}

/** A relation of a contact, locked until the transaction ends. */
export async function lockRelation(tx: Executor, personId: number, id: number): Promise<RelationRow | null> {
  const [row] = await tx
    .select()
    .from(relations)
    .where(and(eq(relations.id, id), ofPerson(personId)))
    .for('update');
  return row ?? null;
}

/** The relation of these two, whoever wrote it, or of a contact and this name. */
export async function findRelation(
  db: Executor,
  { personId, otherId, otherName }: Omit<NewRelation, 'kind'>,
): Promise<RelationRow | null> {
  const [row] = await db
    .select()
    .from(relations)
    .where(
      otherId === null
        ? and(eq(relations.personId, personId), sql`lower(${relations.otherName}) = lower(${otherName})`)
        : or(
            and(eq(relations.personId, personId), eq(relations.otherId, otherId)),
            and(eq(relations.personId, otherId), eq(relations.otherId, personId)),
          ),
    )
    .limit(1);
  return row ?? null;
}

export async function insertRelation(
  db: Executor,
  relation: NewRelation & Partial<Pick<RelationRow, 'importId'>>,
): Promise<void> {
  await db.insert(relations).values(relation);
}

/** Writes a relation anew, as the user's own: no import takes it back. */
export async function replaceRelation(tx: Executor, id: number, relation: NewRelation): Promise<void> {
  await tx
    .update(relations)
    .set({ ...relation, importId: null })
    .where(eq(relations.id, id));
}

export async function deleteRelation(tx: Executor, id: number): Promise<void> {
  await tx.delete(relations).where(eq(relations.id, id));
}

/** Whom a contact is married to or together with; null if that is nobody known, or more than one. */
export async function findPartner(db: Executor, personId: number): Promise<PartnerOfPerson | null> {
  const person = alias(people, 'person');
  const other = alias(people, 'other');
  const rows = await db
    .select({ kind: relations.kind, otherName: relations.otherName, person, other })
    .from(relations)
    .innerJoin(person, eq(person.id, relations.personId))
    .leftJoin(other, eq(other.id, relations.otherId))
    .where(ofPerson(personId));
  const [couple, ...more] = rows.filter(({ kind }) => isCouple(kind));
  if (!couple || more.length > 0) return null;
  const contact = couple.person.id === personId ? couple.other : couple.person;
  if (!contact) return { name: couple.otherName ?? '', nickname: null, relationship: null, hasDied: false };
  const { name, relationship, about } = contact;
  return { name, nickname: calledBy(contact), relationship, hasDied: about.hasDied ?? false };
}

/** `relationship` is what they are to the user; null if they are only a name. */
type PartnerOfPerson = { name: string; nickname: string | null; relationship: string | null; hasDied: boolean };

/** The pairs of a user's contacts who are a couple, or parent and child. */
export async function listCloseFamily(db: Executor, userId: number): Promise<{ personId: number; otherId: number }[]> {
  const rows = await db
    .select({ personId: relations.personId, otherId: sql<number>`${relations.otherId}`, kind: relations.kind })
    .from(relations)
    .innerJoin(people, eq(people.id, relations.personId))
    .where(and(eq(people.userId, userId), sql`${relations.otherId} is not null`));
  return rows.filter(({ kind }) => isCloseFamily(kind));
}

/**
 * Moves the relations of some contacts to the one that they become. Those between them end, and of several with one
 * other the oldest remains.
 */
export async function moveRelations(tx: Executor, from: number[], into: number): Promise<void> {
  await tx.update(relations).set({ personId: into }).where(inArray(relations.personId, from));
  await tx.update(relations).set({ otherId: into }).where(inArray(relations.otherId, from));
  await tx.execute(sql`
    delete from ${relations} gone where (gone.person_id = ${into} or gone.other_id = ${into}) and (
      gone.person_id = gone.other_id or exists (
        select from ${relations} first where first.id < gone.id
          and least(first.person_id, first.other_id) = least(gone.person_id, gone.other_id)
          and greatest(first.person_id, first.other_id) = greatest(gone.person_id, gone.other_id)
          and lower(coalesce(first.other_name, '')) = lower(coalesce(gone.other_name, ''))))`);
}

/** Takes back what an import said of related people, except what the user has changed since. */
export async function deleteImportedRelations(tx: Executor, importId: number): Promise<void> {
  await tx.delete(relations).where(eq(relations.importId, importId));
}

/** Those of these contacts of whom the user has noted something: a moment, or a relation of their own. */
export async function listNotedPeople(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${people.id} from ${people} where ${isAnyOf(people.id, ids)} and (
      exists (select from ${moments} m where m.person_id = ${people.id})
      or exists (select from ${relations} r where r.import_id is null and ${people.id} in (r.person_id, r.other_id)))`);
  return new Set(rows.map(({ id }) => id));
}
