import type { PersonView } from '../../../contract/people.ts';
import { isRelationship, relationshipLabel } from '../../../domain/relationship.ts';

/** 'Mum, your mother'; 'Your friend' without a nickname. */
export function PersonWords({ person }: { person: Pick<PersonView, 'nickname' | 'relationship'> }) {
  const relationship = <bdi>{relationshipInSentence(person.relationship)}</bdi>;
  if (!person.nickname) return <>Your {relationship}</>;
  return (
    <>
      <bdi>{person.nickname}</bdi>, your {relationship}
    </>
  );
}

/** A relationship inside a sentence: 'mother-in-law'. Custom words stay as written. */
export function relationshipInSentence(relationship: string): string {
  const label = relationshipLabel(relationship);
  return isRelationship(relationship) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
