import { normalise } from '../../words/sentences.ts';

/** What French and Italian articles lose before a vowel: "l'oiseau" is two words. */
const elided = /(?<!\p{L})(l|d|qu|un|dell|all|dall|nell|sull)['’]/giu;

/** Words as they are looked up: small letters without accents, one space between. */
export function foldWords(text: string): string {
  return normalise(text.replace(elided, '$1 ')).replaceAll('ł', 'l');
}
