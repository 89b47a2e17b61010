import { occasions } from '../contract/occasions.ts';
import type { CardCategory } from '../contract/vocabulary.ts';
import { isOccasionType } from './occasions.ts';

/** The category a card gets when its occasion is chosen (specification 2, section 4; D28). Own words are custom. */
export function categoryForOccasion(occasionType: string): CardCategory {
  return isOccasionType(occasionType) ? occasions[occasionType].category : 'custom';
}

/** What people read for a card's category. */
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
