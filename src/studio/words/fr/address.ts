import { firstName } from '../../../domain/first-name.ts';
import { isSeveral } from '../../../domain/name-kind.ts';
import { type Facts, isHailed, type Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { RelationshipWords } from '../relationship-group.ts';

/** Everyday words for relationships: the slug they mean, else their group. */
export const relationshipWords: RelationshipWords = {
  maman: 'mother',
  mère: 'mother',
  père: 'father',
  'belle-mère': 'mother-in-law',
  'belle-maman': 'mother-in-law',
  'beau-père': 'father-in-law',
  'beau-papa': 'father-in-law',
  mamie: 'grandmother',
  mamy: 'grandmother',
  mémé: 'grandmother',
  'grand-mère': 'grandmother',
  papi: 'grandfather',
  papy: 'grandfather',
  pépé: 'grandfather',
  'grand-père': 'grandfather',
  fils: 'son',
  fille: 'daughter',
  'beau-fils': 'child:m',
  'belle-fille': 'child:f',
  enfant: 'child',
  'petit-fils': 'grandson',
  'petite-fille': 'granddaughter',
  mari: 'husband',
  époux: 'husband',
  femme: 'wife',
  épouse: 'wife',
  compagne: 'partner:f',
  compagnon: 'partner:m',
  conjoint: 'partner:m',
  conjointe: 'partner:f',
  fiancé: 'fiance:m',
  fiancée: 'fiance:f',
  'petit ami': 'boyfriend',
  'petite amie': 'girlfriend',
  copain: 'friend:m',
  copine: 'friend:f',
  pote: 'friend',
  ami: 'friend:m',
  amie: 'friend:f',
  'meilleur ami': 'friend:m',
  'meilleure amie': 'friend:f',
  frère: 'brother',
  'demi-frère': 'brother',
  jumeau: 'brother',
  sœur: 'sister',
  soeur: 'sister',
  'demi-sœur': 'sister',
  jumelle: 'sister',
  oncle: 'uncle',
  tonton: 'uncle',
  tante: 'aunt',
  tata: 'aunt',
  tatie: 'aunt',
  neveu: 'nephew',
  nièce: 'niece',
  cousine: 'cousin:f',
  marraine: 'family:f',
  parrain: 'family:m',
  filleul: 'family:m',
  filleule: 'family:f',
  gendre: 'in-law:m',
  bru: 'in-law:f',
  'beau-frère': 'brother-in-law',
  'belle-sœur': 'sister-in-law',
  'belle-soeur': 'sister-in-law',
  collègue: 'colleague',
  patron: 'work:m',
  patronne: 'work:f',
  chef: 'work',
  cheffe: 'work:f',
  professeur: 'teacher',
  prof: 'teacher',
  maîtresse: 'teacher:f',
  cliente: 'client:f',
  voisin: 'neighbor:m',
  voisine: 'neighbor:f',
};

const titles = new Set(
  `m mr mme mlle mmes mm monsieur madame mademoiselle messieurs mesdames dr docteur pr prof professeur me maître abbé
  père sœur frère tante tata tatie tonton oncle marraine parrain les la le famille cousin cousine mrs ms miss mx sir
  rev rabbi imam aunt auntie uncle the st`.split(/\s+/),
);
const elderNames =
  /^(maman|mamounette|mam|man|mum|mom|mama|papa|pap|dad|daddy|p’pa|mami|mamie|mamy|mémé|mémère|mamé|mamita|papi|papy|papé|pépé|pépère|papou|nonna|nonno|nana|nan|opa|oma|mima|bonne-maman|bon-papa|grand\S*|gran|granny|belle-maman)(?!\p{L})/iu;

/** Nobody is addressed in abbreviations: "Mme Dupont" is "Madame Dupont". */
function spelledOut(name: string): string {
  return name
    .replace(/(?<=^| et )M(?:me|rs)\.? (?=\p{L})/gu, 'Madame ')
    .replace(/(?<=^| et )Mlle\.? (?=\p{L})/gu, 'Mademoiselle ')
    .replace(/(?<=^| et )Mr?\.? (?=\p{L})/gu, 'Monsieur ');
}

/** What everybody calls them, where nobody has said otherwise; a stepmother is called as each family chooses. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'maman',
  father: 'papa',
  grandmother: 'mamie',
  grandfather: 'papi',
};
const kinTitles: Readonly<Record<string, string>> = { aunt: 'tante', uncle: 'oncle' };

/** A nickname as given; else the first name; a title, a couple or a firm keeps the whole name. */
export function callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  if (nick !== '') return nick;
  const whole = spelledOut(name.replace(/\s+/g, ' ').trim());
  const first = whole.split(' ')[0] ?? '';
  if (titles.has(first.toLowerCase().replace(/\.$/, '')) || isSeveral(whole)) return whole;
  if (!isElder) return firstName(whole);
  // "Mamie Rose" is already what one calls her; a bare first name is not.
  if (elderNames.test(whole)) return whole;
  const title = kinTitles[who.relationship];
  return title === undefined || first === '' ? (kinNames[who.relationship] ?? '') : `${title} ${firstName(whole)}`;
}

/** Whom even a friend calls so is no "tu". */
const civil = /^(?:madame|mademoiselle|monsieur|docteur|dr|maître|me|professeur|pr)(?!\p{L})/iu;

const peersOfWork = new Set(['colleague', 'coach']);
const peersInLaw = new Set(['brother-in-law', 'sister-in-law', 'son-in-law', 'daughter-in-law', 'gendre', 'bru']);

/**
 * Whether one says "vous": as the sender does; else to clients and acquaintances, to parents-in-law, to teachers; to colleagues and to
 * brothers and sisters-in-law in a formal tone only. Several people are "vous" to anybody.
 */
export function isPolite({ group, relationship, name, isSeveral: areSeveral, tone, register }: Facts): boolean {
  if (register) return register === 'formal' || areSeveral;
  if (group === 'client' || group === 'acquaintance') return true;
  if (civil.test(name) && (group === 'friend' || group === 'in-law' || group === 'work')) return true;
  if (areSeveral) return true;
  const isFormal = tone === 'formal' || tone === 'respectful';
  if (group === 'work') return isFormal || !peersOfWork.has(relationship);
  if (group === 'in-law') return isFormal || !peersInLaw.has(relationship);
  return false;
}

const isTitled = (name: string) => titles.has((name.split(' ')[0] ?? '').toLowerCase().replace(/\.$/, ''));

const womansTitle = /^(?:madame|mademoiselle|tante|tata|tatie|marraine|maman|mamie|mamy|mémé|belle-maman)(?!\p{L})/iu;
const mansTitle = /^(?:monsieur|oncle|tonton|parrain|papa|papi|papy|pépé|pépère)(?!\p{L})/iu;

/** "Chère" or "Cher" where the relationship, a title or a first name tells it. */
function dear({ name, greetedAs }: Facts): 'Chère' | 'Cher' | null {
  if (womansTitle.test(name)) return 'Chère';
  if (mansTitle.test(name)) return 'Cher';
  return greetedAs === null ? null : greetedAs === 'f' ? 'Chère' : 'Cher';
}

/** "Chère maman,", "Bonjour Anna,": the line above our words. One's partner is called by name alone. */
export function salutation(facts: Facts, voice: Voice, isSolemn = false): string {
  const { name, group } = facts;
  const family = /^(?:la )?famille (.+)/iu.exec(name)?.[1];
  if (family) return `Chère famille ${family},`;
  const isDistant = group === 'client' || (civil.test(name) && voice === 'formal');
  const adjective = facts.isSeveral || isDistant || group === 'partner' ? null : dear(facts);
  const isLight = (voice === 'light' || isHailed(facts)) && group !== 'partner' && !isSolemn;
  if (adjective && !(isLight && !isPolite(facts))) return `${adjective} ${name},`;
  if (isSolemn || (isTitled(name) && isPolite(facts))) return `${name},`;
  if (isPolite(facts) || group === 'work') return `Bonjour ${name},`;
  return isLight ? `Coucou ${name},` : `${name},`;
}

/** Whether a text opens by addressing its reader. */
export function startsWithSalutation(text: string): boolean {
  return /^\s*(((ma|mon|mes)\s+)?(très\s+)?(chers?|chères?|chéri|chérie|amour|cœur)|bonjour|bonsoir|salut|coucou|hello|hey|hi|dear|maman|papa|mamie|papi|papy|madame|monsieur)(?!\p{L})/iu.test(
    text,
  );
}

const closing =
  /^(avec (tou[st]|toute|toutes|mes|mon|ma|nos|notre|beaucoup)|je (t’|vous )embrasse|je t’aime|on (t’|vous )embrasse|bien à|à toi|affectueusement|amicalement|tendrement|de tout cœur|mille|mes amitiés|cordialement|bises)(?!\p{L})|^je (t’|vous )(embrasse|envoie|serre)|^je t’aime/iu;
/** What takes leave wherever it stands in the sentence: "Bon anniversaire, je t’embrasse fort." */
const leave =
  /(?<!\p{L})(?:(?:t’|vous )embrasse(?:ns)?|je t’aime|bis(?:es|ous?)|baisers?|(?:tendrement|affectueusement|amicalement|cordialement)(?=[\s.,!]*$))(?!\p{L})/iu;

/** Whether the last sentence already takes leave. */
export function closesItself(text: string): boolean {
  const last =
    text
      .trim()
      .split(/(?<=[.!?…])\s+/)
      .at(-1) ?? '';
  const words = last.replace(/'/g, '’');
  return closing.test(words) || leave.test(words);
}

/** The words above the sender's name, any of which would do. */
export function signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  const { group } = facts;
  const isVous = isPolite(facts);
  if (group === 'client') return isSolemn ? ['Bien sincèrement'] : ['Bien cordialement', 'Cordialement', 'Bien à vous'];
  if (group === 'work' || group === 'acquaintance') {
    if (isSolemn) return ['Bien sincèrement', 'Avec toute mon amitié'];
    if (voice === 'formal')
      return [isVous ? 'Bien à vous' : 'Bien à toi', 'Bien cordialement', 'Avec mes salutations amicales'];
    return isVous ? ['Bien à vous', 'Amicalement', 'Avec mon amitié'] : ['Amicalement', 'À bientôt', 'Bien à toi'];
  }
  if (isSolemn) return ['De tout cœur', 'Affectueusement', 'Avec toute mon affection'];
  if (group === 'in-law' && isVous) return ['Affectueusement', 'Bien affectueusement', 'Je vous embrasse'];
  if (isVous) return ['Je vous embrasse', 'Affectueusement', 'De tout cœur'];
  if (group === 'partner') {
    return voice === 'formal'
      ? ['Avec tout mon amour', 'À toi']
      : ['Je t’aime', 'À toi', 'Je t’embrasse', 'Tendrement'];
  }
  if (group === 'friend') {
    return voice === 'formal'
      ? ['Avec mon amitié', 'Amicalement']
      : ['Je t’embrasse', 'Amitiés', 'Bises', 'À très vite'];
  }
  if (voice === 'formal') return ['Affectueusement', 'Avec toute mon affection'];
  if (voice === 'light') return ['Gros bisous', 'Je t’embrasse', 'Bises'];
  return group === 'in-law' || group === 'sibling' || group === 'family'
    ? ['Je t’embrasse', 'Affectueusement', 'Bises', 'Je t’embrasse fort']
    : ['Je t’embrasse', 'Affectueusement', 'Tendrement', 'Je t’embrasse fort'];
}
