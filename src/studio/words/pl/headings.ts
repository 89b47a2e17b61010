import type { CardCategory } from '../../../contract/vocabulary.ts';

const headings: Record<CardCategory, string> = {
  birthday: 'Wszystkiego najlepszego',
  'thank-you': 'Dziękuję',
  sympathy: 'Ze współczuciem',
  'thinking-of-you': 'Myślę o Tobie',
  anniversary: 'Na rocznicę',
  'get-well': 'Dużo zdrowia',
  congratulations: 'Gratulacje',
  valentines: 'Na walentynki',
  'mothers-day': 'Na Dzień Matki',
  'fathers-day': 'Na Dzień Ojca',
  easter: 'Wesołego Alleluja',
  thanksgiving: 'Na Święto Dziękczynienia',
  halloween: 'Wesołego Halloween',
  christmas: 'Wesołych Świąt',
  'new-year': 'Szczęśliwego Nowego Roku',
  'independence-day': 'Święto Niepodległości',
  holiday: 'Dobrego święta',
  custom: 'Z serdecznością',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'Z pamięcią',
  'memorial-day': 'Dzień Pamięci',
  'good-friday': 'Wielki Piątek',
  'palm-sunday': 'Niedziela Palmowa',
  'mlk-day': 'Dzień Martina Luthera Kinga',
  'st-patricks-day': 'Dzień Świętego Patryka',
  'labor-day': 'Święto Pracy',
  'columbus-day': 'Dzień Kolumba',
  'presidents-day': 'Dzień Prezydentów',
  'name-day': 'Najlepsze życzenia imieninowe',
  imieniny: 'Najlepsze życzenia imieninowe',
  engagement: 'Z okazji zaręczyn',
  'new-home': 'Na nowym miejscu',
  exam: 'Powodzenia',
  farewell: 'Do zobaczenia',
  'bar-mitzvah': 'Mazel tow',
  'bat-mitzvah': 'Mazel tow',
  communion: 'Pierwsza komunia',
  confirmation: 'Na bierzmowanie',
  firmung: 'Na bierzmowanie',
  christening: 'Na chrzest',
  religious: 'Na święto',
  'school-start': 'Dobrego startu w szkole',
  'driving-licence': 'Szerokiej drogi',
  'new-job': 'Na nową pracę',
  'pet-birthday': 'Urodziny pupila',
  'pet-loss': 'Z pamięcią',
  miscarriage: 'Myślami blisko',
  'recovery-day': 'Za ten dzień',
  hanukkah: 'Radosnej Chanuki',
  passover: 'Radosnego święta Pesach',
  'rosh-hashanah': 'Szana towa',
  'yom-kippur': 'Gmar chatima towa',
  purim: 'Wesołego Purim',
  'eid-al-fitr': 'Eid mubarak',
  'eid-al-adha': 'Błogosławionego Id al-Adha',
  ramadan: 'Ramadan mubarak',
  diwali: 'Radosnego Diwali',
  holi: 'Wesołego Holi',
  'raksha-bandhan': 'Radosnego Raksha Bandhan',
  vaisakhi: 'Radosnego Waisakhi',
  gurpurab: 'Radosnego Gurpurab',
  vesak: 'Radosnego Wesak',
  'lunar-new-year': 'Szczęśliwego Roku Księżyca',
  'mid-autumn': 'Radosnego Święta Księżyca',
  chuseok: 'Radosnego Chuseok',
  seollal: 'Radosnego Seollal',
  tet: 'Chúc mừng năm mới',
  nowruz: 'Radosnego Nouruz',
  'orthodox-easter': 'Radosnej Paschy',
  'orthodox-christmas': 'Radosnego Bożego Narodzenia',
  epiphany: 'Radosnego święta Trzech Króli',
  'st-nicholas': 'Wesołych Mikołajek',
  sinterklaas: 'Wesołego Sinterklaas',
  'womens-day': 'Pięknego Dnia Kobiet',
  'childrens-day': 'Wesołego Dnia Dziecka',
  'teachers-day': 'Pięknego Dnia Nauczyciela',
  'grandparents-day': 'Pięknego Dnia Babci i Dziadka',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const namedAnniversaries: Record<number, string> = {
  1: 'Pierwsza rocznica',
  25: 'Srebrne gody',
  50: 'Złote gody',
};

function isMarkedBirthday(age: number): boolean {
  return [1, 16, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);
}

/** The words on the picture; the milestones are those of the card titles (D39), said as Polish says them. */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && n === 1) return 'Pierwsze urodziny';
  if (category === 'birthday' && isMarkedBirthday(n)) return `${n}. urodziny`;
  if (category === 'anniversary' && n > 0) {
    const metal = namedAnniversaries[n];
    if (metal) return metal;
    if (n % 5 === 0) return `${n}. rocznica`;
  }
  return headings[category];
}
