import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import { callName, closesItself, relationshipWords, salutation, signOffs, startsWithSalutation } from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { formFor } from './forms-of-address.ts';
import { and, candlesCounted, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { signing } from './signing.ts';
import { isWorn } from './worn-phrases.ts';

/** The Spanish wording. */
export const pack: LanguagePack = {
  language: 'es',
  ideasOf: ideasIn('es'),
  callName,
  and,
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years), candlesCounted: candlesCounted(years) }),
  formFor,
  settle: (text) => text.replace(/(?<!\p{L})(de|a) el(?!\p{L})/gu, (_, word: string) => `${word}l`),
  relationshipWords,
  greetings: [
    'feliz cumpleaños',
    'feliz aniversario',
    'feliz navidad',
    'felices fiestas',
    'feliz año',
    'felices pascuas',
    'feliz día',
    'feliz halloween',
    'feliz san valentín',
    'feliz acción de gracias',
    'felicidades',
    'felicitaciones',
    'enhorabuena',
    'gracias',
    'te mejores',
    'se mejore',
    'pienso en ti',
    'lo siento',
    'siento mucho',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  closings: closingsIn('es'),
  signOffs,
  signOffMark: ',',
  heading,
  headingsToSeveral: { 'thinking-of-you': 'Pensando en ustedes' },
  household,
  cardMail,
  answer,
  signing,
  aboutFondly,
  manners: {
    isWorn,
    cheer:
      /(?<![a-zà-ÿ])(?:feliz|felices|felicidad[a-zà-ÿ]*|felicit[a-zà-ÿ]*|celebr[a-zà-ÿ]*|fiestas?|enhorabuena|brindis|alegr[a-zà-ÿ]*|al menos|por lo menos|mejor lugar)(?![a-zà-ÿ])/i,
    tender:
      /(?:te|os|las?|los?) quiero (?:mucho|muchísimo|tanto)|a la que quiero|(?<!\p{L})besos?(?!\p{L})|abrazo (?:muy )?(?:fuerte|enorme|grande|apretado)|(?:todo mi|mucho|muchísimo) cariño|mi amor/iu,
    numberWords:
      /(?<![a-zà-ÿ])(?:diez|once|doce|trece|catorce|quince|dieci[a-zà-ÿ]+|veint[a-zà-ÿ]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento)(?![a-zà-ÿ])/i,
    toOne:
      /(?<!\p{L})(?:usted|la (?:misma )?persona|(?:su|a su) (?:nombre|mano|cara|silla)|quien mejor|uno de ellos|\p{L}+(?<![pui])[aei]rte|\p{L}+[ai]ste|sabes|siéntate|pon)(?!\p{L})/iu,
    familiar: /(?<![a-zà-ÿ])(?:tú|ti|te|tu|tus|tuy[oa]s?|contigo|eres|tienes|estás|quieres)(?![a-zà-ÿ])/i,
    polite: /(?<![a-zà-ÿ])(?:usted|ustedes)(?![a-zà-ÿ])/i,
  },
};
