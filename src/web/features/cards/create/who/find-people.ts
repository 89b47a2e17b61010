import type { PersonView } from '../../../../../contract/people.ts';
import { foldText } from '../../../../fold-text.ts';

/** Contacts whose name or nickname contains the words, whatever their case and accents. */
export function findPeople<Person extends Pick<PersonView, 'name' | 'nickname'>>(
  people: readonly Person[],
  search: string,
): readonly Person[] {
  const wanted = foldText(search.trim());
  if (wanted === '') return people;
  return people.filter(({ name, nickname }) => [name, nickname ?? ''].some((text) => foldText(text).includes(wanted)));
}
