import type { CardCategory } from '../../../contract/vocabulary.ts';

const headings: Record<CardCategory, string> = {
  birthday: 'Alles Gute zum Geburtstag',
  'thank-you': 'Danke',
  sympathy: 'In stiller Anteilnahme',
  'thinking-of-you': 'Ich denke an dich',
  anniversary: 'Zum Jahrestag',
  'get-well': 'Gute Besserung',
  congratulations: 'Herzlichen Glückwunsch',
  valentines: 'Zum Valentinstag',
  'mothers-day': 'Zum Muttertag',
  'fathers-day': 'Zum Vatertag',
  easter: 'Frohe Ostern',
  thanksgiving: 'Frohes Thanksgiving',
  halloween: 'Fröhliches Halloween',
  christmas: 'Frohe Weihnachten',
  'new-year': 'Ein gutes neues Jahr',
  'independence-day': 'Zum Unabhängigkeitstag',
  holiday: 'Frohe Feiertage',
  custom: 'Von Herzen',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'In stillem Gedenken',
  'memorial-day': 'Zum Gedenktag',
  'good-friday': 'Karfreitag',
  'palm-sunday': 'Palmsonntag',
  'mlk-day': 'Martin-Luther-King-Tag',
  'st-patricks-day': 'Zum St. Patrick’s Day',
  'labor-day': 'Zum Tag der Arbeit',
  'columbus-day': 'Kolumbus-Tag',
  'presidents-day': 'Tag der Präsidenten',
  religious: 'Alles Gute zum Fest',
  engagement: 'Zur Verlobung',
  'new-home': 'Zum neuen Zuhause',
  exam: 'Viel Erfolg',
  farewell: 'Alles Gute zum Abschied',
  'bar-mitzvah': 'Masel tov',
  'bat-mitzvah': 'Masel tov',
  communion: 'Zur Erstkommunion',
  confirmation: 'Zur Konfirmation',
  firmung: 'Zur Firmung',
  christening: 'Zur Taufe',
  'name-day': 'Alles Gute zum Namenstag',
  'school-start': 'Alles Gute zum Schulanfang',
  'driving-licence': 'Gute Fahrt',
  'new-job': 'Zum neuen Job',
  'pet-birthday': 'Zum Tiergeburtstag',
  'pet-loss': 'In stillem Gedenken',
  miscarriage: 'In stiller Verbundenheit',
  'recovery-day': 'Auf diesen Tag',
  hanukkah: 'Frohes Chanukka',
  passover: 'Frohes Pessachfest',
  'rosh-hashanah': 'Schana tova',
  'yom-kippur': 'Gmar chatima tova',
  purim: 'Frohes Purim',
  'eid-al-fitr': 'Eid mubarak',
  'eid-al-adha': 'Gesegnetes Opferfest',
  ramadan: 'Gesegneten Ramadan',
  diwali: 'Frohes Diwali',
  holi: 'Fröhliches Holi',
  'raksha-bandhan': 'Frohes Raksha Bandhan',
  vaisakhi: 'Frohes Vaisakhi',
  gurpurab: 'Frohes Gurpurab',
  vesak: 'Frohes Vesakhfest',
  'lunar-new-year': 'Frohes Mondneujahr',
  'mid-autumn': 'Frohes Mondfest',
  chuseok: 'Frohes Chuseok',
  seollal: 'Frohes Seollal',
  tet: 'Chúc mừng năm mới',
  nowruz: 'Frohes Nouruz',
  'orthodox-easter': 'Frohe orthodoxe Ostern',
  'orthodox-christmas': 'Frohe orthodoxe Weihnacht',
  epiphany: 'Gesegneten Dreikönigstag',
  'st-nicholas': 'Frohen Nikolaustag',
  sinterklaas: 'Frohes Sinterklaasfest',
  'womens-day': 'Alles Gute zum Frauentag',
  'childrens-day': 'Frohen Kindertag',
  'teachers-day': 'Alles Gute zum Lehrertag',
  'grandparents-day': 'Alles Gute zum Großelterntag',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const namedAnniversaries: Record<number, string> = {
  1: 'Zum ersten Jahrestag',
  25: 'Zur Silberhochzeit',
  50: 'Zur Goldenen Hochzeit',
};

function isMarkedBirthday(age: number): boolean {
  return [1, 16, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);
}

/** The words on the picture; the milestones are those of the card titles (D39). */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && isMarkedBirthday(n)) return `Zum ${n}. Geburtstag`;
  if (category === 'anniversary' && n > 0)
    return namedAnniversaries[n] ?? (n % 5 === 0 ? `Zum ${n}. Jahrestag` : headings[category]);
  return headings[category];
}
