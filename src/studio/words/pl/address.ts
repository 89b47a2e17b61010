import { firstName } from '../../../domain/first-name.ts';
import { isSeveral, peopleIn, withEachPerson } from '../../../domain/name-kind.ts';
import { type Facts, isOfFamily, isYoung, type Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { Group } from '../relationship-group.ts';
import { formFor, genderFor, isPolite } from './forms-of-address.ts';
import { genderOfName, genderOfVocative, vocativeOf } from './vocative.ts';

/** What everybody calls them, where nobody has said otherwise; a stepmother or a mother-in-law is called as each family chooses. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'Mamo',
  father: 'Tato',
  grandmother: 'Babciu',
  grandfather: 'Dziadku',
  aunt: 'Ciociu',
  uncle: 'Wujku',
};
/** Of them one says so: "Mama i Tata". */
export const spokenOf: Readonly<Record<string, string>> = {
  mother: 'Mama',
  father: 'Tata',
  grandmother: 'Babcia',
  grandfather: 'Dziadek',
  aunt: 'Ciocia',
  uncle: 'Wujek',
};
/** Whether they are Mama or Pani Barbara each family decides; "Kochana Teściowo" is right in all of them. */
const inLaws: Readonly<Record<string, string>> = { 'mother-in-law': 'Teściowo', 'father-in-law': 'Teściu' };

const kinWord =
  /^(?:(?:pra)?bab(?:cia|unia|usia|ciu|uniu)|(?:pra)?dziad(?:ek|zio|ziuś|ku|ziu)|mam(?:a|o|usia|usiu|cia)|tat(?:a|o|uś|usiu|ko)|cioci[au]|ciotka|wuj(?:ek|ku|aszek)?|stryj(?:ek|ku)?|teściow[ao]|teść|oma|opa|grand\p{L}+|granny|nana|mum|mom|mummy|dad|daddy|papa|pap|maman|mamie|mutti|vati|abuel[oa])(?!\p{L})/iu;

/** A name as one calls somebody by it: "Babcia Krysia" -> "Babciu Krysiu"; as it is where a rule would only guess. */
function calling(name: string): string {
  if (/^p\p{L}+\s/iu.test(name) && /^(?:pan|pani)\s/iu.test(name)) return callingWithTitle(name);
  const words = name.split(' ');
  const called = words.map((word) => vocativeOf(word));
  if (words.length === 1) return called[0] ?? name;
  return kinWord.test(name) && called.every((word) => word !== null) ? called.join(' ') : name;
}

/** "Pan Marek" -> "Panie Marku", "Pani Anna Nowak" -> "Pani Anno"; a surname stays in the nominative, as letters have it. */
function callingWithTitle(name: string): string {
  const [, given, first = ''] = /^(pani|pan)\s+(?:(?:dr|prof|mgr|inż)\.?\s+)*(\S+)/iu.exec(name) ?? [];
  const title = /^pani$/iu.test(given ?? '') ? 'Pani' : 'Panie';
  if (genderOfName(first) !== null) return `${title} ${vocativeOf(first) ?? first}`;
  return name.replace(/^pani?/iu, title);
}

const foreignTitle = /^(?:mr|mrs|ms|miss|mx|herrn?|frau|m|mme|sra?|dr|prof|professor|mgr|inż|ks|rev)\.?\s/iu;

/** What the sender calls them, in the vocative: it stands in the salutation, and in a sentence only where one calls somebody. */
export function callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  if (nick !== '') return isSeveral(nick) ? callingSeveral(nick) : calling(nick);
  const whole = name.replace(/\s+/g, ' ').trim();
  if (isSeveral(whole)) return callingSeveral(whole);
  if (foreignTitle.test(whole) || whole === '')
    return isElder && whole === '' ? (kinNames[who.relationship] ?? '') : whole;
  if (/^pani?\s/iu.test(whole) || kinWord.test(whole)) return calling(whole);
  const first = firstName(whole);
  const called = vocativeOf(first);
  if (isElder) {
    const kin = kinNames[who.relationship] ?? '';
    const isByName = who.relationship === 'aunt' || who.relationship === 'uncle';
    return isByName && called !== null ? `${kin} ${called}` : kin;
  }
  const inLaw = inLaws[who.relationship];
  if (inLaw !== undefined && !isPolite(whole, who)) return inLaw;
  if (who.group === 'partner') return called ?? 'Kochanie';
  if (!isPolite(whole, who)) return called ?? first;
  const gender = genderOfName(first) ?? who.gender;
  // Where no list tells whether it is a Pan or a Pani, the whole name says neither.
  if (gender === null) return whole;
  return gender === 'f' ? `Pani ${called ?? first}` : `Panie ${called ?? whole}`;
}

/** "Anna i Marek" -> "Anno i Marku", where the rule knows them all. */
function callingSeveral(names: string): string {
  const people = peopleIn(names);
  const isKnown = people.length > 1 && people.every((person) => !person.includes(' ') && vocativeOf(person) !== null);
  return isKnown ? withEachPerson(names, (person) => vocativeOf(person) ?? person) : names;
}

const kinGroups: readonly Group[] = ['parent', 'child', 'grandparent', 'grandchild', 'family'];

/** The gender of the word itself, for the adjective before it. */
function genderOfAddress({ name, gender }: Facts): 'f' | 'm' | null {
  const first = name.split(' ')[0] ?? '';
  if (/^(?:Mam|Bab|Cioci|Teściowo)/u.test(first)) return 'f';
  if (/^(?:Tat|Dziad|Wuj|Stryj|Teściu)/u.test(first)) return 'm';
  return genderFor(name, genderOfVocative(first) ?? gender);
}

/** "Kochana Mamo,", "Cześć, Aniu,", "Szanowna Pani Anno,": the line above our words. */
export function salutation(facts: Facts, voice: Voice, isSolemn = false): string {
  const { name, group } = facts;
  if (facts.isSeveral) return greetingOfSeveral(facts, voice);
  const gender = genderOfAddress(facts);
  const form = formFor(facts);
  if (form === 'Pan' || form === 'Pani') {
    const isDear = isOfFamily(group) || (group !== 'client' && voice !== 'formal');
    const adjective = isDear ? 'Drog' : 'Szanown';
    return `${adjective}${form === 'Pani' ? 'a' : isDear ? 'i' : 'y'} ${name},`;
  }
  if (form === 'nieznana') return `Dzień dobry, ${name},`;
  if (group === 'partner' || kinGroups.includes(group)) {
    if (name === 'Kochanie' || gender === null || voice === 'light') return `${name},`;
    if (voice === 'formal' && group !== 'partner') return `${gender === 'f' ? 'Droga' : 'Drogi'} ${name},`;
    return `${gender === 'f' ? 'Kochana' : 'Kochany'} ${name},`;
  }
  // Nobody says "Cześć" to parents-in-law, and a card says it only among friends in a light tone.
  const isBreezy = voice === 'light' || facts.tone === 'playful' || facts.tone === 'friendly' || gender === null;
  if (group === 'sibling' && gender === 'f' && !isSolemn && !isBreezy) return `Kochana ${name},`;
  // "Droga Teściowo" sounds like a letter of complaint.
  if (/^Teści/u.test(name)) return `${gender === 'f' ? 'Kochana' : 'Kochany'} ${name},`;
  if (isSolemn || voice === 'formal' || facts.relationship in inLaws || !isBreezy)
    return gender === null ? `${name},` : `${gender === 'f' ? 'Droga' : 'Drogi'} ${name},`;
  return `Cześć, ${name},`;
}

/** "Szanowni Państwo Kowalscy,", "Droga Rodzino Kowalskich,", "Kochani Anno i Marku,". */
function greetingOfSeveral({ name, group }: Facts, voice: Voice): string {
  const isFormal = group === 'client' || voice === 'formal';
  const family = /^(?:rodzina|rodz\.)\s+(.+)/iu.exec(name)?.[1];
  if (family) return `${isFormal ? 'Szanowna' : 'Droga'} Rodzino ${family},`;
  if (/^państwo\s/iu.test(name)) return `${isFormal ? 'Szanowni' : 'Drodzy'} ${name},`;
  const areCalled = peopleIn(name).every((person) => genderOfVocative(person) !== null);
  if (areCalled) return `${isFormal ? 'Szanowni' : 'Drodzy'} ${name},`;
  return isFormal ? `Dzień dobry, ${name},` : `${name},`;
}

/** Whether a text opens by addressing its reader. */
export function startsWithSalutation(text: string): boolean {
  return /^\s*(?:(?:moj[ae]|mój|moi)\s+)?(?:(?:naj)?drog[aie]|drodzy|drodz[yi]y|kochan[aiye]|kochanie|szanown[aiy]|mił[ay]|najdroższ[ay]|najukochańsz[ay]|cześć|hej|hejka|witaj|witajcie|dzień dobry|dobry wieczór|mamo|mamusiu|tato|tatusiu|babciu|dziadku|ciociu|wujku)(?!\p{L})/iu.test(
    text,
  );
}

const closing =
  /(?<!\p{L})(?:ściskam\p{L}*|całuję|całujemy|całus\p{L}*|uścisk\p{L}*|buziak\p{L}*|pozdrawiam\p{L}*|pozdrowienia|z (?:\p{L}+ ){0,3}(?:miłością|serdecznością|szacunkiem|uznaniem|wdzięcznością|pamięcią|wyrazami)|kocham Cię)(?!\p{L})/iu;

/** Whether the last sentence already takes leave. */
export function closesItself(text: string): boolean {
  const last =
    text
      .trim()
      .split(/(?<=[.!?…])\s+/)
      .at(-1) ?? '';
  return closing.test(last);
}

const closeGroups: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild'];

/** The words above the sender's name, any of which would do; none of them has a gender. */
export function signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  const { group } = facts;
  const isFormal = voice === 'formal';
  const isDistant = isPolite(facts.name, facts);
  if (group === 'client') return isSolemn ? ['Z wyrazami szacunku'] : ['Z poważaniem', 'Z wyrazami szacunku'];
  if (isDistant && isOfFamily(group)) return ['Z serdecznością', 'Z serdecznymi pozdrowieniami'];
  if (isDistant) {
    if (isSolemn) return ['Z wyrazami szacunku'];
    return isFormal
      ? ['Z wyrazami szacunku', 'Z poważaniem']
      : ['Z serdecznymi pozdrowieniami', 'Łączę serdeczne pozdrowienia'];
  }
  if (group === 'work' || group === 'acquaintance')
    return isSolemn ? ['Z serdecznością'] : ['Serdeczności', 'Pozdrawiam serdecznie', 'Wszystkiego dobrego'];
  if (isSolemn) return group === 'friend' ? ['Ściskam', 'Z serdecznością'] : ['Ściskam', 'Z miłością'];
  if (group === 'partner') return isFormal ? ['Z miłością'] : ['Kocham Cię', 'Z miłością', 'Całuję', 'Całuję mocno'];
  if (closeGroups.includes(group) && !facts.isSeveral)
    return isFormal ? ['Z miłością', 'Ściskam serdecznie'] : ['Ściskam mocno', 'Z miłością', 'Całuję', 'Buziaki'];
  if (closeGroups.includes(group)) return ['Ściskam mocno', 'Całuję', 'Z miłością'];
  if (group === 'family' && isYoung(facts)) return ['Ściskam mocno', 'Buziaki'];
  if (group === 'friend')
    return isFormal ? ['Ściskam serdecznie', 'Serdeczności'] : ['Ściskam', 'Uściski', 'Ściskam mocno'];
  return isFormal ? ['Serdeczności', 'Ściskam serdecznie'] : ['Ściskam', 'Uściski', 'Serdeczności'];
}
