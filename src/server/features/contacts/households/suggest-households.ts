import type { HouseholdSuggestion } from '../../../../contract/households.ts';
import { householdLimits } from '../../../../contract/limits.ts';
import { addressKey } from '../../../../domain/address.ts';
import { ageOn } from '../../../../domain/age.ts';
import { shareSurname } from '../../../../domain/household-name.ts';
import { pairKey } from '../duplicates/find-duplicates.ts';
import type { listUnhoused } from './households.store.ts';
import { namesOf } from './name-household.ts';

type Unhoused = Awaited<ReturnType<typeof listUnhoused>>[number];

/** More people than this at one address live in a hospital or an office. */
const mostAtOneAddress = 30;
const mostSuggestions = 50;
const grownUp = 18;

/** What is known of two people, by `pairKey`. */
type Pairs = {
  /** Those that the user does not want together: a suggestion of which every pair is among them is not made again. */
  apart: ReadonlySet<string>;
  /** Couples, and parents with their children. */
  family: ReadonlySet<string>;
};

/** The households that equal addresses suggest, of people with one surname or of one family. */
export function suggestHouseholds(
  people: readonly Unhoused[],
  { apart, family }: Pairs,
  today: string,
): HouseholdSuggestion[] {
  const byAddress = new Map<string, Unhoused[]>();
  for (const person of people) {
    const key = addressKey(person.address) ?? '';
    byAddress.set(key, [...(byAddress.get(key) ?? []), person]);
  }
  const found: HouseholdSuggestion[] = [];
  for (const [key, atHome] of byAddress) {
    if (key === '' || atHome.length > mostAtOneAddress) continue;
    for (const members of byFamily(atHome, family)) {
      const pairs = members.flatMap(({ id }, at) => members.slice(at + 1).map((other) => pairKey(id, other.id)));
      if (members.length < 2 || members.length > householdLimits.members || pairs.every((pair) => apart.has(pair)))
        continue;
      found.push(suggestionOf(members, today));
    }
  }
  return found.slice(0, mostSuggestions);
}

function byFamily(people: readonly Unhoused[], related: ReadonlySet<string>): Unhoused[][] {
  const families: Unhoused[][] = [];
  for (const person of people) {
    const isOfTheirs = ({ id, name }: Unhoused) =>
      shareSurname(name, person.name) || related.has(pairKey(id, person.id));
    const [first, ...others] = families.filter((family) => family.some(isOfTheirs));
    if (!first) families.push([person]);
    else first.push(...others.flatMap((family) => family.splice(0)), person);
  }
  return families;
}

/** The adults first, the eldest first of the children. */
function suggestionOf(members: readonly Unhoused[], today: string): HouseholdSuggestion {
  const placed = members.map((member) => ({ ...member, place: placeOf(member.birthday, today) }));
  const children = placed
    .filter(({ place }) => place === 'child')
    .toSorted((a, b) => ((a.birthday ?? '') < (b.birthday ?? '') ? -1 : 1));
  const inOrder = [...placed.filter(({ place }) => place === 'adult'), ...children];
  const [first] = inOrder;
  const names = namesOf(inOrder, { relationship: 'friend', about: {}, language: first?.language ?? null });
  return {
    members: inOrder.map(({ id, name, place }) => ({ id, name, place })),
    name: names?.names ?? first?.name ?? '',
    address: first?.address ?? '',
  };
}

function placeOf(birthday: string | null, today: string): 'adult' | 'child' {
  const age = birthday === null ? null : ageOn(birthday, today);
  return age !== null && age < grownUp ? 'child' : 'adult';
}
