import type { CardCategory } from '../../../contract/vocabulary.ts';

/** "Obrigado" and "obrigada" would tell who writes, so the thanks have neither. */
const headings: Record<CardCategory, string> = {
  birthday: 'Feliz aniversário',
  'thank-you': 'Só para agradecer',
  sympathy: 'Meus sentimentos',
  'thinking-of-you': 'Pensando em você',
  anniversary: 'Feliz aniversário a dois',
  'get-well': 'Melhoras',
  congratulations: 'Parabéns',
  valentines: 'Feliz Dia de São Valentim',
  'mothers-day': 'Feliz Dia das Mães',
  'fathers-day': 'Feliz Dia dos Pais',
  easter: 'Feliz Páscoa',
  thanksgiving: 'Feliz Ação de Graças',
  halloween: 'Feliz Halloween',
  christmas: 'Feliz Natal',
  'new-year': 'Feliz Ano Novo',
  'independence-day': 'Dia da Independência',
  holiday: 'Boas festas',
  custom: 'Com carinho',
};

/** Days that would be misnamed by their category's words. */
const headingsOfOccasion: Record<string, string> = {
  memorial: 'Em memória',
  'memorial-day': 'Dia da Memória',
  'good-friday': 'Sexta-feira Santa',
  'palm-sunday': 'Domingo de Ramos',
  'mlk-day': 'Martin Luther King',
  'st-patricks-day': 'Feliz São Patrício',
  'labor-day': 'Feliz Dia do Trabalho',
  'columbus-day': 'Columbus Day',
  'presidents-day': 'Dia dos Presidentes',
  engagement: 'Pelo noivado',
  'new-home': 'Pela casa nova',
  exam: 'Boa sorte',
  farewell: 'Até breve',
  'bar-mitzvah': 'Mazal tov',
  'bat-mitzvah': 'Mazal tov',
  communion: 'Primeira comunhão',
  confirmation: 'Pela crisma',
  firmung: 'Pela crisma',
  christening: 'Pelo batizado',
  'name-day': 'Feliz onomástico',
  religious: 'Feliz dia de festa',
  'school-start': 'Feliz primeiro dia de aula',
  'driving-licence': 'Boa estrada',
  'new-job': 'Pelo novo trabalho',
  'pet-birthday': 'Feliz aniversário, bichinho',
  'pet-loss': 'Em memória',
  miscarriage: 'Com todo o carinho',
  'recovery-day': 'A este dia',
  hanukkah: 'Feliz Chanucá',
  passover: 'Feliz Pessach',
  'rosh-hashanah': 'Shaná tová',
  'yom-kippur': 'Gmar chatimá tová',
  purim: 'Feliz Purim',
  'eid-al-fitr': 'Eid mubarak',
  'eid-al-adha': 'Feliz Eid al-Adha',
  ramadan: 'Ramadan mubarak',
  diwali: 'Feliz Diwali',
  holi: 'Feliz Holi',
  'raksha-bandhan': 'Feliz Raksha Bandhan',
  vaisakhi: 'Feliz Vaisakhi',
  gurpurab: 'Feliz Gurpurab',
  vesak: 'Feliz Vesak',
  'lunar-new-year': 'Feliz Ano-Novo Lunar',
  'mid-autumn': 'Feliz Festa da Lua',
  chuseok: 'Feliz Chuseok',
  seollal: 'Feliz Seollal',
  tet: 'Chúc mừng năm mới',
  nowruz: 'Feliz Nowruz',
  'orthodox-easter': 'Feliz Páscoa ortodoxa',
  'orthodox-christmas': 'Feliz Natal ortodoxo',
  epiphany: 'Feliz Dia de Reis',
  'st-nicholas': 'Feliz São Nicolau',
  sinterklaas: 'Feliz Sinterklaas',
  'womens-day': 'Feliz Dia da Mulher',
  'childrens-day': 'Feliz Dia das Crianças',
  'teachers-day': 'Feliz Dia dos Professores',
  'grandparents-day': 'Feliz Dia dos Avós',
};
const namedByOccasion: readonly CardCategory[] = ['holiday', 'custom'];

const namedAnniversaries: Record<number, string> = {
  1: 'Primeiro aniversário',
  25: 'Bodas de prata',
  50: 'Bodas de ouro',
  60: 'Bodas de diamante',
};

const isMarkedBirthday = (age: number) => [15, 18, 21].includes(age) || (age >= 30 && age % 10 === 0);

/** The words on the picture; a number is told where Brazil makes something of it. */
export function heading(category: CardCategory, years: number | null, occasionType: string): string {
  const named = Object.hasOwn(headingsOfOccasion, occasionType) ? headingsOfOccasion[occasionType] : undefined;
  if (named && namedByOccasion.includes(category)) return named;
  const n = years !== null && Number.isInteger(years) && years > 0 ? years : 0;
  if (category === 'birthday' && n === 1) return 'Primeiro aninho';
  if (category === 'birthday' && isMarkedBirthday(n)) return `Parabéns pelos ${n} anos`;
  if (category === 'anniversary' && n > 0) {
    const jubilee = namedAnniversaries[n];
    if (jubilee) return jubilee;
    if (n % 5 === 0) return `Parabéns pelos ${n} anos`;
  }
  return headings[category];
}
