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
  'school-start': 'Happy First Day of School',
  'driving-licence': 'Happy Driving',
  'new-job': 'On Your New Job',
  'pet-birthday': 'Happy Birthday to Your Pet',
  'pet-loss': 'In Loving Memory',
  miscarriage: 'Thinking of You',
  'recovery-day': "Here's to This Day",
  hanukkah: 'Happy Hanukkah',
  passover: 'Happy Passover',
  'rosh-hashanah': 'Shana Tova',
  'yom-kippur': 'Gmar Chatima Tova',
  purim: 'Happy Purim',
  'eid-al-fitr': 'Eid Mubarak',
  'eid-al-adha': 'Eid al-Adha Mubarak',
  ramadan: 'Ramadan Mubarak',
  diwali: 'Happy Diwali',
  holi: 'Happy Holi',
  'raksha-bandhan': 'Happy Raksha Bandhan',
  vaisakhi: 'Happy Vaisakhi',
  gurpurab: 'Happy Gurpurab',
  vesak: 'Happy Vesak',
  'lunar-new-year': 'Happy Lunar New Year',
  'mid-autumn': 'Happy Moon Festival',
  chuseok: 'Happy Chuseok',
  seollal: 'Happy Seollal',
  tet: 'Chúc Mừng Năm Mới',
  nowruz: 'Nowruz Mobarak',
  'orthodox-easter': 'Happy Orthodox Easter',
  'orthodox-christmas': 'Merry Orthodox Christmas',
  epiphany: 'Happy Epiphany',
  'st-nicholas': 'Happy St. Nicholas Day',
  sinterklaas: 'Happy Sinterklaas',
  'womens-day': "Happy Women's Day",
  'childrens-day': "Happy Children's Day",
  'teachers-day': "Happy Teachers' Day",
  'grandparents-day': "Happy Grandparents' Day",
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
