import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import {
  callName,
  closesItself,
  isPolite,
  relationshipWords,
  salutation,
  signOffs,
  startsWithSalutation,
} from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { numberBeforeFeminine, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { signing } from './signing.ts';
import { typeset } from './typeset.ts';
import { isWorn } from './worn-phrases.ts';

/** The French wording. */
export const pack: LanguagePack = {
  language: 'fr',
  ideasOf: ideasIn('fr'),
  callName,
  and: () => 'et',
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years), feminineYears: numberBeforeFeminine(years) }),
  formFor: (facts) => (isPolite(facts) ? 'vous' : 'tu'),
  settle: typeset,
  relationshipWords,
  greetings: [
    'bon anniversaire',
    'joyeux anniversaire',
    'bel anniversaire',
    'joyeux noël',
    'bonne année',
    'joyeuses pâques',
    'bon thanksgiving',
    'joyeux halloween',
    'félicitations',
    'bravo',
    'merci',
    'bon rétablissement',
    'bonne saint valentin',
    'bonne fête',
    'je pense à toi',
    'je pense à vous',
    'beaucoup de peine',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  closings: closingsIn('fr'),
  signOffs,
  signOffMark: ',',
  heading,
  household,
  cardMail,
  answer,
  signing,
  aboutFondly,
  manners: {
    isWorn,
    cheer:
      /(?<!\p{L})(?:joyeux|joyeuses?|heureux|heureuses?|félicitations|bravo|fêt(?:e|es|er|ez|ons)|rires?|sourires?|au moins|vive)(?!\p{L})/iu,
    tender:
      /je (?:t’|vous )aime|embrasse|(?<!\p{L})bis(?:es|ous?)(?!\p{L})|baiser|câlin|tendrement|affectueu|toute (?:mon affection|ma tendresse)|dans mes bras|mon amour/iu,
    numberWords:
      /(?<![a-zà-ÿœ])(?:dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cent)(?![a-zà-ÿœ])/i,
    toOne:
      /(?<!\p{L})(?:envoie|viens|vous-même|(?:la|une) (?:\p{L}+ )?personne|votre (?:nom|visage|cœur|chaise|main|dos|genoux))(?!\p{L})|(?<=^|[.,:!?;]\s|et )(?:sois|aie|prends|fais|profite|repose|dis|laisse|mange|dors|bois|souris|appelle|raconte|oublie|tiens|savoure|continue|ferme|ouvre|respire)(?!\p{L})/iu,
    familiar:
      /(?<![\p{L}’-])(?:tu|te|toi|ton|ta|tes|(?:le|la|les|aux|des|du) tien(?:ne)?s?)(?!\p{L})|(?<!\p{L})t’(?=\p{L})|(?<=\p{L}-)toi(?!\p{L})/iu,
    // "Vous deux" is said to a couple one is on first-name terms with.
    polite:
      /(?<!\p{L}|rendez-|deux[^.!?]*)(?:vous(?!\s(?:deux|tous)|[^.!?]*(?:tous les deux|ensemble))|votre|vos|vôtres?|(?!(?:chez|assez|nez|allez)(?!\p{L}))(?<!’)\p{L}{2,}ez)(?!\p{L})/iu,
  },
};
