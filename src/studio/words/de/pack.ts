import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Idea } from '../idea.ts';
import { ideasByCategory } from '../ideas-by-category.ts';
import type { LanguagePack } from '../language-pack.ts';
import { callName, closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { anniversaryForBusiness } from './anniversary/for-business.ts';
import { anniversaryForCouples } from './anniversary/for-couples.ts';
import { anniversaryForFamilies } from './anniversary/for-families.ts';
import { anniversaryForPartner } from './anniversary/for-partner.ts';
import { birthdayForAnyone } from './birthday/for-anyone.ts';
import { birthdayForBusiness } from './birthday/for-business.ts';
import { birthdayForFamily } from './birthday/for-family.ts';
import { birthdayForOthers } from './birthday/for-others.ts';
import { birthdayFromFacts } from './birthday/from-facts.ts';
import { cardMail } from './card-mail.ts';
import { christmasForAnyone } from './christmas/for-anyone.ts';
import { christmasForGroups } from './christmas/for-groups.ts';
import { closings } from './closings.ts';
import { congratulationsForAnything } from './congratulations/for-anything.ts';
import { congratulationsForAnythingMore } from './congratulations/for-anything-more.ts';
import { congratulationsForBaby } from './congratulations/for-baby.ts';
import { congratulationsForGraduation } from './congratulations/for-graduation.ts';
import { congratulationsForPromotion } from './congratulations/for-promotion.ts';
import { congratulationsForRetirement } from './congratulations/for-retirement.ts';
import { congratulationsForWedding } from './congratulations/for-wedding.ts';
import { customIdeas } from './custom.ts';
import { goodFridayIdeas, memorialDayIdeas } from './days-of-remembrance.ts';
import { easterIdeas } from './easter.ts';
import { customForAnyone, getWellForAnyone, thankYouForAnyone, thinkingOfYouForAnyone } from './for-anyone/everyday.ts';
import {
  easterForAnyone,
  halloweenForAnyone,
  holidayForAnyone,
  independenceDayForAnyone,
  newYearForAnyone,
  thanksgivingForAnyone,
  valentinesForAnyone,
} from './for-anyone/feasts.ts';
import { getWellIdeas } from './get-well.ts';
import { numberInWords } from './grammar.ts';
import { halloweenIdeas } from './halloween.ts';
import { heading } from './headings.ts';
import { holidayIdeas } from './holiday.ts';
import { independenceDayIdeas } from './independence-day.ts';
import { memorialIdeas } from './memorial.ts';
import { newYearIdeas } from './new-year.ts';
import { fathersDayIdeas, mothersDayIdeas } from './parents-days.ts';
import { readNotes } from './read-notes.ts';
import { relationshipWords } from './relationship-words.ts';
import { sympathyIdeas } from './sympathy.ts';
import { thankYouIdeas } from './thank-you.ts';
import { thanksgivingIdeas } from './thanksgiving.ts';
import { thinkingOfYouIdeas } from './thinking-of-you.ts';
import { underSalutation } from './under-salutation.ts';
import { valentinesIdeas } from './valentines.ts';
import { isWorn } from './worn-phrases.ts';

const ideas: Record<CardCategory, readonly Idea[]> = {
  birthday: [
    ...birthdayForAnyone,
    ...birthdayFromFacts,
    ...birthdayForFamily,
    ...birthdayForOthers,
    ...birthdayForBusiness,
  ],
  'thank-you': [...thankYouIdeas, ...thankYouForAnyone],
  sympathy: sympathyIdeas,
  'thinking-of-you': [...thinkingOfYouIdeas, ...thinkingOfYouForAnyone],
  anniversary: [
    ...anniversaryForCouples,
    ...anniversaryForFamilies,
    ...anniversaryForPartner,
    ...anniversaryForBusiness,
  ],
  'get-well': [...getWellIdeas, ...getWellForAnyone],
  congratulations: [
    ...congratulationsForAnything,
    ...congratulationsForAnythingMore,
    ...congratulationsForWedding,
    ...congratulationsForBaby,
    ...congratulationsForGraduation,
    ...congratulationsForPromotion,
    ...congratulationsForRetirement,
  ],
  valentines: [...valentinesIdeas, ...valentinesForAnyone],
  'mothers-day': mothersDayIdeas,
  'fathers-day': fathersDayIdeas,
  easter: [...easterIdeas, ...easterForAnyone],
  thanksgiving: [...thanksgivingIdeas, ...thanksgivingForAnyone],
  halloween: [...halloweenIdeas, ...halloweenForAnyone],
  christmas: [...christmasForAnyone, ...christmasForGroups],
  'new-year': [...newYearIdeas, ...newYearForAnyone],
  'independence-day': [...independenceDayIdeas, ...independenceDayForAnyone],
  holiday: [...holidayIdeas, ...holidayForAnyone],
  custom: [...customIdeas, ...customForAnyone],
};

const ideasOf = ideasByCategory(ideas, {
  memorial: memorialIdeas,
  'memorial-day': memorialDayIdeas,
  'good-friday': goodFridayIdeas,
});

/** The German wording. */
export const pack: LanguagePack = {
  ideasOf,
  readNotes,
  callName,
  numberInWords,
  relationshipWords,
  greetings: [
    'alles gute',
    'geburtstag',
    'glückwunsch',
    'gratuliere',
    'frohe weihnachten',
    'fröhliche weihnachten',
    'frohes fest',
    'neues jahr',
    'neue jahr',
    'frohe ostern',
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
  closings,
  signOffs,
  signOffMark: '',
  heading,
  cardMail,
  manners: {
    isWorn,
    cheer:
      /(?<!\p{L})(?:fröhlich\p{L}*|frohe[ns]?|froh|glückwunsch|gratulier\p{L}*|feier\p{L}*|gefeiert|spaß|vergnüg\p{L}*|hurra|prost|lach\p{L}*|lächel\p{L}*|wenigstens|immerhin)(?!\p{L})/iu,
    numberWords:
      /(?<!\p{L})(?:zehn|elf|zwölf|\p{L}+zehn|(?:\p{L}+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|hundert(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\p{L}*)?)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu,
    // At the start of a sentence "Sie" may be anything: a card, two people, a song.
    polite: /(?<!\p{L})Ihnen(?!\p{L})|(?<=[\p{Ll},:] )(?:Sie|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
  },
};
