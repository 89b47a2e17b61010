import { t } from '../../../../contract/translate.ts';
import { firstName } from '../../../../domain/first-name.ts';
import { excerpt } from '../sentences.ts';
import { textOf, type VcardProperty } from './read-property.ts';

export type ReadName = {
  /** The name as people write it; null if neither FN nor N has one. */
  name: string | null;
  /** The given name of N, if the first word of the name would be wrong: 'Dr. med.', 田中, Nguyễn. */
  greetingName: string | null;
  said: string[];
};

/** The full name by FN, else by the parts of N. */
export function readName(formatted: VcardProperty[], structured: VcardProperty[]): ReadName {
  const [parts, ...otherParts] = structured.map(partsOf).filter(({ whole }) => whole !== '');
  const [shown = '', ...otherNames] = [...new Set(formatted.map(textOf).filter((text) => text !== ''))];
  const name = shown || parts?.whole || null;
  const wholes = [...(parts && shown !== '' ? [parts] : []), ...otherParts].map(({ whole }) => whole);
  const others = [...new Set([...wholes.filter((whole) => !hasAllWords(name ?? '', whole)), ...otherNames])];
  return {
    name,
    greetingName: name && parts ? greetingNameOf(name, parts) : null,
    said: others.map((other) => t`Only one name is kept; left out: ${excerpt(other)}.`),
  };
}

type NameParts = { given: string; family: string; additional: string };

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/**
 * 'Given Additional Family', or in the order of China, Japan and Korea: 田中 太郎, and 王小明 after a family name of one
 * character.
 */
export function joinName({ given, family, additional }: NameParts): string {
  const isFamilyFirst = eastAsian.test(family) && eastAsian.test(given) && additional === '';
  if (isFamilyFirst) return `${family}${[...family].length === 1 ? '' : ' '}${given}`;
  return [given, additional, family].filter((part) => part !== '').join(' ');
}

function partsOf({ fields }: VcardProperty): NameParts & { whole: string } {
  const plain = fields.map((part) => part.replaceAll(', ', ' '));
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = plain;
  return {
    given,
    family,
    additional,
    whole: [prefix, joinName({ given, family, additional }), suffix].filter((part) => part !== '').join(' '),
  };
}

/**
 * The given name if the shown name contains it (a contact saved as 'Mum' is not greeted as Margaret), and the rule for
 * first names finds another word or keeps the full name because the family name comes first.
 */
export function greetingNameOf(name: string, { given, family, additional }: NameParts): string | null {
  if (given === '' || given === name || !name.includes(given)) return null;
  const [called, words] = [wordsOf(firstName(name)), wordsOf(given)];
  if (!called.some((word) => words.includes(word))) return given;
  const others = wordsOf(`${family} ${additional}`);
  const rest = called.filter((word) => !words.includes(word));
  const isFamilyFirst = family !== '' && name.startsWith(family) && rest.length > 0;
  return isFamilyFirst && rest.every((word) => others.includes(word)) ? given : null;
}

/** Whether a text contains each word of `part`, ignoring case and punctuation: 김민수 contains both 김 and 민수. */
export function hasAllWords(text: string, part: string): boolean {
  const words = wordsOf(text);
  const isIn = (word: string) => words.some((each) => each === word || (word.length > 1 && each.includes(word)));
  return wordsOf(part).every((word) => isIn(word) || (/^\p{Lo}$/u.test(word) && text.includes(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
