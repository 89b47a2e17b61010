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
