import type { CardCategory } from '../../../contract/vocabulary.ts';

const headings: Record<CardCategory, string> = {
  birthday: 'Van harte gefeliciteerd',
  'thank-you': 'Bedankt',
  sympathy: 'Veel sterkte',
  'thinking-of-you': 'Ik denk aan je',
  anniversary: 'Hartelijk gefeliciteerd',
  'get-well': 'Beterschap',
  congratulations: 'Gefeliciteerd',
  valentines: 'Fijne Valentijnsdag',
  'mothers-day': 'Fijne Moederdag',
  'fathers-day': 'Fijne Vaderdag',
  easter: 'Vrolijk Pasen',
  thanksgiving: 'Fijne Thanksgiving',
  halloween: 'Fijne Halloween',
  christmas: 'Vrolijk kerstfeest',
  'new-year': 'Gelukkig nieuwjaar',
  'independence-day': 'Fijne Onafhankelijkheidsdag',
  holiday: 'Een fijne feestdag',
  custom: 'Van harte',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'In liefdevolle herinnering',
  'memorial-day': 'Memorial Day',
  'good-friday': 'Goede Vrijdag',
  'palm-sunday': 'Palmzondag',
  'mlk-day': 'Martin Luther King-dag',
  'st-patricks-day': 'Fijne St. Patrick’s Day',
  'labor-day': 'Dag van de Arbeid',
  'columbus-day': 'Columbusdag',
  'presidents-day': 'Presidents’ Day',
  engagement: 'Bij de verloving',
  'new-home': 'Bij het nieuwe huis',
  exam: 'Veel succes',
  farewell: 'Het allerbeste',
  'bar-mitzvah': 'Mazzel tov',
  'bat-mitzvah': 'Mazzel tov',
  communion: 'Eerste communie',
  confirmation: 'Bij het vormsel',
  firmung: 'Bij het vormsel',
  christening: 'Bij de doop',
  'name-day': 'Fijne naamdag',
  religious: 'Een gezegende feestdag',
  'school-start': 'Fijne eerste schooldag',
  'driving-licence': 'Goede reis',
  'new-job': 'Bij de nieuwe baan',
  'pet-birthday': 'Fijne dierenverjaardag',
  'pet-loss': 'In liefdevolle herinnering',
  miscarriage: 'In gedachten nabij',
  'recovery-day': 'Op deze dag',
  hanukkah: 'Fijne Chanoeka',
  passover: 'Fijn Pesach',
  'rosh-hashanah': 'Sjana tova',
  'yom-kippur': 'Gmar chatima tova',
  purim: 'Vrolijk Poerim',
  'eid-al-fitr': 'Eid moebarak',
  'eid-al-adha': 'Gezegend Offerfeest',
  ramadan: 'Ramadan moebarak',
  diwali: 'Fijne Diwali',
  holi: 'Vrolijk Holi',
  'raksha-bandhan': 'Fijne Raksha Bandhan',
  vaisakhi: 'Fijne Vaisakhi',
  gurpurab: 'Fijne Gurpurab',
  vesak: 'Fijne Vesak',
  'lunar-new-year': 'Gelukkig maan-nieuwjaar',
  'mid-autumn': 'Fijn Maanfeest',
  chuseok: 'Fijne Chuseok',
  seollal: 'Fijne Seollal',
  tet: 'Chúc mừng năm mới',
  nowruz: 'Gelukkig Nowroez',
  'orthodox-easter': 'Vrolijk orthodox Pasen',
  'orthodox-christmas': 'Vrolijk orthodox kerstfeest',
  epiphany: 'Fijn Driekoningen',
  'st-nicholas': 'Fijne Sint-Nicolaas',
  sinterklaas: 'Fijne Sinterklaas',
  'womens-day': 'Fijne Vrouwendag',
  'childrens-day': 'Fijne Kinderdag',
  'teachers-day': 'Fijne Dag van de Leraar',
  'grandparents-day': 'Fijne Grootouderdag',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const namedAnniversaries: Record<number, string> = {
  1: 'Hoera, één jaar!',
  25: 'Vijfentwintig jaar!',
  50: 'Vijftig jaar!',
};

function isMarkedBirthday(age: number): boolean {
  return [1, 16, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);
}

/** The words on the picture; the milestones are those of the card titles (D39). */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && isMarkedBirthday(n)) return `Hoera, ${n} jaar!`;
  if (category === 'anniversary' && n > 0)
    return namedAnniversaries[n] ?? (n % 5 === 0 ? `Hoera, ${n} jaar!` : headings[category]);
  return headings[category];
}
