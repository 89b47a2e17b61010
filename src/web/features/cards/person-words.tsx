import type { PersonView } from '../../../contract/people.ts';
import { relationshipWord } from '../../../domain/relationship.ts';

/** 'Mum, your mother'; 'Your friend' without a nickname. */
export function PersonWords({ person }: { person: Pick<PersonView, 'nickname' | 'relationship'> }) {
  const relationship = <bdi>{relationshipWord(person.relationship)}</bdi>;
  if (!person.nickname) return <>Your {relationship}</>;
  return (
    <>
      <bdi>{person.nickname}</bdi>, your {relationship}
    </>
  );
}
