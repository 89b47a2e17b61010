import { firstName } from '../../../domain/first-name.ts';
import { isSeveral, peopleIn, withEachPerson } from '../../../domain/name-kind.ts';
import { type Facts, isHailed, type Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { Group, RelationshipWords } from '../relationship-group.ts';
import { formFor } from './forms-of-address.ts';

/** Everyday Spanish words for relationships. */
export const relationshipWords: RelationshipWords = {
  madre: 'mother',
  mamá: 'mother',
  mama: 'mother',
  padre: 'father',
  papá: 'father',
  papa: 'father',
  madrastra: 'stepmother',
  padrastro: 'stepfather',
  esposo: 'husband',
  marido: 'husband',
  esposa: 'wife',
  mujer: 'wife',
  pareja: 'partner',
  novio: 'boyfriend',
  novia: 'girlfriend',
  prometido: 'fiance:m',
  prometida: 'fiance:f',
  hijo: 'son',
  hija: 'daughter',
  hijastro: 'child:m',
  hijastra: 'child:f',
  hermano: 'brother',
  hermana: 'sister',
  mellizo: 'brother',
  melliza: 'sister',
  abuelo: 'grandfather',
  abuelito: 'grandfather',
  abuela: 'grandmother',
  abuelita: 'grandmother',
  nieto: 'grandson',
  nieta: 'granddaughter',
  tío: 'uncle',
  tio: 'uncle',
  tía: 'aunt',
  tia: 'aunt',
  sobrino: 'nephew',
  sobrina: 'niece',
  primo: 'cousin:m',
  prima: 'cousin:f',
  padrino: 'family:m',
  madrina: 'family:f',
  ahijado: 'family:m',
  ahijada: 'family:f',
  suegro: 'father-in-law',
  suegra: 'mother-in-law',
  cuñado: 'brother-in-law',
  cuñada: 'sister-in-law',
  yerno: 'in-law:m',
  nuera: 'in-law:f',
  amigo: 'friend:m',
  amiga: 'friend:f',
  'mejor amigo': 'friend:m',
  'mejor amiga': 'friend:f',
  vecino: 'neighbor:m',
  vecina: 'neighbor:f',
  colega: 'colleague',
  compañero: 'colleague:m',
  compañera: 'colleague:f',
  jefe: 'work:m',
  jefa: 'work:f',
  cliente: 'client',
  clienta: 'client:f',
  mentor: 'mentor',
  mentora: 'mentor:f',
  profesor: 'teacher:m',
  profesora: 'teacher:f',
  maestro: 'teacher:m',
  maestra: 'teacher:f',
};

const feminineTitles = ['sra', 'srta', 'señora', 'señorita', 'doña', 'dña', 'dra', 'doctora', 'profesora', 'maestra'];
const masculineTitles = ['sr', 'señor', 'don', 'd', 'dr', 'doctor', 'profesor', 'maestro'];
const kinTitles = ['tío', 'tia', 'tía', 'tio', 'padre', 'madre', 'sor', 'fray', 'abuelo', 'abuela'];
const foreignTitles = ['mr', 'mrs', 'ms', 'miss', 'mx', 'prof', 'professor', 'rev', 'aunt', 'auntie', 'uncle'];
const groupTitles = ['familia', 'los', 'las', 'la', 'el', 'the'];
const titles = new Set([...feminineTitles, ...masculineTitles, ...kinTitles, ...foreignTitles, ...groupTitles]);

const calledAsTheyAre =
  /^(?:mam(?:á|a|i|ita|aíta)|ma|pap(?:á|a|i|ito|aíto)|pa|apá|amá|abuel(?:o|a|ito|ita)|abue|yay[oa]|nan[oa]|tat[ao]|nona|nono|lel[oa]|güel[oa]|mum|mom|dad|grand\w+|gran|granny|oma|opa)(?!\p{L})/iu;

const firstOfTwo = /^(?:maría|mª|josé|juan|ana|luis|miguel|rosa|marco|francisco|jorge|carlos|pedro|eva|luz)$/i;
const secondOfTwo =
  /^(?:josé|maría|carlos|luis|antonio|manuel|ángel|pablo|jesús|miguel|andrés|alberto|enrique|fernando|ignacio|ramón|javier|isabel|teresa|luisa|elena|carmen|pilar|rosa|belén|cristina|fernanda|eugenia|victoria|mar|lucía|laura|paula)$/i;

const titleOf = (name: string) => (name.split(' ')[0] ?? '').toLowerCase().replace(/\.$/, '');

/** What everybody calls them, where nobody has said otherwise; a stepmother is called as each family chooses. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'mamá',
  father: 'papá',
  grandmother: 'abuela',
  grandfather: 'abuelo',
};
const kinTitle: Readonly<Record<string, string>> = { aunt: 'tía', uncle: 'tío' };

/** A nickname as given; else the first name, which may be two ("María José"); a title, a couple or a firm stays whole. */
export function callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  if (nick !== '') return nick;
  const whole = name.replace(/\s+/g, ' ').trim();
  if (titles.has(titleOf(whole)) || isSeveral(whole)) return whole;
  // "Abuela Rosa" is already what one calls her; a bare first name is not.
  if (isElder && calledAsTheyAre.test(whole)) return whole;
  const [first = '', second = ''] = whole.split(' ');
  const called = firstOfTwo.test(first) && secondOfTwo.test(second) ? `${first} ${second}` : firstName(whole);
  if (!isElder) return called;
  const kin = kinNames[who.typed];
  if (kin === undefined && calledAsTheyAre.test(who.typed)) return who.typed;
  const title = kinTitle[who.relationship];
  return title === undefined || called === '' ? (kin ?? kinNames[who.relationship] ?? '') : `${title} ${called}`;
}

/** Gender as a relationship, a title or a first name tells it. */
function knownGender({ name, greetedAs }: Facts): 'f' | 'm' | null {
  const title = titleOf(name);
  if (feminineTitles.includes(title)) return 'f';
  return masculineTitles.includes(title) ? 'm' : greetedAs;
}

const kinGroups: readonly Group[] = ['parent', 'grandparent', 'family', 'in-law'];

/** "Mamá" and "Tía Sara" as they stand within a line: "Querida mamá", "Hola, tía Sara". */
function inSentence({ name, group }: Pick<Facts, 'name' | 'group'>): string {
  const isCalledKin = calledAsTheyAre.test(name) || kinTitles.includes(titleOf(name));
  return isCalledKin && kinGroups.includes(group) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "Querida Rosa:", "Hola, Ana:", "Ana:": the line above our words, with the colon of a Spanish letter. */
export function salutation(facts: Facts, voice: Voice, isSolemn = false): string {
  const { group } = facts;
  const name = inSentence(facts);
  if (formFor(facts) === 'ustedes') {
    const isFormal = group === 'client' || voice === 'formal';
    return `${greetingOfSeveral(facts, { isFormal, isCasual: !isFormal && !isSolemn })}:`;
  }
  const gender = knownGender(facts);
  const isTitled = titles.has(titleOf(name)) && !kinTitles.includes(titleOf(name)) && gender !== null;
  // To somebody one says usted to at work, "querida" would be another card's.
  const isDistant =
    group === 'client' || (formFor(facts) === 'usted' && (group === 'work' || group === 'acquaintance'));
  if (gender !== null && (isDistant || (formFor(facts) === 'usted' && isTitled)))
    return `${gender === 'f' ? 'Estimada' : 'Estimado'} ${name}:`;
  const isCasual = formFor(facts) === 'tú' && voice !== 'formal' && !isSolemn && group !== 'partner';
  if (isCasual && (voice === 'light' || isHailed(facts) || gender === null)) return `Hola, ${name}:`;
  return gender === null ? `${facts.name}:` : `${gender === 'f' ? 'Querida' : 'Querido'} ${name}:`;
}

const motherly = /^(?:mam(?:á|a|i|ita|aíta)|ma|abuel(?:a|ita)|yaya|t[ií]a)(?!\p{L})/iu;
const fatherly = /^(?:pap(?:á|a|i|ito|aíto)|pa|abuel(?:o|ito)|yayo|t[ií]o)(?!\p{L})/iu;

/** "Estimados Sr. y Sra. López", "Querida familia García", "Queridos mamá y papá", "Hola, Ana y Pedro", "Ana y Pedro". */
function greetingOfSeveral(facts: Facts, { isFormal, isCasual }: { isFormal: boolean; isCasual: boolean }): string {
  const { name } = facts;
  const family = /^(?:la )?familia (.+)/iu.exec(name)?.[1];
  if (family) return `${isFormal ? 'Estimada' : 'Querida'} familia ${family}`;
  const people = peopleIn(name);
  const called = people.map(titleOf);
  if (called.every((title) => feminineTitles.includes(title))) return `Estimadas ${name}`;
  const areTitled = called.every((title) => feminineTitles.includes(title) || masculineTitles.includes(title));
  if (areTitled) return `Estimados ${name}`;
  const areMothers = people.every((each) => motherly.test(each));
  if (areMothers || people.every((each) => motherly.test(each) || fatherly.test(each)))
    return `${areMothers ? 'Queridas' : 'Queridos'} ${withEachPerson(name, (each) => inSentence({ ...facts, name: each }))}`;
  return isCasual && !groupTitles.includes(titleOf(name)) ? `Hola, ${name}` : name;
}

/** Whether a text opens by addressing its reader. */
export function startsWithSalutation(text: string): boolean {
  return /^\s*[¡¿]?\s*(?:mi\s+)?(?:querid[oa]s?|estimad[oa]s?|apreciad[oa]s?|hola|buen[oa]s|amor\s+mío|cariño)(?!\p{L})/iu.test(
    text,
  );
}

const closing =
  /(?<!\p{L})(?:besos?|abrazos?|saludos?|felicitación|con (?:\p{L}+ ){0,3}(?:cariño|afecto|aprecio|respeto|amor|gratitud)|te quiero|(?:te|le|les) abrazo|mi (?:cariño|afecto|respeto))(?!\p{L})/iu;

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
  if (group === 'client') return isSolemn ? ['Con respeto'] : ['Un cordial saludo', 'Saludos cordiales'];
  if (group === 'work' || group === 'acquaintance') {
    if (isSolemn) return ['Con afecto', 'Con respeto'];
    if (isFormal) return [formFor(facts) === 'tú' ? 'Un saludo afectuoso' : 'Un cordial saludo', 'Con aprecio'];
    const isPeer = formFor(facts) !== 'usted' && facts.relationship !== 'boss';
    return [...(isPeer ? ['Un abrazo'] : []), 'Un saludo afectuoso', 'Con aprecio'];
  }
  if (isSolemn) return ['Con cariño', 'Un abrazo'];
  if (group === 'partner') return isFormal ? ['Con todo mi amor'] : ['Con todo mi amor', 'Besos', 'Mil besos'];
  if (closeGroups.includes(group))
    return isFormal ? ['Con todo mi cariño', 'Con cariño'] : ['Con todo mi cariño', 'Un beso grande', 'Besos'];
  if (group === 'friend')
    return isFormal ? ['Con afecto', 'Un abrazo'] : ['Un abrazo fuerte', 'Un abrazo', 'Con cariño'];
  return isFormal ? ['Con afecto', 'Con cariño'] : ['Con cariño', 'Un abrazo', 'Un beso'];
}
