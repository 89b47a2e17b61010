import type { CardCategory } from '../../../contract/vocabulary.ts';

const headings: Record<CardCategory, string> = {
  birthday: 'Buon compleanno',
  'thank-you': 'Grazie',
  sympathy: 'Con affetto e vicinanza',
  'thinking-of-you': 'Ti penso',
  anniversary: 'Buon anniversario',
  'get-well': 'Buona guarigione',
  congratulations: 'Congratulazioni',
  valentines: 'Buon San Valentino',
  'mothers-day': 'Buona Festa della Mamma',
  'fathers-day': 'Buona Festa del Papà',
  easter: 'Buona Pasqua',
  thanksgiving: 'Buon Ringraziamento',
  halloween: 'Buon Halloween',
  christmas: 'Buon Natale',
  'new-year': 'Buon Anno',
  'independence-day': 'Festa dell’Indipendenza',
  holiday: 'Buone feste',
  custom: 'Con affetto',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'In ricordo',
  'memorial-day': 'Memorial Day',
  'good-friday': 'Venerdì Santo',
  'palm-sunday': 'Domenica delle Palme',
  'mlk-day': 'Martin Luther King Day',
  'st-patricks-day': 'Buon San Patrizio',
  'labor-day': 'Festa del Lavoro',
  'columbus-day': 'Columbus Day',
  'presidents-day': 'Presidents’ Day',
  engagement: 'Per il fidanzamento',
  'new-home': 'Per la nuova casa',
  exam: 'In bocca al lupo',
  farewell: 'A presto',
  'bar-mitzvah': 'Mazal tov',
  'bat-mitzvah': 'Mazal tov',
  communion: 'Prima comunione',
  confirmation: 'Per la cresima',
  firmung: 'Per la cresima',
  christening: 'Per il battesimo',
  'name-day': 'Buon onomastico',
  religious: 'Buona festa',
  'school-start': 'Buon primo giorno di scuola',
  'driving-licence': 'Buona strada',
  'new-job': 'Per il nuovo lavoro',
  'pet-birthday': 'Buon compleanno, bestiola',
  'pet-loss': 'In ricordo',
  miscarriage: 'Un pensiero, col cuore',
  'recovery-day': 'A questo giorno',
  hanukkah: 'Buona Hanukkah',
  passover: 'Buona Pesach',
  'rosh-hashanah': 'Shanà tovà',
  'yom-kippur': 'Gmar chatimà tovà',
  purim: 'Buon Purim',
  'eid-al-fitr': 'Eid mubarak',
  'eid-al-adha': 'Buon Eid al-Adha',
  ramadan: 'Ramadan mubarak',
  diwali: 'Felice Diwali',
  holi: 'Felice Holi',
  'raksha-bandhan': 'Felice Raksha Bandhan',
  vaisakhi: 'Felice Vaisakhi',
  gurpurab: 'Felice Gurpurab',
  vesak: 'Felice Vesak',
  'lunar-new-year': 'Buon Capodanno lunare',
  'mid-autumn': 'Buona Festa della Luna',
  chuseok: 'Buon Chuseok',
  seollal: 'Buon Seollal',
  tet: 'Chúc mừng năm mới',
  nowruz: 'Buon Nowruz',
  'orthodox-easter': 'Buona Pasqua ortodossa',
  'orthodox-christmas': 'Buon Natale ortodosso',
  epiphany: 'Buona Epifania',
  'st-nicholas': 'Buon San Nicola',
  sinterklaas: 'Buon Sinterklaas',
  'womens-day': 'Buona Festa della Donna',
  'childrens-day': 'Buona Festa dei Bambini',
  'teachers-day': 'Buona Festa degli Insegnanti',
  'grandparents-day': 'Buona Festa dei Nonni',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const namedAnniversaries: Record<number, string> = {
  1: 'Primo anniversario',
  25: 'Nozze d’argento',
  50: 'Nozze d’oro',
};

function isMarkedBirthday(age: number): boolean {
  return [16, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);
}

/** The words on the picture; the milestones are those of the card titles (D39), said as Italian says them. */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && n === 1) return 'Primo compleanno';
  if (category === 'birthday' && isMarkedBirthday(n)) return `Auguri per i ${n} anni`;
  if (category === 'anniversary' && n > 0) {
    const metal = namedAnniversaries[n];
    if (metal) return metal;
    if (n % 5 === 0) return `Auguri per i ${n} anni insieme`;
  }
  return headings[category];
}
