import { firstName } from '../../../domain/first-name.ts';
import { isSeveral, peopleIn } from '../../../domain/name-kind.ts';
import { type Facts, isHailed, type Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { Group, RelationshipWords } from '../relationship-group.ts';
import { formFor, knownGender, mensTitles, titleOf, womensTitles } from './forms-of-address.ts';

/** Everyday Brazilian words for relationships. */
export const relationshipWords: RelationshipWords = {
  mãe: 'mother',
  mamãe: 'mother',
  pai: 'father',
  papai: 'father',
  madrasta: 'stepmother',
  padrasto: 'stepfather',
  marido: 'husband',
  esposo: 'husband',
  esposa: 'wife',
  mulher: 'wife',
  companheiro: 'partner:m',
  companheira: 'partner:f',
  namorado: 'boyfriend',
  namorada: 'girlfriend',
  noivo: 'fiance:m',
  noiva: 'fiance:f',
  filho: 'son',
  filha: 'daughter',
  enteado: 'child:m',
  enteada: 'child:f',
  irmão: 'brother',
  irmã: 'sister',
  gêmeo: 'brother',
  gêmea: 'sister',
  avô: 'grandfather',
  vô: 'grandfather',
  vovô: 'grandfather',
  avó: 'grandmother',
  vó: 'grandmother',
  vovó: 'grandmother',
  neto: 'grandson',
  neta: 'granddaughter',
  tio: 'uncle',
  tia: 'aunt',
  sobrinho: 'nephew',
  sobrinha: 'niece',
  primo: 'cousin:m',
  prima: 'cousin:f',
  padrinho: 'family:m',
  madrinha: 'family:f',
  afilhado: 'family:m',
  afilhada: 'family:f',
  sogro: 'father-in-law',
  sogra: 'mother-in-law',
  cunhado: 'brother-in-law',
  cunhada: 'sister-in-law',
  genro: 'in-law:m',
  nora: 'in-law:f',
  amigo: 'friend:m',
  amiga: 'friend:f',
  'melhor amigo': 'friend:m',
  'melhor amiga': 'friend:f',
  compadre: 'friend:m',
  comadre: 'friend:f',
  vizinho: 'neighbor:m',
  vizinha: 'neighbor:f',
  colega: 'colleague',
  chefe: 'work',
  patrão: 'work:m',
  patroa: 'work:f',
  cliente: 'client',
  mentor: 'mentor',
  mentora: 'mentor:f',
  orientador: 'mentor:m',
  orientadora: 'mentor:f',
  professor: 'teacher:m',
  professora: 'teacher:f',
};

const kinTitles = [
  'tio',
  'tia',
  'titio',
  'titia',
  'padrinho',
  'madrinha',
  'dindo',
  'dinda',
  'vó',
  'vô',
  'vovó',
  'vovô',
];
const clergy = ['padre', 'frei', 'irmã', 'pastor', 'pastora'];
const foreignTitles = ['mr', 'mrs', 'ms', 'miss', 'mx', 'prof', 'rev', 'aunt', 'auntie', 'uncle'];
const groupTitles = ['família', 'familia', 'os', 'as', 'o', 'a', 'the'];
const titles = new Set([...womensTitles, ...mensTitles, ...kinTitles, ...clergy, ...foreignTitles, ...groupTitles]);

const calledAsTheyAre =
  /^(?:m(?:ãe|amãe|ãezinha|ainha|amis?)|p(?:ai|apai|aizinho|ainho)|v(?:ó|ô|ovó|ovô|ozinha|ozinho)|nonn?[oa]|ti[oa]|tit(?:io|ia)|mum|mom|dad|grand\w+|granny|oma|opa|madrinha|padrinho|dind[oa])(?!\p{L})/iu;

const firstOfTwo = /^(?:maria|ana|josé|joão|luiz|luís|carlos|pedro|antônio|paulo|marco|marcos|francisco)$/i;
const secondOfTwo =
  /^(?:clara|luísa|luiza|laura|júlia|paula|beatriz|carolina|cecília|eduarda|fernanda|helena|alice|vitória|sophia|rita|lúcia|aparecida|josé|carlos|pedro|paulo|guilherme|gabriel|miguel|victor|vítor|henrique|otávio|felipe|eduardo|antônio|augusto|roberto|fernando|ricardo|alberto)$/i;

/** What everybody calls them, where nobody has said otherwise; a stepmother is called as each family chooses. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'mãe',
  father: 'pai',
  grandmother: 'vó',
  grandfather: 'vô',
};
const kinBefore: Readonly<Record<string, string>> = { aunt: 'tia', uncle: 'tio' };

/** A nickname as given; else the first name, which may be two ("Maria Clara"); a title, a couple or a firm stays whole. */
export function callName(name: string, nickname: string | null, isElder: boolean, { relationship }: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  if (nick !== '') return nick;
  const whole = name.replace(/\s+/g, ' ').trim();
  if (titles.has(titleOf(whole)) || isSeveral(whole)) return whole;
  const [first = '', second = ''] = whole.split(' ');
  const given = firstOfTwo.test(first) && secondOfTwo.test(second) ? `${first} ${second}` : firstName(whole);
  if (!isElder) return given;
  // "Vovó Rosa" is already what one calls her; a bare first name is not.
  if (calledAsTheyAre.test(whole)) return whole;
  const title = kinBefore[relationship];
  return title === undefined || given === '' ? (kinNames[relationship] ?? '') : `${title} ${given}`;
}

const kinGroups: readonly Group[] = ['parent', 'grandparent', 'family', 'in-law'];
const everydayTitles = ['dona', 'seu'];

/** "Mãe", "Tia Sara" and "Dona Célia" as they stand within a line: "Querida mãe", "Oi, tia Sara". */
function inSentence({ name, group }: Facts): string {
  const isCalledKin = kinGroups.includes(group) && (calledAsTheyAre.test(name) || kinTitles.includes(titleOf(name)));
  const isSmall = isCalledKin || everydayTitles.includes(titleOf(name));
  return isSmall ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "Querida mãe,", "Oi, Ana,", "Prezada Sra. Campos,": the line above our words. */
export function salutation(facts: Facts, voice: Voice, isSolemn = false): string {
  const { group } = facts;
  const form = formFor(facts);
  const isCasual = form !== 'cortês' && voice !== 'formal' && !isSolemn;
  if (form === 'vocês') return `${greetingOfSeveral(facts.name, group === 'client' || voice === 'formal')},`;
  const name = inSentence(facts);
  const gender = kinGender(name) ?? knownGender(facts) ?? facts.greetedAs;
  // Nobody signs "Cordialmente" beneath "Querida" or "Oi".
  const isFormal = form === 'cortês' || voice === 'formal' || isSolemn;
  const isDistant = isFormal && (group === 'client' || isSuperior(facts) || (isDistantGroup(group) && !isSolemn));
  if (gender !== null && (isTitled(name) || isDistant)) return `${gender === 'f' ? 'Prezada' : 'Prezado'} ${name},`;
  if (group === 'partner') return `${facts.name},`;
  if (group === 'client' || isSuperior(facts)) return isSolemn ? `${name},` : `Olá, ${name},`;
  if (isCasual && form === 'você' && (voice === 'light' || isHailed(facts) || gender === null)) return `Oi, ${name},`;
  return gender === null ? `${facts.name},` : `${gender === 'f' ? 'Querida' : 'Querido'} ${name},`;
}

function isTitled(name: string): boolean {
  const title = titleOf(name);
  return [...womensTitles, ...mensTitles].includes(title) && !everydayTitles.includes(title);
}

const isDistantGroup = (group: Facts['group']) => group === 'work' || group === 'acquaintance';
/** A boss, a mentor or a teacher: at work and no colleague. */
const isSuperior = ({ group, relationship }: Facts) => group === 'work' && relationship !== 'colleague';

/** "Tia" and "madrinha" tell it where the relationship does not. */
function kinGender(name: string): 'f' | 'm' | null {
  if (/^(?:tia|titia|madrinha|dinda|vó|vovó|mãe|mamãe|nonn?a)(?!\p{L})/iu.test(name)) return 'f';
  return /^(?:tio|titio|padrinho|dindo|vô|vovô|pai|papai|nonn?o)(?!\p{L})/iu.test(name) ? 'm' : null;
}

/** "Prezados Sr. e Sra. Souza", "Querida família Souza", "Ana e Pedro". */
function greetingOfSeveral(name: string, isFormal: boolean): string {
  const family = /^(?:a )?fam[ií]lia (.+)/iu.exec(name)?.[1];
  if (family) return `${isFormal ? 'Prezada' : 'Querida'} família ${family}`;
  const called = peopleIn(name).map(titleOf);
  if (called.every((title) => womensTitles.includes(title))) return `Prezadas ${name}`;
  return called.every((title) => womensTitles.includes(title) || mensTitles.includes(title))
    ? `Prezados ${name}`
    : name;
}

/** Whether a text opens by addressing its reader. */
export function startsWithSalutation(text: string): boolean {
  return /^\s*(?:(?:meus?|minhas?)\s+)?(?:querid[oa]s?|prezad[oa]s?|car[oa]s?|estimad[oa]s?|oi|olá|bom dia|boa tarde|boa noite|amor|mãe|pai|vó|vô|mamãe|papai|vovó|vovô)(?!\p{L})/iu.test(
    text,
  );
}

const closing =
  /(?<!\p{L})(?:beij(?:os?|ão|inhos?)|abraç(?:os?|ão)|com (?:\p{L}+ ){0,4}(?:carinho|afeto|apreço|respeito|amor|estima|saudade)|te amo|amo você|te abraço|meu (?:carinho|afeto|respeito|amor|apreço)|minha estima|cordialmente)(?!\p{L})/iu;

/** Whether the last sentence already takes leave: nobody sends a kiss and then signs with another. */
export function closesItself(text: string): boolean {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return closing.test(last);
}

const closeGroups: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild'];

/** The words above the sender's name, any of which would do. A hug is for a colleague, not for a boss. */
export function signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  const { group } = facts;
  const isFormal = voice === 'formal' || formFor(facts) === 'cortês';
  if (group === 'client') return isSolemn ? ['Com respeito'] : ['Atenciosamente', 'Cordialmente', 'Com apreço'];
  if (isSuperior(facts)) return isSolemn ? ['Com respeito'] : ['Com apreço', 'Cordialmente'];
  if (group === 'work' || group === 'acquaintance') {
    if (isSolemn) return ['Com carinho', 'Com respeito'];
    return isFormal || isTitled(facts.name) ? ['Com apreço', 'Cordialmente'] : ['Um abraço', 'Abraços'];
  }
  if (isSolemn) return group === 'partner' ? ['Com todo o meu carinho', 'Com carinho'] : ['Com carinho', 'Um abraço'];
  if (group === 'partner') return isFormal ? ['Com todo o meu amor'] : ['Com todo o meu amor', 'Te amo', 'Um beijo'];
  if (closeGroups.includes(group))
    return isFormal
      ? ['Com todo o meu carinho', 'Com carinho']
      : ['Com todo o meu carinho', 'Um beijo grande', 'Beijos'];
  if (group === 'friend')
    return isFormal ? ['Com carinho', 'Um abraço'] : ['Um abraço apertado', 'Um abraço', 'Com carinho'];
  return isFormal ? ['Com carinho', 'Um abraço'] : ['Com carinho', 'Um abraço', 'Um beijo'];
}
