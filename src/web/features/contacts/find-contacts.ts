import type { PersonView } from '../../../contract/people.ts';
import { isRelationship, relationshipLabel } from '../../../domain/relationship.ts';

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

type Searched = Pick<PersonView, 'name' | 'nickname' | 'email' | 'relationship'>;

/** The contacts whose name, nickname, e-mail or relationship holds the words, by name (specification 1, section 2). */
export function findContacts<Person extends Searched>(people: readonly Person[], words: string): Person[] {
  const wanted = folded(words.trim());
  return people
    .filter((person) => wanted === '' || searchedTexts(person).some((text) => folded(text).includes(wanted)))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** 'Mum, mother', 'Friend'; with `your` 'Mum, your mother', 'Your friend'. */
export function relationshipLine(
  { nickname, relationship }: Pick<PersonView, 'nickname' | 'relationship'>,
  your = false,
): string {
  const label = relationshipLabel(relationship);
  const isListed = isRelationship(relationship) && relationship !== 'other';
  const words = isListed ? `${your ? 'your ' : ''}${label.toLowerCase()}` : label;
  return nickname ? `${nickname}, ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}

function searchedTexts({ name, nickname, email, relationship }: Searched): string[] {
  return [name, nickname ?? '', email ?? '', relationship, relationshipLabel(relationship)];
}

/** 'Lucía' is found by 'lucia'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
