import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import { callName, closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { contracted } from './contracted.ts';
import { numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { relationshipWords } from './relationship-words.ts';
import { signing } from './signing.ts';
import { formFor } from './speech.ts';
import { underSalutation } from './under-salutation.ts';
import { isWorn } from './worn-phrases.ts';

/** The German wording. */
export const pack: LanguagePack = {
  language: 'de',
  ideasOf: ideasIn('de'),
  callName,
  and: () => 'und',
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years) }),
  formFor,
  settle: contracted,
  relationshipWords,
  greetings: [
    'alles gute',
    'geburtstag',
    'glückwunsch',
    'gratuliere',
    'weihnacht',
    'frohes fest',
    'neues jahr',
    'neue jahr',
    'ostern',
    'osterfest',
    'ostertag',
    'danke',
    'gute besserung',
    'valentinstag',
    'muttertag',
    'vatertag',
    'jahrestag',
    'hochzeitstag',
    'ich denke an dich',
    'tut mir',
    'halloween',
    'thanksgiving',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  underSalutation,
  closings: closingsIn('de'),
  signOffs,
  signOffMark: '',
  heading,
  headingsToSeveral: { 'thinking-of-you': 'Liebe Grüße' },
  household,
  cardMail,
  answer,
  signing,
  aboutFondly,
  manners: {
    isWorn,
    cheer:
      /(?<!\p{L})(?:fröhlich\p{L}*|frohe[ns]?|froh|glückwunsch|gratulier\p{L}*|feier\p{L}*|gefeiert|spaß|vergnüg\p{L}*|hurra|prost|lach\p{L}*|lächel\p{L}*|wenigstens|immerhin)(?!\p{L})/iu,
    tender:
      /alles liebe|in liebe|(?:dich|euch|sie) (?:\p{L}+ )*lieb(?![\p{L}])|umarm|(?:sei|seid|seien sie) (?:\p{L}+ )*gedrückt|drücke? (?:dich|euch|sie)|küss|kuss(?!\p{L})|mein (?:schatz|herz)(?!\p{L})/iu,
    numberWords:
      /(?<!\p{L})(?:zehn|elf|zwölf|\p{L}+zehn|(?:\p{L}+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|hundert(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\p{L}*)?)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?|s)?)(?!\p{L})/iu,
    toOne:
      /(?<!\p{L})(?:so jemand|deins|bleib|genieß|einer davon|(?:den|richtigen|ein|einen|der) Mensch(?:en)?|(?:eure|Ihre) Hand)(?!\p{L})|(?<=^|[.,:!?]\s|und )(?:komm|sei|mach|hab|lass|nimm|iss|trink|schlaf|feier|pass|ruh|vergiss|denk|freu|halt|erhol|hör|gib|ruf)(?!\p{L})/iu,
    // At the start of a sentence "Sie" may be anything: a card, two people, a song.
    polite: /(?<!\p{L})Ihnen(?!\p{L})|(?<=[\p{Ll},:] )(?:Sie|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
  },
};
