import { normalise } from '../../words/sentences.ts';

/** French and Italian articles shortened before a vowel: "l'oiseau" is two words. */
const elided = /(?<!\p{L})(l|d|qu|un|dell|all|dall|nell|sull)['’]/giu;

/** Words as they are looked up: lower case without accents, one space between. */
export function foldWords(text: string): string {
  return normalise(text.replace(elided, '$1 ')).replaceAll('ł', 'l');
}
