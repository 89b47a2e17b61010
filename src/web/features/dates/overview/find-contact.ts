import type { PersonView } from '../../../../contract/people.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';

/** The contacts whose name or relationship holds the words, whatever their case and accents. */
export function findContact<Person extends Pick<PersonView, 'name' | 'relationship'>>(
  people: readonly Person[],
  words: string,
): readonly Person[] {
  const wanted = folded(words.trim());
  if (wanted === '') return people;
  return people.filter(({ name, relationship }) =>
    [name, relationship, relationshipLabel(relationship)].some((text) => folded(text).includes(wanted)),
  );
}

/** 'Lucía' is found by 'lucia'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
