import { firstName } from '../../../domain/first-name.ts';
import { isSeveral, peopleIn } from '../../../domain/name-kind.ts';
import { type Facts, isHailed, isOfFamily, type Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { Group } from '../relationship-group.ts';
import { formFor, isPolite } from './speech.ts';

const titles =
  /^(?:herrn?|frau|familie|fam|dr|prof|professor(?:in)?|pater|pfarrer(?:in)?|pastor(?:in)?|mrs?|ms|the)\b/i;
/** Before a name: "Dr. and Mrs. Weiß" keeps it. */
const academic = /^(?:(?:dr|prof|professor(?:in)?)\.?\s+)+(?!(?:and|und|et)\s)(?=\p{L}[\p{L}-]+\s)/iu;
const kinTitle = /^(?:tante|onkel|aunt|auntie|uncle)\b/i;
const kinName =
  /^(?:mama|mami|mutti|mutter|mum|mom|mummy|papa|papi|vati|vater|dad|daddy|oma|omi|omma|opa|opi|gro(?:ß|ss)\p{L}+|grand\p{L}*|granny|nana?)(?!\p{L})/iu;

/** What nearly everybody calls them; a sender who says "Mutti" gives it as the nickname. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'Mama',
  father: 'Papa',
  grandmother: 'Oma',
  grandfather: 'Opa',
};
const kinTitles: Readonly<Record<string, string>> = { aunt: 'Tante', uncle: 'Onkel' };

/** A nickname as given; the whole name where one says Sie; "Mama", "Tante Rose"; else the first name. */
export function callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  if (nick !== '') return nick;
  const whole = name.replace(/\s+/g, ' ').trim();
  const polite = isPolite({ ...who, name: whole });
  // Nobody who says du also says Doktor.
  const plain = polite ? whole : whole.replace(academic, '');
  if (titles.test(plain) || isSeveral(plain) || kinTitle.test(plain)) return polite ? civilName(whole, who) : plain;
  if (polite) return civilName(whole, who);
  const first = firstName(plain);
  if (!isElder) return first;
  if (kinName.test(plain)) return plain;
  const title = kinTitles[who.relationship];
  return title === undefined || first === '' ? (kinNames[who.relationship] ?? '') : `${title} ${first}`;
}

/** "Herr Berger", "Frau Dr. Weiß" for a whole name with a gender; as it is without one, or without a surname. */
function civilName(whole: string, { greetedAs, isSeveral: areSeveral }: Addressed): string {
  if (greetedAs === null || areSeveral) return whole;
  const [, title = '', surname] = /^((?:(?:dr|prof)\.?\s+)*)\S+\s+(.+)$/iu.exec(whole) ?? [];
  if (surname === undefined || (title === '' && titles.test(whole))) return whole;
  return `${greetedAs === 'f' ? 'Frau' : 'Herr'} ${title}${surname}`;
}

const neuterPet = /(?:chen|lein|herz|baby|kind)$/i;
const masculinePet =
  /^(?:herrn?|schatz|schatzi|spatz|spatzi|bär|hase|hasi|engel|stern|floh|frosch|käfer|pa|papa|papi|vati|opa|opi|onkel)(?!\p{L})/iu;
const femininePet =
  /^(?:frau|maus|mausi|biene|motte|schnecke|prinzessin|mama|mami|mutti|oma|omi|tante|familie)(?!\p{L})/iu;

/** "Liebe" in the gender of the name itself, of the relationship, or null where neither tells it. */
function dear(name: string, gender: 'f' | 'm' | null, areSeveral = isSeveral(name)): string | null {
  if (areSeveral) return /^familie\s/iu.test(name) ? 'Liebe' : null;
  if (neuterPet.test(name)) return 'Liebes';
  if (masculinePet.test(name)) return 'Lieber';
  if (femininePet.test(name)) return 'Liebe';
  if (gender === null) return null;
  return gender === 'f' ? 'Liebe' : 'Lieber';
}

/** "Liebe Oma, lieber Opa", "Sehr geehrter Herr Weiß, sehr geehrte Frau Berg", "Liebe Müllers"; null for one, or where it is not told. */
function dearEach(name: string, isCourteous: boolean): string | null {
  const house = /^die\s+(\S+s)$/iu.exec(name)?.[1];
  if (house) return `${isCourteous ? 'Sehr geehrte' : 'Liebe'} ${house}`;
  const people = peopleIn(name);
  const surname = /^(?:herrn?|frau)\s+(?:(?:dr|prof)\.?\s+)*(\S+)$/iu.exec(people.at(-1) ?? '')?.[1];
  const called = people.map((person) =>
    /^(?:herrn?|frau)$/iu.test(person) && surname ? `${person} ${surname}` : person,
  );
  const adjectives = called.map((person) => dear(person, null));
  const isTitleLeft = called.some((person) => /^(?:herrn?|frau)$/iu.test(person));
  if (called.length < 2 || isTitleLeft || adjectives.some((adjective) => adjective === null)) return null;
  const greeted = called.map((person, at) => {
    const plain = person.replace(/^herrn(?=\s)/iu, 'Herr');
    const adjective = adjectives[at] ?? '';
    return `${isCourteous ? adjective.replace('Liebe', 'Sehr geehrte') : adjective} ${plain}`;
  });
  return greeted.map((words, at) => (at === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1))).join(', ');
}

/** Whether a card keeps the manner of letters: in a formal tone, and to clients in a respectful one. */
const isStrict = ({ tone, group }: Facts, voice: Voice) =>
  (tone === 'formal' && !isOfFamily(group)) || (group === 'client' && voice === 'formal');

/** The line above our words: "Sehr geehrte Frau Weiß" only in the tone for it, "Hallo" only in a light one. */
export function salutation(facts: Facts, voice: Voice, isSolemn: boolean): string {
  const { name, group, greetedAs } = facts;
  const each = dearEach(name, isPolite(facts) && (group === 'client' || voice === 'formal'));
  if (each !== null) return `${each},`;
  const adjective = dear(name, greetedAs, facts.isSeveral);
  if (isPolite(facts)) {
    if (adjective === null || peopleIn(name).length > 1) return isSolemn ? `${name},` : `Guten Tag, ${name},`;
    const isTitled = /^(?:frau|familie|herrn?)\s/iu.test(name);
    const dearly = isStrict(facts, voice) && isTitled ? adjective.replace('Liebe', 'Sehr geehrte') : adjective;
    return `${dearly} ${name.replace(/^herrn(?=\s)/iu, 'Herr')},`;
  }
  const isCalledHello = isHailed(facts) && !isSolemn && !facts.isSeveral;
  if (adjective !== null && !isCalledHello) return `${adjective} ${name},`;
  if (group === 'partner') return `${name},`;
  return isSolemn ? `${name},` : `Hallo ${name},`;
}

/** Whether a text opens by addressing its reader: "Liebe Anna," but not "Liebe ist das eine". */
export function startsWithSalutation(text: string): boolean {
  return (
    /^\s*(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|grüß (?:dich|gott))(?!\p{L})/iu.test(
      text,
    ) || /^\s*(?:mein[er]?\s+)?(?:liebe[rs]?|liebste[rs]?)\s+[^\n,!.]{1,40}[,!]/i.test(text)
  );
}

const closing =
  /^(?:mit (?:einem|meiner|all|herzlich|lieb|still|best|freundlich)|in (?:still|aufrichtig|herzlich|ehrlich|liebe(?!\p{L})|dankbarkeit|verbundenheit|achtung|wertschätzung)|(?:herzliche|liebe|viele|beste|freundliche) (?:oster)?grüße|alles liebe|einen? (?:\p{L}+ )?gruß|still (?:grüße|und|denke)|es grüßt|ich grüße)/iu;
/** What takes leave wherever it stands in the sentence: "Alles Gute zum Geburtstag, und sei gedrückt." */
const leave =
  /(?<!\p{L})(?:in liebe(?=[\s.,!]*$)|alles liebe|(?:herzliche|liebe|viele|beste|freundliche)n? grüßen?|(?:fest |lieb )?(?:umarm|gedrückt|gegrüßt)|k(?:uss|üsse)(?!\p{L})|ich (?:umarme|drücke|liebe) (?:dich|euch))/iu;

/** Whether the last sentence already takes leave. */
export function closesItself(text: string): boolean {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return closing.test(last) || leave.test(last);
}

const nearest: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild'];

/** The words above the sender's name, none of which tells the sender's gender. */
export function signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  const signed = signOffsToOne(facts, voice, isSolemn);
  return formFor(facts) === 'ihr' ? signed.map((words) => words.replace(/^Sei /u, 'Seid ')) : signed;
}

function signOffsToOne(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  const { group } = facts;
  const isFormal = voice === 'formal';
  if (isPolite(facts)) {
    if (isSolemn) return ['Mit stillem Gruß', 'In Verbundenheit'];
    return isStrict(facts, voice)
      ? ['Mit freundlichen Grüßen', 'Mit besten Grüßen', 'Mit herzlichen Grüßen']
      : ['Herzliche Grüße', 'Mit herzlichen Grüßen'];
  }
  if (group === 'work' || group === 'acquaintance')
    return isSolemn ? ['Mit stillem Gruß', 'In Verbundenheit'] : ['Herzliche Grüße', 'Viele Grüße', 'Beste Grüße'];
  if (group === 'partner') return isFormal || isSolemn ? ['In Liebe'] : ['In Liebe', 'Tausend Küsse', 'Alles Liebe'];
  if (isSolemn) return nearest.includes(group) ? ['In Liebe', 'Sei umarmt'] : ['In Verbundenheit', 'Sei umarmt'];
  if (nearest.includes(group) && voice === 'light') return ['Alles Liebe', 'Liebe Grüße', 'Sei gedrückt'];
  // "In Liebe" is said between partners, and to parents and children.
  if (nearest.includes(group)) {
    const isSibling = group === 'sibling';
    if (isFormal) return isSibling ? ['Alles Liebe'] : ['In Liebe'];
    return isSibling
      ? ['Alles Liebe', 'Liebe Grüße', 'Sei gedrückt']
      : ['Alles Liebe', 'In Liebe', 'Liebe Grüße', 'Sei gedrückt'];
  }
  if (isFormal) return ['Herzliche Grüße', 'Herzlichst'];
  if (group === 'in-law') return ['Liebe Grüße', 'Herzliche Grüße'];
  return ['Alles Liebe', 'Liebe Grüße', 'Ganz liebe Grüße'];
}
