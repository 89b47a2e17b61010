import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Idea } from '../idea.ts';
import { ideasByCategory } from '../ideas-by-category.ts';
import type { LanguagePack } from '../language-pack.ts';
import { callName, closesItself, relationshipWords, salutation, signOffs, startsWithSalutation } from './address.ts';
import { anniversaryForBusiness } from './anniversary/for-business.ts';
import { anniversaryForCouples } from './anniversary/for-couples.ts';
import { anniversaryForCouplesByYears } from './anniversary/for-couples-by-years.ts';
import { anniversaryForPartner } from './anniversary/for-partner.ts';
import { anniversaryForRelatives } from './anniversary/for-relatives.ts';
import { birthdayForAnyone } from './birthday/for-anyone.ts';
import { birthdayForFamily } from './birthday/for-family.ts';
import { birthdayForOthers } from './birthday/for-others.ts';
import { birthdayFromFacts } from './birthday/from-facts.ts';
import { cardMail } from './card-mail.ts';
import { christmasForAnyone } from './christmas/for-anyone.ts';
import { christmasForGroups } from './christmas/for-groups.ts';
import { closings } from './closings.ts';
import { congratulationsForAFamily } from './congratulations/for-a-family.ts';
import { congratulationsForAnything } from './congratulations/for-anything.ts';
import { congratulationsForWork } from './congratulations/for-work.ts';
import { customIdeas } from './custom.ts';
import { easterIdeas } from './easter.ts';
import { getWellIdeas } from './get-well.ts';
import { numberInWords } from './grammar.ts';
import { halloweenIdeas } from './halloween.ts';
import { heading } from './headings.ts';
import { holidayIdeas } from './holiday.ts';
import { independenceDayIdeas } from './independence-day.ts';
import { goodFridayIdeas, memorialDayIdeas, memorialIdeas } from './memorial.ts';
import { newYearIdeas } from './new-year.ts';
import { fathersDayIdeas, mothersDayIdeas } from './parents-days.ts';
import { readNotes } from './read-notes.ts';
import { sympathyIdeas } from './sympathy.ts';
import { thankYouIdeas } from './thank-you.ts';
import { thanksgivingIdeas } from './thanksgiving.ts';
import { thinkingOfYouIdeas } from './thinking-of-you.ts';
import { valentinesIdeas } from './valentines.ts';
import { isWorn } from './worn-phrases.ts';

const ideas: Record<CardCategory, readonly Idea[]> = {
  birthday: [...birthdayForAnyone, ...birthdayFromFacts, ...birthdayForFamily, ...birthdayForOthers],
  'thank-you': thankYouIdeas,
  sympathy: sympathyIdeas,
  'thinking-of-you': thinkingOfYouIdeas,
  anniversary: [
    ...anniversaryForCouples,
    ...anniversaryForCouplesByYears,
    ...anniversaryForRelatives,
    ...anniversaryForPartner,
    ...anniversaryForBusiness,
  ],
  'get-well': getWellIdeas,
  congratulations: [...congratulationsForAnything, ...congratulationsForAFamily, ...congratulationsForWork],
  valentines: valentinesIdeas,
  'mothers-day': mothersDayIdeas,
  'fathers-day': fathersDayIdeas,
  easter: easterIdeas,
  thanksgiving: thanksgivingIdeas,
  halloween: halloweenIdeas,
  christmas: [...christmasForAnyone, ...christmasForGroups],
  'new-year': newYearIdeas,
  'independence-day': independenceDayIdeas,
  holiday: holidayIdeas,
  custom: customIdeas,
};

const ideasOf = ideasByCategory(ideas, {
  memorial: memorialIdeas,
  'memorial-day': memorialDayIdeas,
  'good-friday': goodFridayIdeas,
});

/** The French wording. */
export const pack: LanguagePack = {
  ideasOf,
  readNotes,
  callName,
  numberInWords,
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
  closings,
  signOffs,
  signOffMark: ',',
  heading,
  cardMail,
  manners: {
    isWorn,
    cheer:
      /(?<!\p{L})(?:joyeux|joyeuses?|heureux|heureuses?|félicitations|bravo|fêt(?:e|es|er|ez|ons)|rires?|sourires?|au moins|vive)(?!\p{L})/iu,
    numberWords:
      /(?<![a-zà-ÿœ])(?:dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cent)(?![a-zà-ÿœ])/i,
    familiar:
      /(?<![\p{L}’-])(?:tu|te|toi|ton|ta|tes|(?:le|la|les|aux|des|du) tien(?:ne)?s?)(?!\p{L})|(?<!\p{L})t’(?=\p{L})/iu,
    // "Vous deux" is said to a couple one is on first-name terms with.
    polite:
      /(?<!\p{L}|rendez-|deux[^.!?]*)(?:vous(?!\s(?:deux|tous)|[^.!?]*(?:tous les deux|ensemble))|votre|vos|vôtres?)(?!\p{L})/iu,
  },
};
