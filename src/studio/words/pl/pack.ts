import { closingsIn, ideasIn } from '../content-of-language.ts';
import type { LanguagePack } from '../language-pack.ts';
import { aboutFondly } from './about-fondly.ts';
import { callName, closesItself, salutation, signOffs, spokenOf, startsWithSalutation } from './address.ts';
import { answer } from './answer.ts';
import { cardMail } from './card-mail.ts';
import { formFor } from './forms-of-address.ts';
import { candlesCounted, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';
import { household } from './household.ts';
import { manners } from './manners.ts';
import { relationshipWords } from './relationship-words.ts';
import { signing } from './signing.ts';
import { underSalutation } from './under-salutation.ts';

/** The Polish wording. */
export const pack: LanguagePack = {
  language: 'pl',
  ideasOf: ideasIn('pl'),
  callName,
  spokenOf,
  and: () => 'i',
  numberInWords,
  counted: (years) => ({ yearsCounted: yearsCounted(years), candlesCounted: candlesCounted(years) }),
  formFor,
  relationshipWords,
  greetings: [
    'wszystkiego najlepszego',
    'sto lat',
    'najlepsze życzenia',
    'dobrych urodzin',
    'pięknych urodzin',
    'wesołych świąt',
    'dobrych świąt',
    'spokojnych świąt',
    'szczęśliwego nowego roku',
    'dobrego nowego roku',
    'wesołego alleluja',
    'wesołego halloween',
    'gratuluję',
    'gratulacje',
    'dziękuję',
    'zdrowia życzę',
    'dobrych walentynek',
    'dobrej rocznicy',
    'myślę o tobie',
    'bardzo mi przykro',
    'przykro mi',
    'współczuję',
  ],
  startsWithSalutation,
  closesItself,
  salutation,
  underSalutation,
  closings: closingsIn('pl'),
  signOffs,
  signOffMark: '',
  heading,
  headingsToSeveral: { 'thinking-of-you': 'Myślę o Was' },
  household,
  cardMail,
  answer,
  signing,
  aboutFondly,
  manners,
};
