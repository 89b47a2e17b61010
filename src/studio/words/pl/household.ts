import type { HouseholdWords } from '../../../domain/household-name.ts';

/** How surnames end in the genitive plural; the first that fits. */
const ofAll: readonly (readonly [RegExp, string])[] = [
  [/([sc]k|dzk)[ia]$/u, '$1ich'],
  [/y$/u, 'ych'],
  [/ek$/u, 'ków'],
  [/(?<=\p{L}{2})niec$/u, 'ńców'],
  [/(?<=\p{L}{2})i?ec$/u, 'ców'],
  [/bel$/u, 'blów'],
  [/[ao]$/u, 'ów'],
  [/[bcćdfghjklłmnńprstwvxzźż]$/u, '$&ów'],
];

/**
 * Names that stay as they are: with particles, in letters that Polish and German have not, with a French ending, and those
 * too short to be known again.
 */
const staysAsItIs = /\s|[^a-ząćęłńóśźżäöü]|(?:ois|oux|eau|aux)$|^\p{L}{1,2}$|^\p{L}{2}[aeiouy]$/iu;

function genitiveOf(surname: string): string | null {
  const [ending, form] = ofAll.find(([each]) => each.test(surname)) ?? [];
  return ending && form && !/^\p{Ll}/u.test(surname) && !staysAsItIs.test(surname)
    ? surname.replace(ending, form)
    : null;
}

/** "Rodzina Kowalskich", "Rodzina Nowaków", "Rodzina Bergów-Nowaków", "Rodzina van der Linden". */
function family(surname: string): string {
  const parts = surname.split('-').map(genitiveOf);
  return `Rodzina ${parts.includes(null) ? surname : parts.join('-')}`;
}

/** "Kowalscy" of Kowalska and Kowalski, "Kowalskie" of two women; other surnames keep their form. */
function sharedSurname(surnames: readonly string[]): string {
  const [first = ''] = surnames;
  if (!/(?:[sc]k|dzk)[ia]$/u.test(first)) return first;
  const areWomen = surnames.every((surname) => surname.endsWith('a'));
  return areWomen ? first.replace(/a$/u, 'ie') : first.replace(/k[ia]$/u, 'cy');
}

/** How people who live together are named. After "z" the children's names would be declined, after "oraz" they are not. */
export const household: HouseholdWords = {
  withChildren: (adults, children) => `${adults} oraz ${children}`,
  family,
  sharedSurname,
};
