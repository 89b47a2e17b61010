import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import { callName, closesItself, relationshipWords, salutation, signOffs, startsWithSalutation } from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { formFor } from './forms-of-address.ts';
import { candlesCounted, contracted, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { signing } from './signing.ts';
import { isWorn } from './worn-phrases.ts';

/** The Portuguese wording, as it is written in Brazil: você, and o senhor or a senhora. */
export const pack: LanguagePack = {
  language: 'pt',
  ideasOf: ideasIn('pt'),
  callName,
  and: () => 'e',
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years), candlesCounted: candlesCounted(years) }),
  formFor,
  settle: contracted,
  relationshipWords,
  greetings: [
    'feliz aniversário',
    'parabéns',
    'feliz natal',
    'boas festas',
    'feliz ano',
    'feliz páscoa',
    'feliz dia',
    'feliz halloween',
    'feliz são',
    'feliz ação de graças',
    'bom feriado',
    'obrigado',
    'obrigada',
    'agradeço',
    'melhoras',
    'pensei em você',
    'penso em você',
    'sinto muito',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  closings: closingsIn('pt'),
  signOffs,
  signOffMark: ',',
  heading,
  headingsToSeveral: { 'thinking-of-you': 'Pensando em vocês' },
  household,
  cardMail,
  answer,
  signing,
  aboutFondly,
  manners: {
    isWorn,
    cheer:
      /(?<!\p{L})(?:feliz(?:es)?|felicidades?|parabéns|parabeniz\p{L}*|comemor\p{L}*|celebr\p{L}*|festas?|viva|brind\p{L}*|alegr\p{L}*|sorri\p{L}*|pelo menos|lugar melhor)(?!\p{L})/iu,
    tender:
      /te amo|amo vocês?|(?<!\p{L})beij|(?:com|todo o)(?: meu| muito)? amor|muito carinho|todo o (?:meu )?carinho|abraço (?:bem )?apertado|meu (?:amor|bem)(?!\p{L})/iu,
    numberWords:
      /(?<!\p{L})(?:dez|onze|doze|treze|[cq]u?atorze|quinze|deze(?:sseis|ssete|nove)|dezoito|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento)(?!\p{L})/iu,
    // The second half are orders to one, as they stand at the start of a clause: "e vem cá".
    toOne:
      /(?<!\p{L})(?:você|te|ti|seus?|suas?|lhe|(?:[oa]|d[oa]|n[oa]|ao|à|pel[oa]) senhora?|aproveite|receba|descanse|guarde|conte|cuide|fique|lembre|deixe|leia|uma pessoa|quem melhor)(?!\p{L})|(?<=^|[.,:!?] (?:e )?)(?:guarda|vem|aparece|capricha|repete|corre|reserva|escolhe|marca|manda|separa|volta|abre|continua|traz|leva|segura|sopra|olha|disfarça|aproveita|imagina|imagine|toca|espera|obedece|prepara|liga|bota|pega|faz o que|pode sair|sabe)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:você|te|ti|contigo|tu|teus?|tuas?)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:(?:[oa]|d[oa]|n[oa]|ao|à|pel[oa]) senhora?|lhe)(?!\p{L})/iu,
    slips: /(?<!\p{L})(?:(?:de|em|por) [oa] senhora?|a [oa] senhora?)(?!\p{L})/iu,
  },
};
