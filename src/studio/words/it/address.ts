import { firstName } from '../../../domain/first-name.ts';
import { isSeveral, peopleIn, withEachPerson } from '../../../domain/name-kind.ts';
import { type Facts, isHailed, isOfFamily, type Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { Group, RelationshipWords } from '../relationship-group.ts';
import { formFor } from './forms-of-address.ts';

/** Everyday Italian words for relationships. */
export const relationshipWords: RelationshipWords = {
  madre: 'mother',
  mamma: 'mother',
  mammina: 'mother',
  padre: 'father',
  papà: 'father',
  papa: 'father',
  babbo: 'father',
  genitori: 'parent',
  matrigna: 'stepmother',
  patrigno: 'stepfather',
  marito: 'husband',
  moglie: 'wife',
  compagno: 'partner:m',
  compagna: 'partner:f',
  fidanzato: 'fiance:m',
  fidanzata: 'fiance:f',
  ragazzo: 'boyfriend',
  ragazza: 'girlfriend',
  figlio: 'son',
  figlia: 'daughter',
  figliastro: 'child:m',
  figliastra: 'child:f',
  fratello: 'brother',
  fratellino: 'brother',
  sorella: 'sister',
  sorellina: 'sister',
  gemello: 'brother',
  gemella: 'sister',
  nonno: 'grandfather',
  nonna: 'grandmother',
  nonni: 'grandparent',
  bisnonno: 'grandparent:m',
  bisnonna: 'grandparent:f',
  nipotino: 'grandson',
  nipotina: 'granddaughter',
  zio: 'uncle',
  zia: 'aunt',
  zii: 'family',
  // A nipote is a grandchild or a nephew; what is said to family suits both.
  nipote: 'family',
  cugino: 'cousin:m',
  cugina: 'cousin:f',
  padrino: 'family:m',
  madrina: 'family:f',
  figlioccio: 'family:m',
  figlioccia: 'family:f',
  suocero: 'father-in-law',
  suocera: 'mother-in-law',
  suoceri: 'in-law',
  cognato: 'brother-in-law',
  cognata: 'sister-in-law',
  genero: 'in-law:m',
  nuora: 'in-law:f',
  consuocero: 'in-law:m',
  consuocera: 'in-law:f',
  amico: 'friend:m',
  amica: 'friend:f',
  'migliore amico': 'friend:m',
  'migliore amica': 'friend:f',
  'vicino di casa': 'neighbor:m',
  'vicina di casa': 'neighbor:f',
  vicino: 'neighbor:m',
  vicina: 'neighbor:f',
  collega: 'colleague',
  capo: 'work',
  capa: 'work:f',
  direttore: 'work:m',
  direttrice: 'work:f',
  cliente: 'client',
  mentore: 'mentor',
  maestro: 'teacher:m',
  maestra: 'teacher:f',
  insegnante: 'teacher',
  professore: 'teacher:m',
  professoressa: 'teacher:f',
  prof: 'teacher',
};

const feminineTitles = [
  'sig.ra',
  'sigra',
  'signora',
  'signorina',
  'sig.na',
  'dott.ssa',
  'dottoressa',
  'prof.ssa',
  'professoressa',
  'maestra',
  'avvocata',
  'avvocatessa',
  'architetta',
  'suor',
];
const masculineTitles = [
  'sig',
  'signor',
  'signore',
  'dott',
  'dottor',
  'dottore',
  'professor',
  'professore',
  'maestro',
  'don',
];
const openTitles = ['dr', 'prof', 'avv', 'avvocato', 'ing', 'ingegnere', 'arch', 'architetto', 'geom', 'rag'];
const kinTitles = ['zio', 'zia', 'nonno', 'nonna', 'padre', 'madre', 'cugino', 'cugina'];
const foreignTitles = ['mr', 'mrs', 'ms', 'miss', 'mx', 'rev', 'herr', 'frau', 'aunt', 'auntie', 'uncle'];
const groupTitles = ['famiglia', 'fam', 'i', 'gli', 'le', 'la', 'the'];
const titles = new Set([
  ...feminineTitles,
  ...masculineTitles,
  ...openTitles,
  ...kinTitles,
  ...foreignTitles,
  ...groupTitles,
]);

const calledAsTheyAre =
  /^(?:mamma|mammina|mami|ma’|mà|papà|papa|papi|pà|babbo|bà|nonn[oai]|nonnin[oa]|zi[oae]|zii|bisnonn[oa]|mum|mom|mama|mamá|dad|grand\w+|gran|granny|oma|opa)(?!\p{L})/iu;

const titleOf = (name: string) => (name.split(' ')[0] ?? '').toLowerCase().replace(/\.$/, '');

/** The two names that Italians join into one: Maria Grazia, Gian Luca, Anna Maria. */
const firstOfTwo = /^(?:maria|anna|gian|giovanni|pier|carlo|rosa|marco|luca|paola|francesco|michele)$/i;
const secondOfTwo =
  /^(?:maria|grazia|teresa|luisa|rosaria|pia|chiara|elena|laura|paola|rita|antonietta|vittoria|sole|luca|marco|paolo|carlo|franco|pietro|piero|giorgio|battista|alberto|antonio|angelo)$/i;

/** What everybody calls them, where nobody has said otherwise; a stepmother is called as each family chooses. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'mamma',
  father: 'papà',
  grandmother: 'nonna',
  grandfather: 'nonno',
};
const kinTitle: Readonly<Record<string, string>> = { aunt: 'zia', uncle: 'zio' };

/** A nickname as given; else the first name, which may be two ("Maria Grazia"); a title, a couple or a firm stays whole. */
export function callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  if (nick !== '') return nick;
  const whole = name.replace(/\s+/g, ' ').trim();
  if (titles.has(titleOf(whole)) || isSeveral(whole)) return whole;
  // "Nonna Rosa" is already what one calls her; a bare first name is not.
  if (isElder && calledAsTheyAre.test(whole)) return whole;
  const [first = '', second = ''] = whole.split(' ');
  const called = firstOfTwo.test(first) && secondOfTwo.test(second) ? `${first} ${second}` : firstName(whole);
  if (!isElder) return called;
  const kin = kinNames[who.typed];
  if (kin === undefined && calledAsTheyAre.test(who.typed)) return who.typed;
  const title = kinTitle[who.relationship];
  return title === undefined || called === '' ? (kin ?? kinNames[who.relationship] ?? '') : `${title} ${called}`;
}

/** Gender as a relationship or a title tells it; nobody's is guessed from a name. */
function knownGender({ name, greetedAs }: Facts): 'f' | 'm' | null {
  const title = titleOf(name);
  if (feminineTitles.includes(title) || /^(?:zia|nonna|mamma|cugina)$/.test(title)) return 'f';
  return masculineTitles.includes(title) || /^(?:zio|nonno|papà|babbo|cugino)$/.test(title) ? 'm' : greetedAs;
}

/** "Mamma" and "Zia Sara" as they stand within a line: "Cara mamma", "Ciao zia Sara". */
function inSentence(name: string): string {
  const isSmall = calledAsTheyAre.test(name) || kinTitles.includes(titleOf(name));
  return isSmall ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "Cara Anna,", "Ciao Luca,", "Gentile Sig.ra Neri,": the line above our words. */
export function salutation(facts: Facts, voice: Voice, isSolemn = false): string {
  const { group } = facts;
  const form = formFor(facts);
  const isFormal = voice === 'formal';
  if (form === 'voi') return `${greetingOfSeveral(facts, voice, isSolemn)},`;
  const name = inSentence(facts.name);
  const gender = knownGender(facts);
  const dear = gender === null ? null : gender === 'f' ? 'Cara' : 'Caro';
  if (form === 'Lei') {
    // A mother or a mother-in-law one says Lei to is still dear.
    if (!isOfFamily(group)) return `Gentile ${name},`;
    return dear === null ? `${facts.name},` : `${dear} ${name},`;
  }
  if (group === 'partner') return dear !== null && isFormal ? `${dear} ${name},` : `${facts.name},`;
  const isCasual = !isFormal && !isSolemn;
  if (isCasual && (voice === 'light' || isHailed(facts) || dear === null)) return `Ciao ${name},`;
  return dear === null ? `${facts.name},` : `${dear} ${name},`;
}

/** "Gentili Sig. e Sig.ra Neri", "Cara famiglia Neri", "Cari Anna e Luca". */
function greetingOfSeveral(facts: Facts, voice: Voice, isSolemn: boolean): string {
  const { name, group } = facts;
  const isFormal = group === 'client' || voice === 'formal';
  const family = /^(?:la )?fam(?:iglia|\.)? (.+)/iu.exec(name)?.[1];
  if (family) return `${isFormal ? 'Gentile' : 'Cara'} famiglia ${family}`;
  const people = peopleIn(name);
  const called = people.map(titleOf);
  if (called.some((title) => [...feminineTitles, ...masculineTitles, ...openTitles].includes(title)))
    return `Gentili ${name}`;
  if (people.length < 2) return isFormal ? `Gentili ${name}` : name;
  const areWomen = called.every((title) => /^(?:zia|nonna|mamma|cugina)$/.test(title));
  if (isFormal && group === 'client') return `Gentili ${name}`;
  if (voice === 'light' && !isSolemn) return `Ciao ${withEachPerson(name, inSentence)}`;
  return `${areWomen ? 'Care' : 'Cari'} ${withEachPerson(name, inSentence)}`;
}

/** Whether a text opens by addressing its reader; "Cari auguri" does not. */
export function startsWithSalutation(text: string): boolean {
  return /^\s*(?:mi[oae]i?\s+)?(?:car(?:[oae]|i(?!\s+(?:auguri|saluti|ricordi)))|carissim[oaie]|gentil(?:e|i|issim[oaie])|egregi[oa]?|stimat[oaie]|spettabile|ciao|buongiorno|buonasera|salve|amore(?:\s+mio)?\s*[,!]|tesoro(?:\s+mio)?\s*[,!])(?!\p{L})/iu.test(
    text,
  );
}

const closing =
  /(?<!\p{L})(?:baci(?:o|oni)?|abbracc(?:i|io|ione|iarti|iarvi)|salut[io]|con (?:\p{L}+ ){0,3}(?:affetto|amore|stima|rispetto|simpatia|gratitudine|riconoscenza|vicinanza)|t[ie] amo|(?:ti|vi) voglio (?:un )?(?:\p{L}+ )?bene|(?:ti|vi|la) (?:abbraccio|saluto|stringo))(?!\p{L})/iu;

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

/** The words above the sender's name, any of which would do. */
export function signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  const { group } = facts;
  const isFormal = voice === 'formal';
  const form = formFor(facts);
  if (group === 'client') return isSolemn ? ['Con rispetto'] : ['Cordiali saluti', 'Un cordiale saluto'];
  if (group === 'work' || group === 'acquaintance' || form === 'Lei') {
    if (isOfFamily(group)) return ['Con affetto', 'Con tanto affetto'];
    if (isSolemn) return ['Con sincera vicinanza', 'Con rispetto'];
    if (form === 'Lei') return ['Un cordiale saluto', 'Con stima'];
    return isFormal ? ['Un caro saluto', 'Con stima'] : ['Un caro saluto', 'Con simpatia', 'Tanti cari saluti'];
  }
  if (isSolemn) return ['Con affetto', 'Un abbraccio'];
  if (group === 'partner')
    return isFormal ? ['Con tutto il mio amore'] : ['Con tutto il mio amore', 'Ti amo', 'Un bacio'];
  if (closeGroups.includes(group)) {
    const fond = form === 'voi' ? 'Vi voglio bene' : 'Ti voglio bene';
    return isFormal ? ['Con tutto il mio affetto', 'Con affetto'] : [fond, 'Un bacio grande', 'Un abbraccio forte'];
  }
  if (group === 'friend')
    return isFormal ? ['Con affetto', 'Un caro saluto'] : ['Un abbraccio forte', 'Un abbraccio', 'Con affetto'];
  return isFormal ? ['Con affetto', 'Un caro saluto'] : ['Con affetto', 'Un abbraccio', 'Un bacio'];
}
