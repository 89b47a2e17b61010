import type { Relationship } from '../../contract/vocabulary.ts';
import type { HouseholdRelationship } from '../../domain/relationship.ts';

/** People who are addressed in the same register. */
export const groups = [
  'parent',
  'child',
  'partner',
  'sibling',
  'grandparent',
  'grandchild',
  'family',
  'in-law',
  'friend',
  'work',
  'client',
  'acquaintance',
] as const;
export type Group = (typeof groups)[number];

const groupOfRelationship: Record<Relationship, Group> = {
  father: 'parent',
  mother: 'parent',
  stepfather: 'parent',
  stepmother: 'parent',
  husband: 'partner',
  wife: 'partner',
  partner: 'partner',
  fiance: 'partner',
  boyfriend: 'partner',
  girlfriend: 'partner',
  son: 'child',
  daughter: 'child',
  brother: 'sibling',
  sister: 'sibling',
  grandfather: 'grandparent',
  grandmother: 'grandparent',
  grandson: 'grandchild',
  granddaughter: 'grandchild',
  uncle: 'family',
  aunt: 'family',
  nephew: 'family',
  niece: 'family',
  cousin: 'family',
  'father-in-law': 'in-law',
  'mother-in-law': 'in-law',
  'brother-in-law': 'in-law',
  'sister-in-law': 'in-law',
  friend: 'friend',
  neighbor: 'acquaintance',
  colleague: 'work',
  client: 'client',
  mentor: 'work',
  teacher: 'work',
  other: 'acquaintance',
};

const groupOfHousehold: Readonly<Record<HouseholdRelationship, Group>> = {
  parents: 'parent',
  grandparents: 'grandparent',
  siblings: 'sibling',
  children: 'child',
  grandchildren: 'grandchild',
  'in-laws': 'in-law',
  family: 'family',
};

/** What members of one group are to the user together; null for groups whose members keep their own word. */
export function householdOfGroup(group: Group): HouseholdRelationship | null {
  const found = Object.entries(groupOfHousehold).find(([, each]) => each === group);
  return found ? (found[0] as HouseholdRelationship) : null;
}

type Gender = 'f' | 'm';
type Meant = Relationship | Group;

/** Words of a language for relationships: the slug, else the group, and a gender that the word implies ("family:f"). */
export type RelationshipWords = Readonly<Record<string, Meant | `${Meant}:${Gender}`>>;

/** The slug of a word if it has one, its register, and the gender that the word implies. */
export function relationshipOf(
  typed: string,
  known: RelationshipWords,
): { relationship: string; group: Group; gender: Gender | null } {
  const written = typed.trim().toLowerCase();
  const word = isOfHousehold(written) ? groupOfHousehold[written] : written;
  const found = isRelationship(word) || !Object.hasOwn(known, word) ? word : (known[word] ?? word);
  const [meant = word, told] = found.split(':');
  if (isRelationship(meant))
    return { relationship: meant, group: groupOfRelationship[meant], gender: genderOf(meant) ?? genderIn(told) };
  return { relationship: word, group: isGroup(meant) ? meant : 'acquaintance', gender: genderIn(told) };
}

const genderIn = (told: string | undefined) => (told === 'f' || told === 'm' ? told : null);
const isOfHousehold = (word: string): word is HouseholdRelationship => Object.hasOwn(groupOfHousehold, word);
const isRelationship = (word: string): word is Relationship => Object.hasOwn(groupOfRelationship, word);
const isGroup = (word: string): word is Group => (groups as readonly string[]).includes(word);

const women = /^(?:(?:step|grand)?(?:mother|daughter)|wife|girlfriend|sister|aunt|niece|(?:mother|sister)-in-law)$/;
const men = /^(?:(?:step|grand)?(?:father|son)|husband|boyfriend|brother|uncle|nephew|(?:father|brother)-in-law)$/;

/** The gender that a relationship implies; null if unknown. */
export function genderOf(relationship: string): Gender | null {
  if (women.test(relationship)) return 'f';
  return men.test(relationship) ? 'm' : null;
}

const elders = new Set(['uncle', 'aunt']);

/** Whether a bare first name would be odd: nobody writes "Dear Margaret" to a grandmother. */
export function isElder(relationship: string, group: Group): boolean {
  return group === 'parent' || group === 'grandparent' || elders.has(relationship);
}
