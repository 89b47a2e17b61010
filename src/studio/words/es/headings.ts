import type { CardCategory } from '../../../contract/vocabulary.ts';

const headings: Record<CardCategory, string> = {
  birthday: 'Feliz cumpleaños',
  'thank-you': 'Gracias',
  sympathy: 'Con mi cariño',
  'thinking-of-you': 'Pensando en ti',
  anniversary: 'Feliz aniversario',
  'get-well': 'A cuidarse',
  congratulations: 'Felicidades',
  valentines: 'Feliz San Valentín',
  'mothers-day': 'Feliz Día de la Madre',
  'fathers-day': 'Feliz Día del Padre',
  easter: 'Felices Pascuas',
  thanksgiving: 'Feliz Acción de Gracias',
  halloween: 'Feliz Halloween',
  christmas: 'Feliz Navidad',
  'new-year': 'Feliz Año Nuevo',
  'independence-day': 'Día de la Independencia',
  holiday: 'Felices fiestas',
  custom: 'Con cariño',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'En su memoria',
  'memorial-day': 'Día de los Caídos',
  'good-friday': 'Viernes Santo',
  'palm-sunday': 'Domingo de Ramos',
  'mlk-day': 'Martin Luther King',
  'st-patricks-day': 'Feliz San Patricio',
  'labor-day': 'Feliz Día del Trabajo',
  'columbus-day': 'Columbus Day',
  'presidents-day': 'Día de los Presidentes',
  religious: 'Feliz día de fiesta',
  engagement: 'Por el compromiso',
  'new-home': 'Por el nuevo hogar',
  exam: 'Mucha suerte',
  farewell: 'Hasta pronto',
  'bar-mitzvah': 'Mazal tov',
  'bat-mitzvah': 'Mazal tov',
  communion: 'Primera comunión',
  confirmation: 'Confirmación',
  firmung: 'Confirmación',
  christening: 'Feliz bautizo',
  'name-day': 'Feliz santo',
  'school-start': 'Feliz primer día de cole',
  'driving-licence': 'Buen viaje al volante',
  'new-job': 'Por el nuevo trabajo',
  'pet-birthday': 'Feliz cumpleaños, mascota',
  'pet-loss': 'En su recuerdo',
  miscarriage: 'Con mucho afecto',
  'recovery-day': 'Por este día',
  hanukkah: 'Feliz Janucá',
  passover: 'Feliz Pésaj',
  'rosh-hashanah': 'Shaná tová',
  'yom-kippur': 'Gmar jatimá tová',
  purim: 'Feliz Purim',
  'eid-al-fitr': 'Eid mubarak',
  'eid-al-adha': 'Feliz Eid al-Adha',
  ramadan: 'Ramadán mubarak',
  diwali: 'Feliz Diwali',
  holi: 'Feliz Holi',
  'raksha-bandhan': 'Feliz Raksha Bandhan',
  vaisakhi: 'Feliz Vaisakhi',
  gurpurab: 'Feliz Gurpurab',
  vesak: 'Feliz Vesak',
  'lunar-new-year': 'Feliz Año Nuevo Lunar',
  'mid-autumn': 'Feliz Fiesta de la Luna',
  chuseok: 'Feliz Chuseok',
  seollal: 'Feliz Seollal',
  tet: 'Chúc mừng năm mới',
  nowruz: 'Feliz Nouruz',
  'orthodox-easter': 'Feliz Pascua ortodoxa',
  'orthodox-christmas': 'Feliz Navidad ortodoxa',
  epiphany: 'Feliz Día de Reyes',
  'st-nicholas': 'Feliz San Nicolás',
  sinterklaas: 'Feliz Sinterklaas',
  'womens-day': 'Feliz Día de la Mujer',
  'childrens-day': 'Feliz Día del Niño',
  'teachers-day': 'Feliz Día del Maestro',
  'grandparents-day': 'Feliz Día de los Abuelos',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const namedAnniversaries: Record<number, string> = {
  1: 'Primer aniversario',
  25: 'Bodas de plata',
  50: 'Bodas de oro',
};

function isMarkedBirthday(age: number): boolean {
  return [1, 16, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);
}

/** The words on the picture; the milestones are those of the card titles (D39), said as Spanish says them. */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && n === 1) return 'Primer cumpleaños';
  if (category === 'birthday' && isMarkedBirthday(n)) return `Felices ${n}`;
  if (category === 'anniversary' && n > 0) {
    const metal = namedAnniversaries[n];
    if (metal) return metal;
    if (n % 5 === 0) return `Felices ${n} años`;
  }
  return headings[category];
}
