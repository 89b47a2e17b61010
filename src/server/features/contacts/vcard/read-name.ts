import { firstName } from '../../../../domain/first-name.ts';
import { excerpt } from '../sentences.ts';
import { textOf, type VcardProperty } from './read-property.ts';

export type ReadName = {
  /** As people write it; null when neither FN nor N says anything. */
  name: string | null;
  /** What N says they are called, where the first word of the name would be something else: 'Dr. med.', 田中, Nguyễn. */
  greetingName: string | null;
  said: string[];
};

/** The whole name by FN, else by the parts of N. */
export function readName(formatted: VcardProperty[], structured: VcardProperty[]): ReadName {
  const [parts, ...otherParts] = structured.map(partsOf).filter(({ whole }) => whole !== '');
  const [shown = '', ...otherNames] = [...new Set(formatted.map(textOf).filter((text) => text !== ''))];
  const name = shown || parts?.whole || null;
  const wholes = [...(parts && shown !== '' ? [parts] : []), ...otherParts].map(({ whole }) => whole);
  const others = [...new Set([...wholes.filter((whole) => !hasAllWords(name ?? '', whole)), ...otherNames])];
  return {
    name,
    greetingName: name && parts ? greetingNameOf(name, parts) : null,
    said: others.map((other) => `Only one name is kept; left out: ${excerpt(other)}.`),
  };
}

type NameParts = { given: string; family: string; additional: string };

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** 'Given Additional Family', or as China, Japan and Korea write it: 田中 太郎, and 王小明 after a family name of one sign. */
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
 * Only a given name that stands in the shown one: whoever is saved as 'Mum' is not greeted as Margaret. It is told where
 * the rule for first names finds another word, or keeps the whole name because the family comes first in it.
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

/** Whether each word of `part` is in the text, whatever its case and punctuation: 김민수 has both 김 and 민수. */
export function hasAllWords(text: string, part: string): boolean {
  const words = wordsOf(text);
  const isIn = (word: string) => words.some((each) => each === word || (word.length > 1 && each.includes(word)));
  return wordsOf(part).every((word) => isIn(word) || (/^\p{Lo}$/u.test(word) && text.includes(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
