import { t } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import { invalidField, notFound } from '../../../refusal.ts';
import { lockPerson, type PersonWithConsent } from '../people.store.ts';

/**
 * The user's contacts with these ids in this order, locked. Throws for another household, and for one who lives in a
 * household other than `householdId`.
 */
export async function lockMembers(
  tx: Executor,
  userId: number,
  ids: readonly number[],
  householdId: number | null = null,
): Promise<PersonWithConsent[]> {
  const locked = new Map<number, PersonWithConsent>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const person = await lockPerson(tx, userId, id);
    if (!person) throw notFound(t`The contact was not found.`);
    if (person.kind === 'household')
      throw invalidField('members', t`“${person.name}” is a household. Choose the people who live in it.`);
    if (person.household && person.household.id !== householdId)
      throw invalidField(
        'members',
        t`${person.name} lives in “${person.household.name}”. Remove them from that household first.`,
      );
    locked.set(id, person);
  }
  return ids.flatMap((id) => locked.get(id) ?? []);
}
