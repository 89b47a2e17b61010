import type { PersonView } from '../../../../contract/people.ts';

/** Contacts whose name or nickname contains the words, whatever their case and accents. */
export function findPeople<Person extends Pick<PersonView, 'name' | 'nickname'>>(
  people: readonly Person[],
  search: string,
): readonly Person[] {
  const wanted = bare(search.trim());
  if (wanted === '') return people;
  return people.filter(({ name, nickname }) => bare(name).includes(wanted) || bare(nickname ?? '').includes(wanted));
}

function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
