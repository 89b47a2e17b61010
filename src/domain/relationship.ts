import { translated } from '../contract/translate.ts';
import { type Relationship, relationships } from '../contract/vocabulary.ts';

/** The relationship of a contact for whom none was chosen. */
export const defaultRelationship: Relationship = 'friend';

export function isRelationship(text: string): text is Relationship {
  return (relationships as readonly string[]).includes(text);
}

/** The label of a stored relationship: 'Mother-in-law' for 'mother-in-law'; custom words stay as written. */
export function relationshipLabel(stored: string | null): string {
  const word = relationshipWord(stored);
  return isRelationship(stored?.trim() || defaultRelationship) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The same within a sentence: 'mother-in-law'. */
export function relationshipWord(stored: string | null): string {
  const text = stored?.trim() || defaultRelationship;
  const word = isRelationship(text) ? translated(text) : text;
  return word === 'fiance' ? 'fiancé(e)' : word;
}

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

/** The relationship to store for the form's two fields: custom words replace 'other' (specification 1, section 5). */
export function storedRelationship(relationship: string, customRelationship: string | null | undefined): string {
  return relationship === 'other' ? customRelationship?.trim() || 'other' : relationship;
}

/** The form's two fields for a stored relationship: an unlisted one becomes 'other' with its text. */
export function relationshipFormFields(stored: string | null): {
  relationship: Relationship;
  customRelationship: string;
} {
  const text = stored?.trim() || defaultRelationship;
  return isRelationship(text)
    ? { relationship: text, customRelationship: '' }
    : { relationship: 'other', customRelationship: text };
}
