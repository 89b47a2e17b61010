import { type Relationship, relationships } from '../contract/vocabulary.ts';
import { isRelationship } from './relationship.ts';

/** Other words for a relationship, in lower case. An ambiguous word is listed under each of its relationships. */
export const relationshipSynonyms: Partial<Record<Relationship, readonly string[]>> = {
  father: ['dad', 'daddy', 'papa', 'parent'],
  mother: ['mum', 'mom', 'mummy', 'mommy', 'mama', 'parent'],
  stepfather: ['stepdad'],
  stepmother: ['stepmum', 'stepmom'],
  husband: ['spouse', 'hubby'],
  wife: ['spouse'],
  partner: ['spouse', 'significant other'],
  fiance: ['fiancé', 'fiancée', 'fiancee'],
  son: ['child', 'kid'],
  daughter: ['child', 'kid'],
  brother: ['sibling', 'bro'],
  sister: ['sibling', 'sis'],
  grandfather: ['grandpa', 'grandad', 'granddad', 'gramps', 'grandparent'],
  grandmother: ['grandma', 'granny', 'gran', 'nan', 'nana', 'grandparent'],
  grandson: ['grandchild'],
  granddaughter: ['grandchild'],
  aunt: ['auntie', 'aunty'],
  friend: ['buddy', 'mate', 'pal'],
  neighbor: ['neighbour'],
  colleague: ['coworker', 'co-worker', 'workmate'],
  client: ['customer'],
};

/** The relationship that words mean: its name or an unambiguous synonym; null for anything else. */
export function findRelationship(text: string): Relationship | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const slug = words.replaceAll(' ', '-');
  if (isRelationship(slug)) return slug;
  const [found, another] = relationships.filter((known) => relationshipSynonyms[known]?.includes(words));
  return found && !another ? found : null;
}
