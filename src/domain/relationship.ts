import { type Relationship, relationships } from '../contract/vocabulary.ts';

/** The relationship of a contact for whom none was given. */
export const defaultRelationship: Relationship = 'friend';

export function isRelationship(text: string): text is Relationship {
  return (relationships as readonly string[]).includes(text);
}

/** What people read for a stored relationship: 'mother-in-law' is 'Mother-in-law'; own words stay as written. */
export function relationshipLabel(stored: string | null): string {
  const text = stored?.trim() || defaultRelationship;
  if (text === 'fiance') return 'Fiancé(e)';
  return isRelationship(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** What a contact stores for the form's two fields: 'other' gives way to the custom text (specification 1, section 5). */
export function storedRelationship(relationship: string, customRelationship: string | null | undefined): string {
  return relationship === 'other' ? customRelationship?.trim() || 'other' : relationship;
}

/** The form's two fields for a stored relationship: what is in no list is shown as other with its text. */
export function relationshipFormFields(stored: string | null): {
  relationship: Relationship;
  customRelationship: string;
} {
  const text = stored?.trim() || defaultRelationship;
  return isRelationship(text)
    ? { relationship: text, customRelationship: '' }
    : { relationship: 'other', customRelationship: text };
}
