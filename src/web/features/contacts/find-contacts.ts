import type { PersonView } from '../../../contract/people.ts';
import { relationshipLabel } from '../../../domain/relationship.ts';
import { foldText } from '../../fold-text.ts';

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

type Searched = Pick<PersonView, 'name' | 'nickname' | 'email' | 'relationship' | 'groups'> &
  Partial<Pick<PersonView, 'reach'>>;

/** Contacts sorted by name, each with its searchable text; built once per list so that searching is fast. */
export type ContactIndex<Person extends Searched = PersonView> = ReadonlyArray<{ person: Person; text: string }>;

const indexes = new WeakMap<readonly Searched[], ContactIndex<Searched>>();

/** The index of a list, cached for as long as the list stays the same. */
export function indexContacts<Person extends Searched>(people: readonly Person[]): ContactIndex<Person> {
  const known = indexes.get(people) as ContactIndex<Person> | undefined;
  if (known) return known;
  const made = [...people]
    .sort((a, b) => byName.compare(a.name, b.name))
    .map((person) => ({ person, text: foldText(searchedTexts(person).join('\n')) }));
  indexes.set(people, made);
  return made;
}

/** The contacts whose name, nickname, emails, relationship or groups contain the words (specification 1, section 2). */
export function findContacts<Person extends Searched>(index: ContactIndex<Person>, words: string): Person[] {
  const wanted = foldText(words.trim());
  const found = wanted === '' ? index : index.filter(({ text }) => text.includes(wanted));
  return found.map(({ person }) => person);
}

function searchedTexts({ name, nickname, email, reach, relationship, groups }: Searched): string[] {
  const further = reach?.emails.map(({ value }) => value) ?? [];
  return [name, nickname ?? '', email ?? '', ...further, relationship, relationshipLabel(relationship), ...groups];
}
