import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Idea } from '../idea.ts';
import { ideasByCategory } from '../ideas-by-category.ts';
import type { LanguagePack } from '../language-pack.ts';
import { callName, closesItself, relationshipWords, salutation, signOffs, startsWithSalutation } from './address.ts';
import { anniversaryForBusiness } from './anniversary/for-business.ts';
import { anniversaryForCouples } from './anniversary/for-couples.ts';
import { anniversaryForPartner } from './anniversary/for-partner.ts';
import { birthdayForAnyone } from './birthday/for-anyone.ts';
import { birthdayForFamily } from './birthday/for-family.ts';
import { birthdayForOthers } from './birthday/for-others.ts';
import { birthdayFromFacts } from './birthday/from-facts.ts';
import { birthdayFromYears } from './birthday/from-years.ts';
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
import { getWellFromFacts } from './get-well-from-facts.ts';
import { numberInWords } from './grammar.ts';
import { halloweenIdeas } from './halloween.ts';
import { heading } from './headings.ts';
import { holidayIdeas } from './holiday.ts';
import { independenceDayIdeas } from './independence-day.ts';
import { memorialIdeas } from './memorial.ts';
import { newYearIdeas } from './new-year.ts';
import { fathersDayIdeas, mothersDayIdeas } from './parents-days.ts';
import { readNotes } from './read-notes.ts';
import { goodFridayIdeas, memorialDayIdeas } from './solemn-days.ts';
import { sympathyIdeas } from './sympathy.ts';
import { thankYouIdeas } from './thank-you.ts';
import { thanksgivingIdeas } from './thanksgiving.ts';
import { thinkingOfYouIdeas } from './thinking-of-you.ts';
import { thinkingOfYouFromFacts } from './thinking-of-you-from-facts.ts';
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
  'thank-you': thankYouIdeas,
  sympathy: sympathyIdeas,
  'thinking-of-you': [...thinkingOfYouIdeas, ...thinkingOfYouFromFacts],
  anniversary: [...anniversaryForCouples, ...anniversaryForPartner, ...anniversaryForBusiness],
  'get-well': [...getWellIdeas, ...getWellFromFacts],
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

/** The Spanish wording. */
export const pack: LanguagePack = {
  ideasOf,
  readNotes,
  callName,
  numberInWords,
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
  closings,
  signOffs,
  signOffMark: ',',
  heading,
  cardMail,
  manners: {
    isWorn,
    cheer:
      /(?<![a-zà-ÿ])(?:feliz|felices|felicidad[a-zà-ÿ]*|felicit[a-zà-ÿ]*|celebr[a-zà-ÿ]*|fiestas?|enhorabuena|brindis|alegr[a-zà-ÿ]*|al menos|por lo menos|mejor lugar)(?![a-zà-ÿ])/i,
    numberWords:
      /(?<![a-zà-ÿ])(?:diez|once|doce|trece|catorce|quince|dieci[a-zà-ÿ]+|veint[a-zà-ÿ]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento)(?![a-zà-ÿ])/i,
    familiar: /(?<![a-zà-ÿ])(?:tú|ti|te|tu|tus|tuy[oa]s?|contigo|eres|tienes|estás|quieres)(?![a-zà-ÿ])/i,
    polite: /(?<![a-zà-ÿ])(?:usted|ustedes)(?![a-zà-ÿ])/i,
  },
};
