import type { HouseholdWords } from '../../../domain/household-name.ts';

/** Surnames in s whose plural people say: "The Joneses". Nobody says "The Williamses" or "The Gómezes". */
const saidInEs =
  /^(?:adams|barnes|curtis|davis|ellis|evans|francis|harris|hayes|jones|lewis|lucas|morris|moss|myers|norris|ross|thomas|willis)$/iu;
/** Endings after which a plural reads badly, and names too short for one: Fox, March, Li, Cho. */
const hasNoPlural = /(?:[sßxz]|[cs]h)$|^\p{L}{1,2}$|^\p{L}{2}[aiou]$/iu;
const isOneWord = /^[\p{Script=Latin}’']+$/u;

/** "The Bergs", "The Joneses", but "The van der Berg family", "The García López family", "The 山田 family". */
function family(surname: string): string {
  const isPlural = isOneWord.test(surname) && !hasNoPlural.test(surname);
  if (!isPlural && !saidInEs.test(surname)) return `The ${surname} family`;
  return `The ${surname.charAt(0).toUpperCase()}${surname.slice(1)}${isPlural ? 's' : 'es'}`;
}

/** How people who live together are named. */
export const household: HouseholdWords = {
  withChildren: (adults, children) => `${adults} with ${children}`,
  family,
};
