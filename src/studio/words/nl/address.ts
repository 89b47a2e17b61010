import { firstName } from '../../../domain/first-name.ts';
import { isSeveral, peopleIn } from '../../../domain/name-kind.ts';
import { type Facts, isHailed, type Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { Group } from '../relationship-group.ts';
import { formFor, isPolite } from './speech.ts';

const titles =
  /^(?:de\s+heer|heer|dhr|meneer|mevr(?:ouw)?|mw|mej(?:uffrouw)?|(?:de\s+)?fam(?:ilie)?|dr|drs|ir|ing|prof|professor|ds|dominee|pastoor|pater|mr|mrs|ms|the)(?!\p{L})/iu;
/** Before a name: "Dr. and Mrs. Weiß" keeps it. */
const academic = /^(?:(?:dr|drs|ir|ing|prof|professor|mr)\.\s*)+(?!(?:and|en|et)\s)(?=\p{L}[\p{L}-]+\s)/iu;
const kinTitle = /^(?:tante|oom|peettante|peetoom|aunt|auntie|uncle|juf|meester)(?!\p{L})/iu;
const kinName =
  /^(?:mama|mams?|moeder|moeke|papa|paps?|vader|vake|oma|omi|opa|opi|bomma|bompa|grootm\p{L}+|grootv\p{L}+|mum|mom|dad|grand\p{L}*|granny|nana?)(?!\p{L})/iu;

/** What nearly everybody calls them; a sender who says "mam" or "moeke" gives it as the nickname. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'mama',
  father: 'papa',
  grandmother: 'oma',
  grandfather: 'opa',
};
const kinTitles: Readonly<Record<string, string>> = { aunt: 'tante', uncle: 'oom' };

/** "Dhr. de Vries" is heer De Vries: without a first name a surname begins large. */
function withCivilTitle(name: string): string {
  const large = (surname: string) => surname.charAt(0).toUpperCase() + surname.slice(1);
  const couple = /^(?:de\s+heer|dhr\.?|heer)\s+en\s+(?:mevrouw|mevr\.?|mw\.?)\s+(.+)$/iu.exec(name)?.[1];
  if (couple) return `heer en mevrouw ${large(couple)}`;
  return name
    .replace(/^(?:de\s+heer|dhr\.?|meneer|heer)\s+(?!en\s)(.+)$/iu, (_, rest: string) => `heer ${large(rest)}`)
    .replace(/^(?:mevrouw|mevr\.?|mw\.?)\s+(?!en\s)(.+)$/iu, (_, rest: string) => `mevrouw ${large(rest)}`)
    .replace(/^(?:de\s+)?fam(?:ilie|\.)?\s+(.+)$/iu, (_, rest: string) => `familie ${large(rest)}`);
}

/** "heer De Vries" for Daan de Vries; the whole name where no gender is known, or no surname. */
function civilName(whole: string, { greetedAs }: Addressed): string {
  const surname = /^\S+\s+(.+)$/u.exec(whole)?.[1];
  if (greetedAs === null || surname === undefined) return whole;
  return withCivilTitle(`${greetedAs === 'f' ? 'mevrouw' : 'heer'} ${surname}`);
}

/** A nickname as given; the whole name where one says u; "mama", "tante Roos"; else the first name. */
export function callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  // A household that one says u to is called "familie De Vries".
  if (nick !== '') return /^familie\s/iu.test(nick) ? withCivilTitle(nick) : nick;
  const whole = name.replace(/\s+/g, ' ').trim();
  const polite = isPolite({ ...who, name: whole }) && who.group !== 'parent' && who.group !== 'grandparent';
  // Nobody who says je also says doctor.
  const plain = polite ? whole : whole.replace(academic, '');
  if (titles.test(plain)) return withCivilTitle(plain);
  if (isSeveral(plain) || kinTitle.test(plain)) return plain;
  if (polite) return civilName(plain, who);
  const first = firstName(plain);
  // A stepmother is called by her name, unless a nickname says otherwise.
  if (!isElder || who.relationship.startsWith('step')) return first;
  if (kinName.test(plain)) return plain;
  const title = kinTitles[who.relationship];
  return title === undefined || first === '' ? (kinNames[who.relationship] ?? '') : `${title} ${first}`;
}

const nearest: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild'];
const kin: readonly Group[] = [...nearest, 'family', 'in-law', 'partner'];
const distant: readonly Group[] = ['work', 'client', 'acquaintance'];

/** The line above our words: "Lieve" among family, "Hoi" or "Beste" to all others, "Geachte" where manners ask for it. */
export function salutation(facts: Facts, voice: Voice, isSolemn: boolean): string {
  const { name, group } = facts;
  const house = /^(?:the|de)\s+(\S+s)$/iu.exec(name)?.[1];
  const called = house ?? name;
  const isCivil = /^(?:heer|mevrouw)(?!\p{L})/u.test(called);
  if (isPolite(facts) && !kin.includes(group)) {
    const isStrict =
      group === 'client' ? isCivil || voice === 'formal' : isCivil && (isSolemn || facts.tone === 'formal');
    return `${isStrict ? 'Geachte' : 'Beste'} ${called},`;
  }
  if (kin.includes(group)) return `Lieve ${called},`;
  if (isSolemn) return `${group === 'friend' ? 'Lieve' : 'Beste'} ${called},`;
  // Men who are friends are "Hoi" to each other.
  if (group === 'friend' && facts.greetedAs === 'f' && !isHailed(facts) && voice !== 'light' && voice !== 'formal')
    return `Lieve ${called},`;
  if (voice === 'formal' || isFamily(called)) return `Beste ${called},`;
  return `${group === 'friend' || voice === 'light' ? 'Hoi' : 'Beste'} ${called},`;
}

const isFamily = (name: string) => /^familie\s/iu.test(name) || peopleIn(name).length > 2;

/** Whether a text opens by addressing its reader: "Lieve Anna," but not "Lieve woorden helpen". */
export function startsWithSalutation(text: string): boolean {
  return (
    /^\s*(?:hoi|hallo|hey|hé|hai|dag|goedemorgen|goedemiddag|goedenavond)(?!\p{L})[^\n.!?]{0,40}[,!]/iu.test(text) ||
    /^\s*(?:mijn\s+)?(?:lieve|liefste|beste|geachte|waarde|dierbare)\s+[^\n,!.]{1,40}[,!]/iu.test(text)
  );
}

const closing =
  /^(?:met (?:\p{L}+ )*(?:groet(?:en|jes)?|liefs|liefde|omhelzing|medeleven)|(?:veel |heel veel )?liefs|(?:de |een )?(?:\p{L}+ )?groet(?:en|jes)?|in (?:verbondenheid|gedachten bij (?:u|je|jullie))|(?:een )?(?:dikke|stevige|warme) (?:knuffel|kus|zoen|omhelzing)|duizend kussen|voor altijd)(?!\p{L})[^,]*$/iu;
/** What takes leave wherever it stands in the sentence: "Fijne verjaardag, en een dikke kus." */
const leave =
  /(?<!\p{L})(?:liefs|groet(?:en|jes)?|knuffels?|kus(?:sen|jes?)?|zoen(?:en)?|ik hou van (?:je|jou|jullie))(?!\p{L})/iu;

/** Whether the last sentence already takes leave. */
export function closesItself(text: string): boolean {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return closing.test(last) || leave.test(last);
}

/** The words above the sender's name, none of which tells the sender's gender. */
export function signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  const { group } = facts;
  const isFormal = voice === 'formal';
  if (isSolemn) return solemnSignOffs(facts);
  if (group === 'client' || (isPolite(facts) && isFormal && distant.includes(group)))
    return ['Met vriendelijke groet', 'Met hartelijke groet'];
  if (group === 'work' || group === 'acquaintance')
    return formFor(facts) === 'u' ? ['Hartelijke groet', 'Met hartelijke groet'] : ['Hartelijke groet', 'Groeten'];
  if (group === 'partner') return isFormal ? ['Met al mijn liefde'] : ['Met al mijn liefde', 'Dikke kus', 'Liefs'];
  if (nearest.includes(group))
    return isFormal
      ? ['Veel liefs']
      : voice === 'light'
        ? ['Dikke kus', 'Liefs', 'Dikke knuffel']
        : ['Veel liefs', 'Liefs', 'Dikke knuffel'];
  if (isPolite(facts) && !kin.includes(group)) return ['Hartelijke groet', 'Met hartelijke groet'];
  if (isFormal) return kin.includes(group) ? ['Lieve groet', 'Veel liefs'] : ['Hartelijke groet', 'Lieve groet'];
  return group === 'friend' ? ['Groetjes', 'Liefs', 'Lieve groet'] : ['Liefs', 'Lieve groet', 'Veel liefs'];
}

function solemnSignOffs({ group }: Facts): readonly string[] {
  if (group === 'client') return ['Met oprechte groet', 'In verbondenheid'];
  if (group === 'work' || group === 'acquaintance') return ['In verbondenheid', 'Met warme groet'];
  if (group === 'partner') return ['Met al mijn liefde'];
  return nearest.includes(group) ? ['Veel liefs', 'Met al mijn liefde'] : ['Veel liefs', 'Met een warme omhelzing'];
}
