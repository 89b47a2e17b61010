import type { HouseholdWords } from '../../../domain/household-name.ts';

/** "The Bergs", "The Joneses", "The Van Dycks"; names of other scripts have no English plural. */
function family(surname: string): string {
  if (!/^[\p{Script=Latin}\s'’-]+$/u.test(surname)) return `The ${surname} family`;
  const plural = /(?:[sxz]|[cs]h)$/iu.test(surname) ? `${surname}es` : `${surname}s`;
  return `The ${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
}

/** How people who live together are named. */
export const household: HouseholdWords = {
  withChildren: (adults, children) => `${adults} with ${children}`,
  family,
};
