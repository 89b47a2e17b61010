import type { HouseholdWords } from '../../../domain/household-name.ts';

/** How surnames end in the genitive plural; the first that fits. A name with particles or other endings stays as it is. */
const ofAll: readonly (readonly [RegExp, string])[] = [
  [/\s|[^\p{Script=Latin}\s-]/u, '$&'],
  [/([sc]k|dzk)[ia]$/u, '$1ich'],
  [/ek$/u, 'ków'],
  [/(?<=\p{L}{2})ec$/u, 'ców'],
  [/[ao]$/u, 'ów'],
  [/[bcćdfghjklłmnńprstwvxzźż]$/u, '$&ów'],
];

/** "Rodzina Kowalskich", "Rodzina Nowaków", "Rodzina Bergów". */
function family(surname: string): string {
  const [ending, form] = ofAll.find(([each]) => each.test(surname)) ?? [/$/u, ''];
  return `Rodzina ${surname.replace(ending, form)}`;
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
