import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RelationView } from '../../../../contract/relations.ts';
import { isCloseFamily, relationKinds, reverseOf } from '../../../../domain/relation-kinds.ts';
import { genderOf } from '../../../../studio/words/relationship-group.ts';
import type { Executor } from '../../../db/executor.ts';
import { people } from '../../../db/tables/people.ts';
import { relations } from '../../../db/tables/relations.ts';
import type { PersonRow } from '../people.store.ts';

export type RelationRow = typeof relations.$inferSelect;
/** What somebody is to a contact: another contact, or one who is only a name. */
export type NewRelation = Pick<RelationRow, 'personId' | 'otherId' | 'otherName' | 'kind'>;

const ofPerson = (id: number): SQL | undefined => or(eq(relations.personId, id), eq(relations.otherId, id));

/** The relations of a contact as they are seen from its page, the nearest first. */
export async function listRelations(db: Executor, id: number): Promise<RelationView[]> {
  const person = alias(people, 'person');
  const other = alias(people, 'other');
  const rows = await db
    .select({
      id: relations.id,
      kind: relations.kind,
      otherName: relations.otherName,
      person: {
        id: person.id,
        name: person.name,
        imageUrl: person.imageUrl,
        relationship: person.relationship,
        about: person.about,
      },
      other: { id: other.id, name: other.name, imageUrl: other.imageUrl },
    })
    .from(relations)
    .innerJoin(person, eq(person.id, relations.personId))
    .leftJoin(other, eq(other.id, relations.otherId))
    .where(ofPerson(id));
  const seen = rows.map((row): RelationView => {
    const { id: relationId, kind, otherName } = row;
    const { id: personId, name, imageUrl } = row.person;
    const written = { personId, kind };
    if (personId === id) {
      const nobody = { id: null, name: otherName ?? '', imageUrl: null };
      return { id: relationId, kind, isReversed: false, written, other: row.other ?? nobody };
    }
    const reverse = reverseOf(kind, genderOfPerson(row.person));
    const other = { id: personId, name, imageUrl };
    return { id: relationId, kind: reverse ?? kind, isReversed: reverse === null, written, other };
  });
  return seen.toSorted((a, b) => rankOf(a) - rankOf(b) || a.other.name.localeCompare(b.other.name) || a.id - b.id);
}

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

export async function insertRelation(db: Executor, relation: NewRelation): Promise<void> {
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
