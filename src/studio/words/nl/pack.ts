import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import { callName, closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { candlesCounted, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { relationshipWords } from './relationship-words.ts';
import { signing } from './signing.ts';
import { formFor } from './speech.ts';
import { isWorn } from './worn-phrases.ts';

/** The Dutch wording. */
export const pack: LanguagePack = {
  language: 'nl',
  ideasOf: ideasIn('nl'),
  callName,
  and: () => 'en',
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years), candlesCounted: candlesCounted(years) }),
  formFor,
  relationshipWords,
  greetings: [
    'gefeliciteerd',
    'felicitaties',
    'verjaardag',
    'vrolijk kerstfeest',
    'fijne kerst',
    'gelukkig nieuwjaar',
    'goed nieuwjaar',
    'nieuwe jaar',
    'nieuw jaar',
    'vrolijk pasen',
    'fijne paasdagen',
    'bedankt',
    'dank je',
    'dank u',
    'dank jullie',
    'beterschap',
    'valentijnsdag',
    'moederdag',
    'vaderdag',
    'trouwdag',
    'gecondoleerd',
    'sterkte',
    'halloween',
    'thanksgiving',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  closings: closingsIn('nl'),
  signOffs,
  signOffMark: ',',
  heading,
  headingsToSeveral: { 'thinking-of-you': 'In gedachten bij jullie' },
  household,
  cardMail,
  answer,
  signing,
  aboutFondly,
  manners: {
    isWorn,
    cheer:
      /(?<!\p{L})(?:vrolijk\p{L}*|gelukkig\p{L}*|\p{L}*felicit\p{L}*|feest\p{L}*|gevierd|vieren|viert|plezier\p{L}*|leuk\p{L}*|hoera|proost|(?:glim)?lach\p{L}*|gelachen|blij|gezellig\p{L}*|tenminste)(?!\p{L})/iu,
    tender:
      /hou(?:den)? van (?:je|jou|jullie|u)(?!\p{L})|(?<!\p{L})(?:kus|liefs)|knuffel|omhelz|mijn lief|lieverd|schat(?!\p{L})/iu,
    numberWords:
      /(?<!\p{L})(?:tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)|honderd\p{L}*)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:je|jij|jou|jouw|jezelf)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})/iu,
    toOne: /(?<!\p{L})(?:jarige|zo iemand|iemand als|de enige|een mens|uw (?:hand|hoofd|gezicht))(?!\p{L})/iu,
    slips: /(?<!\p{L})(?:een een|de de|het het|van van|te te|jullie jullie|hun hebben)(?!\p{L})/iu,
  },
};
