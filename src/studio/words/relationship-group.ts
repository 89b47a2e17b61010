import type { Relationship } from '../../contract/vocabulary.ts';

/** People one speaks to in the same register. */
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

/** The register for a relationship; `known` are a language's own words ("best friend") for what has no slug. */
export function groupFor(relationship: string, known: Readonly<Record<string, Group>>): Group {
  const word = relationship.trim().toLowerCase();
  if (Object.hasOwn(groupOfRelationship, word)) return groupOfRelationship[word as Relationship];
  return (Object.hasOwn(known, word) ? known[word] : undefined) ?? 'acquaintance';
}

const elders = new Set(['uncle', 'aunt']);

/** Whether a bare first name would be an odd thing to call them: nobody writes "Dear Margaret" to a grandmother. */
export function isElder(relationship: string, group: Group): boolean {
  return group === 'parent' || group === 'grandparent' || elders.has(relationship.trim().toLowerCase());
}
