import { sql } from 'drizzle-orm';
import { t } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import { householdMembers } from '../../../db/tables/households.ts';
import { importEntries, people } from '../../../db/tables/people.ts';
import { setMembers } from '../households/households.store.ts';
import { naming } from '../sentences.ts';
import type { NewPerson } from './imported-people.store.ts';

/**
 * Puts the people of a file into the households that were added of it. Those who were not added, or have another home,
 * are left out, and their households say so.
 */
export async function housePeople<Added extends NewPerson>(
  tx: Executor,
  owner: { userId: number; importId: number },
  added: Added[],
  ids: number[],
): Promise<Added[]> {
  const numbers = added.flatMap(({ contact }) => contact.members?.map(({ entry }) => entry) ?? []);
  if (numbers.length === 0) return added;
  const homeless = await findHomeless(tx, owner, numbers);
  const housed: Added[] = [];
  for (const [at, person] of added.entries()) {
    const { members = [], dropped } = person.contact;
    const found = members.flatMap(({ entry, place }) => {
      const id = homeless.get(entry);
      return id === undefined ? [] : [{ entry, id, place }];
    });
    // Two entries may be one contact, who has one home.
    const distinct = [...new Map(found.toReversed().map((member) => [member.id, member])).values()].toReversed();
    for (const [entry, id] of homeless) if (distinct.some((member) => member.id === id)) homeless.delete(entry);
    if (distinct.length > 0) await setMembers(tx, ids[at] ?? 0, distinct);
    const left = members.filter(({ entry }) => !found.some((member) => member.entry === entry));
    const told = naming(
      t`Not in the household, because they were not added or live in another one:`,
      left.map(({ name }) => name),
    );
    housed.push(
      told.length > 0 ? { ...person, contact: { ...person.contact, dropped: [...dropped, ...told] } } : person,
    );
  }
  return housed;
}

/** The contacts that entries became or are, of those who live in no household, by the numbers of the entries. */
async function findHomeless(
  tx: Executor,
  { userId, importId }: { userId: number; importId: number },
  numbers: number[],
): Promise<Map<number, number>> {
  // An entry equal to an earlier one has no contact of its own.
  const { rows } = await tx.execute<{ number: number; id: number }>(sql`
    select entry.number, ${people.id}
    from ${importEntries} entry
    left join ${importEntries} earlier on earlier.import_id = entry.import_id and earlier.number = entry.duplicate_entry
      and entry.duplicate_kind = 'same'
    join ${people} on ${people.id} = coalesce(entry.person_id,
      case when entry.duplicate_kind = 'same' then entry.duplicate_person_id end, earlier.person_id)
    where entry.import_id = ${importId} and ${people.userId} = ${userId} and ${people.kind} = 'person'
      and entry.number in (select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
      and not exists (select from ${householdMembers} where ${householdMembers.personId} = ${people.id})
    order by ${people.id}
    for update of ${people}`);
  return new Map(rows.map(({ number, id }) => [number, id]));
}
