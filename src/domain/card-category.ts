import type { CardCategory, OccasionType } from '../contract/vocabulary.ts';
import { isNamedHoliday, isOccasionType } from './occasions.ts';

/** The category a card gets when its occasion is chosen (specification 2, section 4; D28). Own words are custom. */
export function categoryForOccasion(occasionType: string): CardCategory {
  if (!isOccasionType(occasionType)) return 'custom';
  return categories[occasionType] ?? (isNamedHoliday(occasionType) ? 'holiday' : 'custom');
}

const categories: Partial<Record<OccasionType, CardCategory>> = {
  birthday: 'birthday',
  anniversary: 'anniversary',
  wedding: 'congratulations',
  graduation: 'congratulations',
  baby: 'congratulations',
  promotion: 'congratulations',
  retirement: 'congratulations',
  holiday: 'holiday',
  memorial: 'sympathy',
  religious: 'thank-you',
  custom: 'custom',
  'valentines-day': 'valentines',
  'mothers-day': 'mothers-day',
  'fathers-day': 'fathers-day',
  easter: 'easter',
  thanksgiving: 'thanksgiving',
  halloween: 'halloween',
  christmas: 'christmas',
  'new-years-day': 'new-year',
  'independence-day': 'independence-day',
};

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
