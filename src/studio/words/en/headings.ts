import type { CardCategory } from '../../../contract/vocabulary.ts';
import { ordinal } from './grammar.ts';

const headings: Record<CardCategory, string> = {
  birthday: 'Happy Birthday',
  'thank-you': 'Thank You',
  sympathy: 'With Sympathy',
  'thinking-of-you': 'Thinking of You',
  anniversary: 'Happy Anniversary',
  'get-well': 'Get Well Soon',
  congratulations: 'Congratulations',
  valentines: "Happy Valentine's Day",
  'mothers-day': "Happy Mother's Day",
  'fathers-day': "Happy Father's Day",
  easter: 'Happy Easter',
  thanksgiving: 'Happy Thanksgiving',
  halloween: 'Happy Halloween',
  christmas: 'Merry Christmas',
  'new-year': 'Happy New Year',
  'independence-day': 'Happy Independence Day',
  holiday: 'Happy Holidays',
  custom: 'With Love',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'In Loving Memory',
  'memorial-day': 'Memorial Day',
  'good-friday': 'Good Friday',
  'palm-sunday': 'Palm Sunday',
  'mlk-day': 'Martin Luther King Jr. Day',
  'st-patricks-day': "Happy St. Patrick's Day",
  'labor-day': 'Happy Labor Day',
  'columbus-day': 'Columbus Day',
  'presidents-day': "Presidents' Day",
  religious: 'Warm Wishes',
  engagement: 'Happy Engagement',
  'new-home': 'Happy New Home',
  exam: 'Good Luck',
  farewell: 'All the Best',
  'bar-mitzvah': 'Mazel Tov',
  'bat-mitzvah': 'Mazel Tov',
  communion: 'First Communion',
  confirmation: 'On Your Confirmation',
  firmung: 'On Your Confirmation',
  christening: 'On the Christening',
  'name-day': 'Happy Name Day',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const namedAnniversaries: Record<number, string> = { 1: 'First', 25: 'Silver', 50: 'Golden' };

function isMarkedBirthday(age: number): boolean {
  return [1, 16, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);
}

/** The words on the picture; the milestones are those of the card titles (D39). */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && isMarkedBirthday(n)) return `Happy ${ordinal(n)} Birthday`;
  if (category === 'anniversary' && n > 0) {
    const metal = namedAnniversaries[n];
    if (metal) return `Happy ${metal} Anniversary`;
    if (n % 5 === 0) return `Happy ${ordinal(n)} Anniversary`;
  }
  return headings[category];
}
