import type { HouseholdView, NameForm } from '../../../../contract/households.ts';
import { calledBy } from '../../../../domain/first-name.ts';
import type { ProposedNames } from '../../../../domain/household-name.ts';
import { householdNames } from '../../../../studio/words/household-names.ts';
import type { Executor } from '../../../db/executor.ts';
import { type PersonWithConsent, updatePerson } from '../people.store.ts';
import { findHouseholds, listMembersOf, type MemberRow } from './households.store.ts';

type Household = Pick<PersonWithConsent, 'relationship' | 'about' | 'language'>;

/** The names that a household of these members could have; null if nobody lives in it. */
export function namesOf(members: readonly MemberRow[], household: Household): ProposedNames | null {
  const named = members.map((member) => ({
    name: member.name,
    called: calledBy(member),
    place: member.place,
    relationship: member.relationship,
    hasDied: member.about.hasDied ?? false,
  }));
  return householdNames(named, household, household.language ?? 'en');
}

/** Names a household, if there is one, after a change of its members or its language. */
export async function renameAfter<Result>(
  tx: Executor,
  userId: number,
  householdId: number | null | undefined,
  change: () => Promise<Result>,
): Promise<Result> {
  return renameEachAfter(tx, userId, householdId ? [householdId] : [], change);
}

/**
 * Names households after one change of their members or languages. A name that was proposed follows; the user's own
 * stays. So the form of a name is not stored: it is the proposal that the name equals.
 */
export async function renameEachAfter<Result>(
  tx: Executor,
  userId: number,
  householdIds: readonly number[],
  change: () => Promise<Result>,
): Promise<Result> {
  if (householdIds.length === 0) return change();
  const before = new Map(
    (await proposalsOf(tx, userId, householdIds)).map(({ household, names }) => [household.id, names]),
  );
  const result = await change();
  for (const { household, names: is } of await proposalsOf(tx, userId, householdIds)) {
    const was = before.get(household.id);
    if (!was || !is) continue;
    const fields = {
      name: formOf(household.name, was) === 'own' ? household.name : nameIn(formOf(household.name, was), is),
      greetingName: household.greetingName === was.greetingName ? is.greetingName : household.greetingName,
    };
    if (fields.name !== household.name || fields.greetingName !== household.greetingName)
      await updatePerson(tx, household.id, household.version, fields);
  }
  return result;
}

/** These households with the names that their members give them now. */
async function proposalsOf(tx: Executor, userId: number, householdIds: readonly number[]) {
  const households = await findHouseholds(tx, userId, householdIds);
  const members = new Map<number, MemberRow[]>(householdIds.map((id) => [id, []]));
  for (const member of await listMembersOf(tx, householdIds)) members.get(member.householdId)?.push(member);
  return households.map((household) => ({ household, names: namesOf(members.get(household.id) ?? [], household) }));
}

/** The form of a name: that of the proposal it equals. */
export function formOf(name: string, proposed: ProposedNames | null): NameForm {
  if (name === proposed?.names) return 'names';
  return proposed?.family && name === proposed.family ? 'family' : 'own';
}

/** A name in a form; one person has no family name. */
export function nameIn(form: NameForm, proposed: ProposedNames): string {
  return form === 'family' ? (proposed.family ?? proposed.names) : proposed.names;
}

/** A household as its page shows it, with the names it could have. */
export function viewHousehold(household: PersonWithConsent, members: readonly MemberRow[]): HouseholdView {
  const proposed = namesOf(members, household);
  return {
    id: household.id,
    name: household.name,
    greetingName: household.greetingName,
    members: members.map(({ id, name, place }) => ({ id, name, place })),
    nameForm: formOf(household.name, proposed),
    names: proposed?.names ?? household.name,
    family: proposed?.family ?? null,
  };
}
