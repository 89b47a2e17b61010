import { occasions } from '../contract/occasions.ts';
import { type Messages, translated } from '../contract/translate.ts';
import type { CardCategory } from '../contract/vocabulary.ts';
import { isOccasionType } from './occasions.ts';

/** The category of a card by its occasion (specification 2, section 4; D28); custom occasions are 'custom'. */
export function categoryForOccasion(occasionType: string): CardCategory {
  return isOccasionType(occasionType) ? occasions[occasionType].category : 'custom';
}

export function cardCategoryLabel(category: CardCategory): string {
  return translated(cardCategoryLabels[category]);
}

/** The labels of the card categories in English, as calls name them. */
export const cardCategoryLabels = {
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
} as const satisfies Messages<Record<CardCategory, string>>;
