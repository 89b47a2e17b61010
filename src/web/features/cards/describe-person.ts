import type { PersonView } from '../../../contract/people.ts';
import { relationshipLabel } from '../../../domain/relationship.ts';

/** 'Mum, your mother'; 'Your friend' without a nickname. */
export function describePerson({ nickname, relationship }: Pick<PersonView, 'nickname' | 'relationship'>): string {
  const words = relationshipInSentence(relationship);
  return nickname ? `${nickname}, your ${words}` : `Your ${words}`;
}

/** A relationship as it stands inside a sentence: 'mother-in-law'. Own words stay as written. */
export function relationshipInSentence(relationship: string): string {
  const label = relationshipLabel(relationship);
  return label.charAt(0).toLocaleLowerCase() + label.slice(1);
}
