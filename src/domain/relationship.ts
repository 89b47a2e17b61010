import { type Messages, translated } from '../contract/translate.ts';
import { type Relationship, relationships } from '../contract/vocabulary.ts';

/** The relationship of a contact for whom none was chosen. */
export const defaultRelationship: Relationship = 'friend';

/** What the members of a household have in common, as Fondly stores it. */
export const householdRelationships = [
  'parents',
  'grandparents',
  'siblings',
  'children',
  'grandchildren',
  'in-laws',
  'family',
] as const satisfies Messages<readonly string[]>;
export type HouseholdRelationship = (typeof householdRelationships)[number];

const isOfHousehold = (text: string) => (householdRelationships as readonly string[]).includes(text);

export function isRelationship(text: string): text is Relationship {
  return (relationships as readonly string[]).includes(text);
}

/** The label of a stored relationship: 'Mother-in-law' for 'mother-in-law'; custom words stay as written. */
export function relationshipLabel(stored: string | null): string {
  const word = relationshipWord(stored);
  const text = stored?.trim() || defaultRelationship;
  return isRelationship(text) || isOfHousehold(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The same within a sentence: 'mother-in-law'. */
export function relationshipWord(stored: string | null): string {
  const text = stored?.trim() || defaultRelationship;
  const word = isRelationship(text) || isOfHousehold(text) ? translated(text) : text;
  return word === 'fiance' ? 'fiancé(e)' : word;
}

/** The relationship to store for the form's two fields: custom words replace 'other' (specification 1, section 5). */
export function storedRelationship(relationship: string, customRelationship: string | null | undefined): string {
  if (relationship !== 'other') return relationship;
  const words = customRelationship?.trim() || 'other';
  return householdRelationships.find((each) => translated(each) === words) ?? words;
}

/** The form's two fields for a stored relationship: an unlisted one becomes 'other' with its text. */
export function relationshipFormFields(stored: string | null): {
  relationship: Relationship;
  customRelationship: string;
} {
  const text = stored?.trim() || defaultRelationship;
  return isRelationship(text)
    ? { relationship: text, customRelationship: '' }
    : { relationship: 'other', customRelationship: relationshipWord(text) };
}
