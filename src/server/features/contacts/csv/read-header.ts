import type { CsvField } from '../../../../contract/csv-fields.ts';
import type { DateOrder } from '../../../../contract/imports.ts';
import { type Kind, kindOf, withoutKinds } from './header-kinds.ts';
import { type HeaderLanguage, headerWords } from './header-words.ts';
import { programHeaders, restatingHeaders } from './outlook-headers.ts';

/** The meaning of a header. Nothing is guessed: a header is known or unknown. */
export type Header = {
  /** The fields with this header, each with the languages that use it. Empty if the header is unknown. */
  meanings: Meaning[];
  kind: Kind;
  /** A full name in one cell, family name first: 'Nachname, Vorname'. */
  isFamilyFirst: boolean;
};
type Meaning = { field: CsvField; languages: HeaderLanguage[] };

// Addresses, numbers and email addresses may come with a place: 'Straße privat', 'Business Phone'.
const placed = new Set<CsvField>(['email', 'phone', 'street', 'city', 'state', 'postalCode', 'country', 'address']);
const connectors = new Set(
  'de del della dello dei di do da du des d l le la les el los las der die das den dem of the for von vom fur zur zu'.split(
    ' ',
  ),
);
// 'TT.MM.JJJJ', 'jj/mm/aaaa', 'gg/mm/aaaa', 'dd/mm/yyyy'
const dayFormats = new Set(['dd', 'tt', 'jj', 'gg']);
const yearFormats = new Set(['yyyy', 'yy', 'jjjj', 'aaaa', 'rrrr']);
const joiners = new Set('and und et y e i a og och en ve si'.split(' '));

const known = new Map<string, Meaning[]>();
for (const [language, fields] of Object.entries(headerWords) as [HeaderLanguage, Partial<Record<CsvField, string>>][]) {
  for (const [field, headers] of Object.entries(fields) as [CsvField, string][]) {
    for (const header of new Set(keysOf(headers))) {
      const meanings = known.get(header) ?? [];
      const same = meanings.find((meaning) => meaning.field === field);
      if (same) same.languages.push(language);
      else known.set(header, [...meanings, { field, languages: [language] }]);
    }
  }
}
const ofPrograms = new Set(keysOf(programHeaders));
const restating = new Set(keysOf(restatingHeaders));
// 'E-mail 1 - Label' describes 'E-mail 1 - Value'.
const describing =
  /^(?:e mail|email|phone|address|website|im|relation|event|custom field|organization) # (?:label|type|service)$/;

/** A header without accents, case and punctuation: 'E-Mail-Adresse' is 'e mail adresse', 'homeZip2' is 'home zip 2'. */
export function plainHeader(header: string): string {
  return header
    .slice(0, 100)
    .replace(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function readHeader(header: string): Header {
  const words = withoutFormat(plainHeader(header).split(' '));
  const kind = kindOf(words);
  const exact = find(words);
  if (exact.length > 0) return { meanings: exact, kind, isFamilyFirst: false };
  const placeless = find(withoutKinds(words)).filter(({ field }) => placed.has(field));
  if (placeless.length > 0) return { meanings: placeless, kind, isFamilyFirst: false };
  return { kind, ...nameInOneCell(words) };
}

/** The order of day and month that a header specifies: 'Birthday (MM/DD)', 'Geburtsdatum TT.MM.JJJJ'. */
export function orderOfHeader(header: string): DateOrder | null {
  const words = plainHeader(header).split(' ');
  const [day, month] = [words.findIndex((word) => dayFormats.has(word)), words.indexOf('mm')];
  if (day === -1 || month === -1) return null;
  return day < month ? 'day-first' : 'month-first';
}

/** The languages of most headers; words that English shares with other languages do not count. */
export function languagesOf(headers: Header[]): HeaderLanguage[] {
  const votes = new Map<HeaderLanguage, number>();
  for (const { meanings } of headers) {
    const languages = new Set(meanings.flatMap((meaning) => meaning.languages));
    if (languages.has('en') && languages.size > 1) continue;
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  return [...votes].filter(([, count]) => count === most).map(([language]) => language);
}

/** The field of a header in a file of these languages; null if unknown or ambiguous. */
export function fieldOf({ meanings }: Header, languages: HeaderLanguage[]): CsvField | null {
  const [only, ...others] = meanings;
  if (others.length === 0) return only?.field ?? null;
  const [fitting, ...more] = meanings.filter((meaning) => meaning.languages.some((each) => languages.includes(each)));
  return more.length === 0 ? (fitting?.field ?? null) : null;
}

/** Whether a header is only a place or use: Yahoo's 'Home', 'Work' and 'Mobile' are numbers. */
export function isKindOnly(header: string): boolean {
  return withoutKinds(plainHeader(header).split(' ')).length === 0;
}

/** The role of a column without a field: a label of another column, program data, or a repetition. */
export function columnNature(header: string): 'describing' | 'program' | 'restating' | null {
  const key = keyOf(plainHeader(header).split(' '));
  if (describing.test(key)) return 'describing';
  if (ofPrograms.has(key)) return 'program';
  return restating.has(key) ? 'restating' : null;
}

/** The headers of a list of data in normalized form. */
export function keysOf(headers: string): string[] {
  return headers.split('|').map((header) => keyOf(plainHeader(header.replaceAll('#', '0')).split(' ')));
}

/** The header without the date format it specifies. */
function withoutFormat(words: string[]): string[] {
  const hasFormat = words.includes('mm') && words.some((word) => dayFormats.has(word));
  return hasFormat ? words.filter((word) => word !== 'mm' && !dayFormats.has(word) && !yearFormats.has(word)) : words;
}

function find(words: string[]): Meaning[] {
  return known.get(keyOf(words)) ?? known.get(keyOf(words.filter((word) => !isNumber(word)))) ?? [];
}

function keyOf(words: string[]): string {
  return words
    .filter((word) => !connectors.has(word))
    .map((word) => (isNumber(word) ? '#' : word))
    .join(' ');
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** 'Nachname, Vorname' and 'First and last name': two known names in one header. */
function nameInOneCell(words: string[]): Pick<Header, 'meanings' | 'isFamilyFirst'> {
  for (let at = 1; at < words.length; at += 1) {
    const left = find(words.slice(0, at));
    const right = find(words.slice(joiners.has(words[at] ?? '') ? at + 1 : at));
    const has = (meanings: Meaning[], ...fields: CsvField[]) => meanings.some(({ field }) => fields.includes(field));
    const isFamilyFirst = has(left, 'familyName', 'name') && has(right, 'givenName');
    if (isFamilyFirst || (has(left, 'givenName') && has(right, 'familyName'))) {
      const languages = left.flatMap((meaning) => meaning.languages);
      return { meanings: [{ field: 'name', languages }], isFamilyFirst };
    }
  }
  return { meanings: [], isFamilyFirst: false };
}
