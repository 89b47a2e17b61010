import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import { callName, closesItself, relationshipWords, salutation, signOffs, startsWithSalutation } from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { formFor } from './forms-of-address.ts';
import { and, candlesCounted, numberInWords, ordinalsAsCardinals, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { signing } from './signing.ts';
import { underSalutation } from './under-salutation.ts';
import { isWorn } from './worn-phrases.ts';

/** The Italian wording. */
export const pack: LanguagePack = {
  language: 'it',
  ideasOf: ideasIn('it'),
  callName,
  and,
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years), candlesCounted: candlesCounted(years) }),
  formFor,
  relationshipWords,
  greetings: [
    'buon compleanno',
    'buon anniversario',
    'buon natale',
    'buone feste',
    'buon anno',
    'buona pasqua',
    'buona festa',
    'buon halloween',
    'buon san valentino',
    'buon ringraziamento',
    'auguri',
    'congratulazioni',
    'complimenti',
    'felicitazioni',
    'grazie',
    'guarisci presto',
    'buona guarigione',
    'ti penso',
    'mi dispiace',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  underSalutation,
  closings: closingsIn('it'),
  signOffs,
  signOffMark: ',',
  heading,
  headingsToSeveral: { 'thinking-of-you': 'Vi penso' },
  household,
  cardMail,
  answer,
  signing,
  aboutFondly,
  manners: {
    isWorn,
    cheer:
      /(?<!\p{L})(?:felic[ei]|felicità|auguri|congratulazioni|complimenti|festegg\p{L}*|fest[ae]|brind\p{L}*|allegr\p{L}*|gioi[ae]|sorri\p{L}*|evviva|almeno|posto migliore|coraggio)(?!\p{L})/iu,
    tender:
      /[tv]i voglio (?:\p{L}+ )*bene|ti amo|(?<!\p{L})bac(?:i|io|ioni?)(?!\p{L})|abbracc|(?:tanto|grande|tutto il mio) affetto|amore mio|tesoro/iu,
    numberWords:
      /(?<!\p{L})(?:dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|vent(?:uno|otto|i\p{L}+)|(?:trent|quarant|cinquant|sessant|settant|ottant|novant)(?:a\p{L}*|uno|otto)?|cento\p{L}*|(?:vent|cent)(?=’anni))(?!\p{L})/iu,
    asCardinals: ordinalsAsCardinals,
    toOne:
      /(?<!\p{L})(?:Lei|Su[oae]i?|tesoro|amore mio|amic[oa] mi[oa]|chi sei|persona come|[Tt]ieni|[Vv]ieni|[Pp]rendi|[Ss]ii|[Aa]bbi|[Dd]immi|[Dd]ormi|[Mm]etti|[Ss]cegli|[Tt]ieni[mc]i|[Cc]urati)(?!\p{L})|\p{Ll}(?:Le|La)(?!\p{L})/u,
    familiar:
      /(?<!\p{L})(?:tu|te|ti|tuo|tua|tuoi|tue|hai|puoi|vuoi|sai|fai|vai|stai|devi|sei(?! (?:anni|candeline))|abbia cura di te|goditi|prenditi|riposati|tieniti|ricordati|godertel[aeoi]|preparati|siediti|copriti)(?!\p{L})|\p{L}{2,}(?<!qu|ap|c|esp|op|conc|des|div|off)(?:ar|er|ir)ti(?!\p{L})/iu,
    polite:
      /(?<!\p{L})(?:Lei|Su[oae]i?)(?!\p{L})|(?<=[\p{L},;:]\s)(?:Le|La)(?!\p{L})|\p{Ll}(?:Le|La)(?!\p{L})|(?<=^|[.!?]\s)(?:Le|La) (?!(?:mano|foto|radio|moto|auto)(?!\p{L}))\p{L}+(?:o|iamo)(?!\p{L})/u,
    slips:
      /(?<!\p{L})(?:di|da|in|su|a) (?:il|lo|la|i|gli)(?!\p{L})|perchè|poichè|finchè|nè |qual’è|(?<!\p{L})(?:pò|sè stess\p{L}|un’(?:anno|altro|amico|augurio|abbraccio|ora’))(?!\p{L})/u,
  },
};
