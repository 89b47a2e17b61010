/** The pronouns of several people one calls du. */
export const youAllForms: Readonly<Record<string, string>> = {
  du: 'ihr',
  dich: 'euch',
  dir: 'euch',
  dein: 'euer',
  deine: 'eure',
  deinem: 'eurem',
  deinen: 'euren',
  deiner: 'eurer',
  deines: 'eures',
};

/** Said of a couple already: "{seid|sind}", "{euer|Ihr}". */
const isPlural = /^(?:ihr|euch|eure\p{L}*|euer|seid|habt|tut ihr|freuen könnt|einer von euch)(?!\p{L})/iu;
const irregular: Readonly<Record<string, string>> = {
  sind: 'seid',
  haben: 'habt',
  waren: 'wart',
  wären: 'wärt',
  essen: 'esst',
};

/** "{musst du dir|müssen Sie sich}" is "müsst ihr euch": the verb of the polite form, in the plural of du. */
export function asYouAll(du: string, sie: string): string {
  if (isPlural.test(du)) return du;
  if (/^(?:dich|dir)$/i.test(du)) return 'euch';
  const isOrder = !/(?<!\p{L})du(?!\p{L})/iu.test(du);
  const words = sie.replace(/ Sie(?!\p{L})/u, isOrder ? '' : ' ihr').replace(/(?<!\p{L})sich(?!\p{L})/u, 'euch');
  // "erreicht haben" has its verb at the end, all others at the beginning.
  return words.replace(/^erreicht haben$/u, 'erreicht habt').replace(/^\p{L}+/u, inPlural);
}

function inPlural(verb: string): string {
  const own = irregular[verb.toLowerCase()];
  if (own) return /^\p{Lu}/u.test(verb) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  return verb
    .replace(/(?<=[dt])en$/u, 'et')
    .replace(/(?<=e[rl])n$/u, 't')
    .replace(/en$/u, 't');
}
