import type { CardCategory } from '../../../contract/vocabulary.ts';
import { ordinal } from './grammar.ts';

const headings: Record<CardCategory, string> = {
  birthday: 'Bon anniversaire',
  'thank-you': 'Merci',
  sympathy: 'De tout cœur',
  'thinking-of-you': 'Petite pensée',
  anniversary: 'Bel anniversaire',
  'get-well': 'Bon rétablissement',
  congratulations: 'Félicitations',
  valentines: 'Bonne Saint-Valentin',
  'mothers-day': 'Bonne fête des Mères',
  'fathers-day': 'Bonne fête des Pères',
  easter: 'Joyeuses Pâques',
  thanksgiving: 'Bon Thanksgiving',
  halloween: 'Joyeux Halloween',
  christmas: 'Joyeux Noël',
  'new-year': 'Bonne année',
  'independence-day': 'Bonne fête nationale',
  holiday: 'Bonnes fêtes',
  custom: 'Avec affection',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'En souvenir',
  'memorial-day': 'Jour du Souvenir',
  'good-friday': 'Vendredi saint',
  'palm-sunday': 'Dimanche des Rameaux',
  'mlk-day': 'Journée Martin Luther King',
  'st-patricks-day': 'Bonne Saint-Patrick',
  'labor-day': 'Bonne fête du Travail',
  'columbus-day': 'Columbus Day',
  'presidents-day': 'Presidents’ Day',
  religious: 'Belle fête',
  engagement: 'Pour les fiançailles',
  'new-home': 'Pour le nouveau foyer',
  exam: 'Bonne chance',
  farewell: 'Bonne route',
  'bar-mitzvah': 'Mazel tov',
  'bat-mitzvah': 'Mazel tov',
  communion: 'Première communion',
  confirmation: 'Pour la confirmation',
  firmung: 'Pour la confirmation',
  christening: 'Pour le baptême',
  'name-day': 'Bonne fête',
  'school-start': 'Bonne rentrée',
  'driving-licence': 'Bonne route',
  'new-job': 'Pour le nouveau poste',
  'pet-birthday': 'Un anniversaire de compagnie',
  'pet-loss': 'En souvenir',
  miscarriage: 'De tout cœur, en pensée',
  'recovery-day': 'À ce beau jour',
  hanukkah: 'Joyeuse Hanouka',
  passover: 'Joyeux Pessah',
  'rosh-hashanah': 'Chana tova',
  'yom-kippur': 'Gmar hatima tova',
  purim: 'Joyeux Pourim',
  'eid-al-fitr': 'Aïd moubarak',
  'eid-al-adha': 'Aïd al-Adha moubarak',
  ramadan: 'Ramadan moubarak',
  diwali: 'Joyeux Diwali',
  holi: 'Joyeuse Holi',
  'raksha-bandhan': 'Joyeux Raksha Bandhan',
  vaisakhi: 'Joyeux Vaisakhi',
  gurpurab: 'Joyeux Gurpurab',
  vesak: 'Joyeux Vesak',
  'lunar-new-year': 'Bonne année lunaire',
  'mid-autumn': 'Joyeuse fête de la Lune',
  chuseok: 'Joyeux Chuseok',
  seollal: 'Joyeux Seollal',
  tet: 'Chúc mừng năm mới',
  nowruz: 'Joyeux Norouz',
  'orthodox-easter': 'Joyeuses Pâques orthodoxes',
  'orthodox-christmas': 'Joyeux Noël orthodoxe',
  epiphany: 'Bonne Épiphanie',
  'st-nicholas': 'Bonne Saint-Nicolas',
  sinterklaas: 'Joyeux Sinterklaas',
  'womens-day': 'Journée des droits des femmes',
  'childrens-day': 'Bonne fête des enfants',
  'teachers-day': 'Bonne fête aux enseignants',
  'grandparents-day': 'Bonne fête, grands-parents',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const weddings: Record<number, string> = {
  1: 'Un an déjà',
  25: 'Noces d’argent',
  50: 'Noces d’or',
  60: 'Noces de diamant',
};

function isMarkedBirthday(age: number): boolean {
  return [1, 16, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);
}

/** The words on the picture; the milestones are those of the card titles (D39). */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && isMarkedBirthday(n)) return `Joyeux ${ordinal(n)} anniversaire`;
  if (category === 'anniversary' && n > 0) {
    const wedding = weddings[n];
    if (wedding) return wedding;
    if (n % 5 === 0) return `${n} ans déjà`;
  }
  return headings[category];
}
