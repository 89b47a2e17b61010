import { type HouseholdPlace, householdNames } from '../contract/households.ts';
import { firstName, givenNameFirst, isEastAsian } from './first-name.ts';

/** How a language names people who live together. */
export type HouseholdWords = {
  /** "Anna and Tom Berg with Mia": the children after the adults. */
  withChildren: (adults: string, children: string) => string;
  /** "The Bergs", for their surname. */
  family: (surname: string) => string;
  /** "Kowalscy": the surname beneath several first names, where it differs from that of one person. */
  sharedSurname?: (surnames: readonly string[]) => string;
  /** People have two surnames, of which the first is the family's: "Familia García Pérez" of García López and Pérez Ruiz. */
  hasTwoSurnames?: boolean;
};

export type HouseholdMember = {
  name: string;
  /** What the user calls them, if it is not the first name. */
  called: string | null;
  place: HouseholdPlace;
  hasDied: boolean;
};

export type ProposedNames = {
  /** "Anna and Tom Berg with Mia": the line on an envelope. */
  names: string;
  /** "The Bergs"; null without a common surname, and for one person. */
  family: string | null;
  /** "Anna, Tom and Mia"; null for one person whose first name it would be. */
  greetingName: string | null;
  isSeveral: boolean;
};

type Language = {
  words: HouseholdWords;
  and: (next: string) => string;
  /** They are addressed politely, so that first names would be too close. */
  isPolite?: boolean;
};

/** The names of a household; null if nobody lives in it any more. Members are in their order on a card. */
export function proposeNames(members: readonly HouseholdMember[], language: Language): ProposedNames | null {
  const living = members.filter(({ hasDied }) => !hasDied).map((each) => ({ ...each, name: ordered(each.name) }));
  const [only, another] = living;
  if (!only) return null;
  if (!another) return { names: only.name, family: null, greetingName: only.called, isSeveral: false };
  const areChildren = living.every(({ place }) => place === 'child');
  const adults = living.filter(({ place }) => areChildren || place === 'adult');
  const children = living.filter((each) => !adults.includes(each));
  const together = adultsTogether(
    adults.map(({ name }) => name),
    language,
  );
  const family = familyName(adults, language);
  const called = (each: HouseholdMember) => each.called ?? firstName(each.name, language.and);
  const childrenNames = listed(children.map(called), language.and);
  const everyone = children.length > 0 ? language.words.withChildren(together, childrenNames) : together;
  const firstNames = listed([...adults, ...children].map(called), language.and);
  return {
    names: fitting([everyone, together, firstNames, family ?? ''], householdNames.name),
    family: family && fitting([family], householdNames.name),
    greetingName: fitting(
      [language.isPolite ? (family ?? together) : firstNames, listed(adults.map(called), language.and), family ?? ''],
      householdNames.greetingName,
    ),
    isSeveral: true,
  };
}

/** Whether two people have one surname: Kowalska and Kowalski do. */
export function shareSurname(one: string, other: string): boolean {
  return sharedWords([ordered(one), ordered(other)], false) > 0 || sharesEastAsian([one, other]);
}

/** "Anna, Tom and Mia". */
export function listed(names: readonly string[], and: (next: string) => string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}

/** "Anna and Tom Berg" with one surname, else everyone's whole name. */
function adultsTogether(names: readonly string[], { words, and }: Language): string {
  const shared = sharedWords(names, words.hasTwoSurnames ?? false);
  if (shared === 0) return listed(names, and);
  const parts = names.map((name) => split(name, shared));
  const surname = surnameOfAll(
    parts.map((part) => part.surname),
    words,
  );
  return `${listed(
    parts.map(({ given }) => given),
    and,
  )} ${surname}`;
}

function familyName(adults: readonly HouseholdMember[], { words }: Language): string | null {
  const names = adults.map(({ name }) => name);
  if (names.some(isEastAsian)) {
    const [surname = ''] = wordsOf(names[0] ?? '');
    return names.length === 1 || sharesEastAsian(names) ? words.family(surname) : null;
  }
  const [first = '', second = ''] = names;
  if (words.hasTwoSurnames && names.length === 2 && sharedWords(names, true) === 0) {
    const both = [first, second].map(firstOfTwoSurnames);
    return both.every(Boolean) ? words.family([...new Set(both)].join(' ')) : null;
  }
  const shared = names.length === 1 ? surnameLength(first, words) : sharedWords(names, words.hasTwoSurnames ?? false);
  if (shared === 0) return null;
  const surnames = names.map((name) => split(name, shared).surname);
  return words.family(oneSpelling(surnames));
}

/** How many last words all these names have in common, after at least one word each: their surname. */
function sharedWords(names: readonly string[], areTwo: boolean): number {
  const lists = names.map(wordsOf);
  if (names.length < 2 || names.some(isEastAsian)) return 0;
  const most = Math.min(...lists.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < most && isSameWord(lists.map((words) => words.at(-1 - shared) ?? ''))) shared += 1;
  // "Anna van Berg" and "Tom Berg", and two second surnames, are no family.
  if (lists.some((words) => particle.test(words.at(-1 - shared) ?? ''))) return 0;
  return areTwo && shared === 1 && lists.some((words) => words.length > 2) ? 0 : shared;
}

const isSameWord = ([first = '', ...others]: readonly string[]) =>
  others.every((word) => withoutGender(word) === withoutGender(first));

/** Kowalska and Kowalski, Nováková and Novák, Petrova and Petrov are one surname. */
function withoutGender(surname: string): string {
  return surname
    .normalize('NFC')
    .toLowerCase()
    .replace(/([sc]k|dzk)a$/u, '$1i')
    .replace(/ová$/u, '')
    .replace(/(?<=\p{L}{2}[oe]v)a$/u, '');
}

/** The spelling that is everybody's, or else that without the ending of a woman. */
const oneSpelling = (surnames: readonly string[]) =>
  surnames.find((surname) => withoutGender(surname) === surname.toLowerCase()) ?? surnames[0] ?? '';

function surnameOfAll(surnames: readonly string[], words: HouseholdWords): string {
  return words.sharedSurname?.(surnames) ?? oneSpelling(surnames);
}

const particle =
  /^(?:v[ao]n|de[lnrs]?|da|d[io]s?|du|dell[ao]|dei|le|la|los?|las|ten?|ter|het|’t|'t|zu[mr]?|vom|af|av|bin|bint|ibn|ben|al|el)$/u;

/** The words of one person's surname, with the particles before it; 0 if they have one name only. */
function surnameLength(name: string, { hasTwoSurnames }: HouseholdWords): number {
  const words = wordsOf(name);
  if (words.length < 2) return 0;
  let length = hasTwoSurnames && words.length > 2 ? 2 : 1;
  while (length < words.length - 1 && particle.test(words.at(-1 - length) ?? '')) length += 1;
  return length;
}

/** García of Juan García López, López of Ana López. */
function firstOfTwoSurnames(name: string): string {
  const words = wordsOf(name);
  if (words.length < 2) return '';
  return words.length > 2 ? (words.at(-2) ?? '') : (words.at(-1) ?? '');
}

function split(name: string, length: number): { given: string; surname: string } {
  const words = wordsOf(name);
  return { given: words.slice(0, -length).join(' '), surname: words.slice(-length).join(' ') };
}

/** 山田 太郎 and 山田 花子: the family name is first. */
function sharesEastAsian(names: readonly string[]): boolean {
  const lists = names.map(wordsOf);
  return names.every(isEastAsian) && lists.every(([first, second]) => second !== undefined && first === lists[0]?.[0]);
}

const wordsOf = (name: string) => name.split(/\s+/u).filter(Boolean);
const ordered = (name: string) => givenNameFirst(name.replace(/\s+/gu, ' ').trim());

/** The first that is short enough for its field; the last one is cut. */
function fitting(texts: readonly string[], most: number): string {
  const given = texts.filter((text) => text !== '');
  return given.find((text) => text.length <= most) ?? (given.at(-1) ?? '').slice(0, most);
}
