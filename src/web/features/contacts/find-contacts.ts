import type { PersonView } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { isRelationship, relationshipLabel, relationshipWord } from '../../../domain/relationship.ts';
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

/** Characters of right-to-left scripts such as Hebrew and Arabic. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** 'Mum, mother', 'Friend'; with `your` 'Mum, your mother', 'Your friend'. The line runs left to right in any script. */
export function relationshipLine(
  { nickname, relationship }: Pick<PersonView, 'nickname' | 'relationship'>,
  your = false,
): string {
  const isListed = isRelationship(relationship) && relationship !== 'other';
  const word = isListed ? relationshipWord(relationship) : relationshipLabel(relationship);
  const words = isListed && your ? t`your ${word}` : word;
  if (!nickname) return words.charAt(0).toUpperCase() + words.slice(1);
  // Isolate marks keep a right-to-left nickname from reversing the rest of the line.
  const called = rightToLeft.test(nickname) ? `\u2068${nickname}\u2069` : nickname;
  return t`${called}, ${words}`;
}

function searchedTexts({ name, nickname, email, reach, relationship, groups }: Searched): string[] {
  const further = reach?.emails.map(({ value }) => value) ?? [];
  return [name, nickname ?? '', email ?? '', ...further, relationship, relationshipLabel(relationship), ...groups];
}
