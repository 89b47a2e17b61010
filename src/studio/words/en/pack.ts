import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Idea } from '../idea.ts';
import { ideasByCategory } from '../ideas-by-category.ts';
import type { LanguagePack } from '../language-pack.ts';
import { callName, closesItself, relationshipWords, salutation, signOffs, startsWithSalutation } from './address.ts';
import { anniversaryForBusiness } from './anniversary/for-business.ts';
import { anniversaryForCouples } from './anniversary/for-couples.ts';
import { anniversaryForFamily } from './anniversary/for-family.ts';
import { anniversaryCouplesForAnyone } from './anniversary/for-more-couples.ts';
import { anniversaryForPartner } from './anniversary/for-partner.ts';
import { anniversaryPartnerForAnyone } from './anniversary/for-partner-again.ts';
import { anniversaryFromYears } from './anniversary/from-years.ts';
import { birthdayForAnyone } from './birthday/for-anyone.ts';
import { birthdayForFamily } from './birthday/for-family.ts';
import { birthdayForOthers } from './birthday/for-others.ts';
import { birthdayFromFacts } from './birthday/from-facts.ts';
import { birthdayFromYears } from './birthday/from-years.ts';
import { cardMail } from './card-mail.ts';
import { christmasForAnyone } from './christmas/for-anyone.ts';
import { christmasForFamily } from './christmas/for-family.ts';
import { christmasForGroups } from './christmas/for-groups.ts';
import { christmasFromFacts } from './christmas/from-facts.ts';
import { closings } from './closings.ts';
import { congratulationsForAFamily } from './congratulations/for-a-family.ts';
import { congratulationsForAnything } from './congratulations/for-anything.ts';
import { congratulationsForBaby } from './congratulations/for-baby.ts';
import { congratulationsForGraduation } from './congratulations/for-graduation.ts';
import { congratulationsForPromotion } from './congratulations/for-promotion.ts';
import { congratulationsForRetirement } from './congratulations/for-retirement.ts';
import { congratulationsForWedding } from './congratulations/for-wedding.ts';
import { congratulationsForWork } from './congratulations/for-work.ts';
import { customIdeas } from './custom.ts';
import { easterIdeas } from './easter.ts';
import { christmasForAnyoneElse } from './for-anyone/christmas.ts';
import { congratulationsForAnyone } from './for-anyone/congratulations.ts';
import { customForAnyone } from './for-anyone/custom.ts';
import { easterForAnyone } from './for-anyone/easter.ts';
import { getWellForAnyone } from './for-anyone/get-well.ts';
import { getWellFromFacts } from './for-anyone/get-well-from-facts.ts';
import { halloweenForAnyone } from './for-anyone/halloween.ts';
import { holidayForAnyone } from './for-anyone/holiday.ts';
import { independenceDayForAnyone } from './for-anyone/independence-day.ts';
import { memorialForAnyone } from './for-anyone/memorial.ts';
import { newYearForAnyone } from './for-anyone/new-year.ts';
import { parentsDayForAnyone } from './for-anyone/parents-day.ts';
import { sympathyForAnyone } from './for-anyone/sympathy.ts';
import { thankYouForAnyone } from './for-anyone/thank-you.ts';
import { thanksgivingForAnyone } from './for-anyone/thanksgiving.ts';
import { thinkingOfYouForAnyone } from './for-anyone/thinking-of-you.ts';
import { thinkingOfYouFromFacts } from './for-anyone/thinking-of-you-from-facts.ts';
import { valentinesForAnyone } from './for-anyone/valentines.ts';
import { getWellIdeas } from './get-well.ts';
import { goodFridayIdeas } from './good-friday.ts';
import { asCardinals, numberInWords } from './grammar.ts';
import { halloweenIdeas } from './halloween.ts';
import { heading } from './headings.ts';
import { holidayIdeas } from './holiday.ts';
import { independenceDayIdeas } from './independence-day.ts';
import { memorialIdeas } from './memorial.ts';
import { memorialDayIdeas } from './memorial-day.ts';
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
  birthday: [
    ...birthdayForAnyone,
    ...birthdayFromFacts,
    ...birthdayFromYears,
    ...birthdayForFamily,
    ...birthdayForOthers,
  ],
  'thank-you': [...thankYouIdeas, ...thankYouForAnyone],
  sympathy: [...sympathyIdeas, ...sympathyForAnyone],
  'thinking-of-you': [...thinkingOfYouIdeas, ...thinkingOfYouForAnyone, ...thinkingOfYouFromFacts],
  anniversary: [
    ...anniversaryForCouples,
    ...anniversaryCouplesForAnyone,
    ...anniversaryForPartner,
    ...anniversaryPartnerForAnyone,
    ...anniversaryFromYears,
    ...anniversaryForFamily,
    ...anniversaryForBusiness,
  ],
  'get-well': [...getWellIdeas, ...getWellForAnyone, ...getWellFromFacts],
  congratulations: [
    ...congratulationsForAnything,
    ...congratulationsForAnyone,
    ...congratulationsForAFamily,
    ...congratulationsForWork,
    ...congratulationsForWedding,
    ...congratulationsForBaby,
    ...congratulationsForGraduation,
    ...congratulationsForPromotion,
    ...congratulationsForRetirement,
  ],
  valentines: [...valentinesIdeas, ...valentinesForAnyone],
  'mothers-day': [...mothersDayIdeas, ...parentsDayForAnyone('mothers-day', 'Mother’s Day')],
  'fathers-day': [...fathersDayIdeas, ...parentsDayForAnyone('fathers-day', 'Father’s Day')],
  easter: [...easterIdeas, ...easterForAnyone],
  thanksgiving: [...thanksgivingIdeas, ...thanksgivingForAnyone],
  halloween: [...halloweenIdeas, ...halloweenForAnyone],
  christmas: [
    ...christmasForAnyone,
    ...christmasForAnyoneElse,
    ...christmasFromFacts,
    ...christmasForFamily,
    ...christmasForGroups,
  ],
  'new-year': [...newYearIdeas, ...newYearForAnyone],
  'independence-day': [...independenceDayIdeas, ...independenceDayForAnyone],
  holiday: [...holidayIdeas, ...holidayForAnyone],
  custom: [...customIdeas, ...customForAnyone],
};

const ideasOf = ideasByCategory(ideas, {
  memorial: [...memorialIdeas, ...memorialForAnyone],
  'memorial-day': memorialDayIdeas,
  'good-friday': goodFridayIdeas,
});

/** The English wording. */
export const pack: LanguagePack = {
  ideasOf,
  readNotes,
  callName,
  numberInWords,
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
    'thinking of you',
    'so sorry',
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
    cheer: /\b(?:happy|happiest|congratulations|celebrat\w*|party|fun|hooray|cheers|at least|better place)\b/i,
    numberWords:
      /\b(?:ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|a hundred and \w+)\b/i,
    asCardinals,
    slips:
      /\b(?:a (?!one|once|uni|us|eu)[aeiou]\w+|an (?!hour|honest|honor|heir)[^aeiou\W]\w*|(?:the the|to to|of of|an? an?))\b/i,
  },
};
