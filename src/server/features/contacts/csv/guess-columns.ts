import type { CsvField } from '../../../../contract/imports.ts';
import { headerWords, tellingParts } from './header-words.ts';
import { isOneEdit } from './one-edit.ts';
import { readWrittenDate, saysNoDate } from './written-date.ts';

/** What each column is taken for, and whether its headers tell who a row is about. */
export type ColumnGuess = { fields: (CsvField | null)[]; needsMapping: boolean };

const known = new Map<string, CsvField>(
  Object.entries(headerWords).flatMap(([field, words]) =>
    words.split('|').map((word): [string, CsvField] => [word.trim(), field as CsvField]),
  ),
);
const nameFields: (CsvField | null)[] = ['name', 'givenName', 'familyName', 'nickname'];
// 'E-mail 1 - Type', 'Fax privat', 'Assistant's Phone': they contain a telling word and are something else.
const misleading =
  /\b(?:type|label|labels|display|fax|telefax|pager|telex|assistant|assistent|manager|spouse|spouses|phonetic|yomi|notification|code area|screen)\b/;
const oneOnly = new Set<CsvField>(['birthday', 'anniversary', 'nickname', 'relationship']);

// An address is no longer (RFC 5321), a number or a date much shorter.
const longestTellingValue = 254;

/** A header without accents, case and punctuation: 'E-Mail-Adresse' is 'e mail adresse'. */
export function plainHeader(header: string): string {
  return header
    .slice(0, 100)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What the headers say, and where they say nothing, what the values look like. */
export function guessColumns(headers: string[], rows: string[][], thisYear: number): ColumnGuess {
  const plain = headers.map(plainHeader);
  const fields = plain.map(fieldOfHeader);
  // Thunderbird has the three parts of a birthday; elsewhere 'Birth day' is all of it.
  const isThunderbird = plain.includes('birth month') && plain.includes('birth year');
  if (isThunderbird) fields[plain.indexOf('birth day')] = 'birthDay';
  keepFirst(fields);
  const needsMapping = !fields.some((field) => field && nameFields.includes(field));
  const unknown = headers.map((_, at) => at).filter((at) => fields[at] === null && !misleading.test(plain[at] ?? ''));
  for (const at of unknown) {
    const field = fieldOfValues(
      rows.slice(0, 50).map((row) => row[at] ?? ''),
      thisYear,
    );
    if (field && !fields.includes(field)) fields[at] = field;
  }
  const namelike = needsMapping ? unknown.find((at) => fields[at] === null && looksLikeNames(rows, at)) : undefined;
  if (namelike !== undefined) fields[namelike] = 'name';
  return { fields, needsMapping };
}

/** Whether the first row already is about someone: it has what no header has, an address, a number or a date. */
export function isDataRow(row: string[], thisYear: number): boolean {
  if (row.some((cell) => fieldOfHeader(plainHeader(cell)) !== null)) return false;
  return row.some((cell) => fieldOfValues([cell], thisYear) !== null);
}

function fieldOfHeader(plain: string): CsvField | null {
  const exact = known.get(plain);
  if (exact) return exact;
  if (plain === '' || misleading.test(plain)) return null;
  const part = tellingParts.find(([pattern]) => pattern.test(plain));
  if (part) return part[1];
  if (plain.length < 5 || plain.length > 30) return null;
  for (const [word, field] of known) {
    if (word.length >= 5 && word[0] === plain[0] && isOneEdit(word, plain)) return field;
  }
  return null;
}

/** A second column of what a contact has once only is left to the person who maps. */
function keepFirst(fields: (CsvField | null)[]): void {
  const seen = new Set<CsvField>();
  fields.forEach((field, at) => {
    if (field === null) return;
    if (oneOnly.has(field) && seen.has(field)) fields[at] = null;
    seen.add(field);
  });
}

function fieldOfValues(values: string[], thisYear: number): CsvField | null {
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  const most = (test: (value: string) => boolean) =>
    given.length > 0 &&
    given.filter((value) => value.length <= longestTellingValue && test(value)).length >= given.length * 0.6;
  if (most((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))) return 'email';
  if (most((value) => saysNoDate(value) || readWrittenDate(value, 'month-first', thisYear) !== null)) return 'birthday';
  if (most((value) => /^\+?[\d\s()/.-]{7,20}$/.test(value) && value.replace(/\D/g, '').length >= 7)) return 'phone';
  return null;
}

function looksLikeNames(rows: string[][], at: number): boolean {
  const given = rows.slice(0, 50).flatMap((row) => row[at]?.trim() || []);
  return (
    given.length > 0 &&
    given.filter((value) => /^\p{L}[\p{L}\p{M}\s.'’,-]{0,60}$/u.test(value)).length >= given.length * 0.6
  );
}
