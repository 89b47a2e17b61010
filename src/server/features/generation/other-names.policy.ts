import { givenNames } from '../../../domain/first-name.ts';
import { plainName, plainNickname } from '../../../domain/plain-name.ts';
import { namesThatAreWords } from './names-that-are-words.ts';
import type { TypedName } from './other-people.store.ts';

/** Shorter names stand in too many words of too many languages. */
const fewestLetters = 3;

/** Whether a message names somebody else the user keeps, in any spelling a reader would know them by. `own` may be said. */
export function namesAnotherContact(message: string, own: readonly string[], others: readonly TypedName[]): boolean {
  const text = withoutNames(message, own);
  const mine = new Set(own.flatMap(wordsOf));
  const readable = ` ${wordsOf(text).join(' ')} `;
  return others.some(({ name, nickname }) => {
    const given = givenNames(plainName(name).normalize('NFKC')).filter(
      (each) => !wordsOf(each).every((word) => mine.has(word)),
    );
    const called = plainNickname(nickname);
    return given.some((each) => isNamed(text, readable, each)) || (called !== '' && isCalled(text, readable, called));
  });
}

/** The text without these names, the longest first. */
export function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

/** Small letters without accents, so that Eloise is Éloïse. */
export function wordsOf(text: string): string[] {
  return unaccented(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isNamed(text: string, readable: string, name: string): boolean {
  if (!hasCase(name)) return partsOf(name).some((part) => text.includes(part));
  if (!readable.includes(` ${wordsOf(name).join(' ')} `)) return false;
  const isWord = [...name].length < fewestLetters || namesThatAreWords.has(unaccented(name));
  return !isWord || isAddressedBy(text, name);
}

/** Nicknames are often ordinary words. */
function isCalled(text: string, readable: string, nickname: string): boolean {
  const name = nickname.normalize('NFKC');
  if (!hasCase(name)) return partsOf(name).some((part) => text.includes(part));
  return readable.includes(` ${wordsOf(name).join(' ')} `) && isAddressedBy(text, name);
}

/** With a capital within a sentence, or at its start where someone is addressed: "Robert, …". */
function isAddressedBy(text: string, name: string): boolean {
  const [first = ''] = wordsOf(name);
  return [...text.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)].some((found) => {
    if (unaccented(found[0]) !== first) return false;
    const before = text.slice(0, found.index).trimEnd();
    const startsSentence = before === '' || /[.!?…:¡¿]$/u.test(before);
    return !startsSentence || /^\s*[,!]/u.test(text.slice(found.index + found[0].length));
  });
}

/** 山田太郎 without a space between its family's name and their own: whole, and either end of it. */
function partsOf(name: string): string[] {
  const letters = [...name];
  if (letters.length < 2) return [];
  const isWhole = letters.length === 2 || !/^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(name);
  return isWhole ? [name] : [name, letters.slice(0, 2).join(''), letters.slice(-2).join('')];
}

const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();
const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
