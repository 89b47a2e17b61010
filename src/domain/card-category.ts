import { occasions } from '../contract/occasions.ts';
import type { CardCategory } from '../contract/vocabulary.ts';
import { isOccasionType } from './occasions.ts';

/** The category of a card by its occasion (specification 2, section 4; D28); custom occasions are 'custom'. */
export function categoryForOccasion(occasionType: string): CardCategory {
  return isOccasionType(occasionType) ? occasions[occasionType].category : 'custom';
}

/** The labels of the card categories. */
export const cardCategoryLabels: Record<CardCategory, string> = {
  birthday: 'Birthday',
  'thank-you': 'Thank You',
  sympathy: 'Sympathy',
  'thinking-of-you': 'Thinking of You',
  anniversary: 'Anniversary',
  'get-well': 'Get Well',
  congratulations: 'Congratulations',
  valentines: "Valentine's Day",
  'mothers-day': "Mother's Day",
  'fathers-day': "Father's Day",
  easter: 'Easter',
  thanksgiving: 'Thanksgiving',
  halloween: 'Halloween',
  christmas: 'Christmas',
  'new-year': 'New Year',
  'independence-day': 'Independence Day',
  holiday: 'Holiday',
  custom: 'Custom',
};
