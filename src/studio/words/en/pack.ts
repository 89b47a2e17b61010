import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import { callName, closesItself, relationshipWords, salutation, signOffs, startsWithSalutation } from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { asCardinals, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { signing } from './signing.ts';
import { isWorn } from './worn-phrases.ts';

/** The English wording. */
export const pack: LanguagePack = {
  language: 'en',
  ideasOf: ideasIn('en'),
  callName,
  and: () => 'and',
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years) }),
  relationshipWords,
  greetings: [
    'happy birthday',
    'happy anniversary',
    'merry christmas',
    'happy christmas',
    'happy new year',
    'happy easter',
    'happy thanksgiving',
    'happy halloween',
    'congratulations',
    'thank you',
    'get well',
    'happy valentines',
    'happy mothers day',
    'happy fathers day',
    'happy independence day',
    'happy fourth',
    'happy holiday',
    'thinking of you',
    'so sorry',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  closings: closingsIn('en'),
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
    cheer: /\b(?:happy|happiest|congratulations|celebrat\w*|party|fun|hooray|cheers|at least|better place)\b/i,
    tender:
      /\b(?:hugs?|kiss(?:es)?|i love you|(?:with|all my|much|lots of) love|love from|darling|sweetheart|dearest|real catch)\b/i,
    numberWords:
      /\b(?:ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|a hundred and \w+)\b/i,
    asCardinals,
    toOne:
      /\b(?:yourself|somebody like you|(?:my|dear|your|best|kind of) friend|an? (?:\w+ )?(?:friend|neighbor|colleague)|(?:a|one|the(?: (?:right|seldom|same))?) person|the one who|champion|expert|graduate|you(?: (?:are|were|have been)|’(?:re|ve been|d be)) (?:born|an?|one|the|my)|your (?:own )?(?:name|hand|head|face|mind|heart|shoulder|back|bedside|voice|plate)|(?:in|of) your lap|with your name|how your back)\b/i,
    slips:
      /\b(?:a (?!one|once|uni|us|eu)[aeiou]\w+|an (?!hour|honest|honor|heir)[^aeiou\W]\w*|(?:the the|to to|of of|an? an?))\b/i,
  },
};
