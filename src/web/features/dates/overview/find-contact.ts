import type { PersonView } from '../../../../contract/people.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';
import { foldText } from '../../../fold-text.ts';

/** The contacts whose name or relationship holds the words, whatever their case and accents. */
export function findContact<Person extends Pick<PersonView, 'name' | 'relationship'>>(
  people: readonly Person[],
  words: string,
): readonly Person[] {
  const wanted = foldText(words.trim());
  if (wanted === '') return people;
  return people.filter(({ name, relationship }) =>
    [name, relationship, relationshipLabel(relationship)].some((text) => foldText(text).includes(wanted)),
  );
}
