import { sql } from 'drizzle-orm';
import { mostRelations } from '../../../../contract/limits.ts';
import type { Executor } from '../../../db/executor.ts';
import { importEntries, people, type StagedRelation } from '../../../db/tables/people.ts';
import { countRelations, findRelation, insertRelation } from '../relations/relations.store.ts';

/** Somebody whom a file names as related to a contact. */
export type NamedRelation = { personId: number; relation: StagedRelation };

/**
 * Relates contacts to those whom a file names. Another entry of the file, or a contact with the whole of that name, is a
 * contact; anybody else is a name. What is known of two people stays. Running it again adds nothing.
 */
export async function addRelations(
  tx: Executor,
  { userId, importId }: { userId: number; importId: number | null },
  named: NamedRelation[],
): Promise<void> {
  if (named.length === 0) return;
  const entries = importId === null ? new Map<number, number>() : await findOfEntries(tx, { userId, importId }, named);
  const called = await findCalled(tx, userId, named);
  const counts = new Map<number, number>();
  for (const { personId, relation } of named) {
    const otherId = entries.get(relation.entry ?? 0) ?? called.get(relation.name.toLowerCase()) ?? null;
    if (otherId === personId) continue;
    const found = { personId, otherId, otherName: otherId === null ? relation.name : null };
    const count = counts.get(personId) ?? (await countRelations(tx, personId));
    counts.set(personId, count);
    if (count >= mostRelations || (await findRelation(tx, found))) continue;
    await insertRelation(tx, { ...found, kind: relation.kind, importId });
    counts.set(personId, count + 1);
  }
}

/** The contacts that entries of the file became or are, by the numbers of the entries. */
async function findOfEntries(
  tx: Executor,
  { userId, importId }: { userId: number; importId: number },
  named: NamedRelation[],
): Promise<Map<number, number>> {
  const numbers = named.flatMap(({ relation }) => relation.entry ?? []);
  // An entry equal to an earlier one has no contact of its own.
  const { rows } = await tx.execute<{ number: number; id: number }>(sql`
    select entry.number, ${people.id}
    from ${importEntries} entry
    left join ${importEntries} earlier on earlier.import_id = entry.import_id and earlier.number = entry.duplicate_entry
      and entry.duplicate_kind = 'same'
    join ${people} on ${people.id} = coalesce(entry.person_id,
      case when entry.duplicate_kind = 'same' then entry.duplicate_person_id end, earlier.person_id)
    where entry.import_id = ${importId} and ${people.userId} = ${userId} and ${people.kind} = 'person'
      and entry.number in (select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`);
  return new Map(rows.map(({ number, id }) => [number, id]));
}

/** The contacts whose whole name one of these is, by the name in lower case; a first name alone is anybody's. */
async function findCalled(tx: Executor, userId: number, named: NamedRelation[]): Promise<Map<string, number>> {
  const names = named.flatMap(({ relation: { name, isContact } }) =>
    isContact || name.includes(' ') ? [name.toLowerCase()] : [],
  );
  const { rows } = await tx.execute<{ name: string; id: number }>(sql`
    select lower(name) as name, min(id)::int as id from ${people}
    where user_id = ${userId} and kind = 'person'
      and lower(name) in (select value from jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb))
    group by lower(name) having count(*) = 1`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
