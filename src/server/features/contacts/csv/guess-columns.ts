import type { CsvField } from '../../../../contract/imports.ts';
import { kindOfLabel } from '../date-labels.ts';
import { unclearBirthdays } from './outlook-headers.ts';
import { areOwnColumns, ownColumns } from './own-columns.ts';
import { fieldOf, isKindOnly, keysOf, languagesOf, plainHeader, readHeader } from './read-header.ts';
import { readWrittenDate } from './written-date.ts';

/** What each column is taken for, and whether its headers tell who a row is about. */
export type ColumnGuess = { fields: (CsvField | null)[]; needsMapping: boolean };

const nameFields: (CsvField | null)[] = ['name', 'fileAs', 'givenName', 'familyName', 'nickname'];
const oneOnly = new Set<CsvField>(['birthday', 'anniversary', 'nickname', 'relationship', 'fileAs']);
const unclear = new Set(keysOf(unclearBirthdays));

// An address is no longer (RFC 5321), a number or a date much shorter.
const longestTellingValue = 254;

/** What the headers say; where there are none, the values tell names, mail and numbers. A date without a name stays open. */
export function guessColumns(headers: string[], rows: string[][]): ColumnGuess {
  if (areOwnColumns(headers))
    return { fields: headers.map((header) => ownColumns[header] ?? null), needsMapping: false };
  const read = headers.map(readHeader);
  const languages = languagesOf(read);
  // Of a person who died no day reminds, so such a column is not left to be found.
  const isDeath = (at: number) => kindOfLabel(headers[at] ?? '') === 'death';
  const fields = read.map((header, at) => (isDeath(at) ? 'occasion' : fieldOf(header, languages)));
  tellPartsOfBirthday(fields, rows);
  tellFamilyName(fields, rows);
  keepOne(fields, headers);
  const needsMapping = !fields.some((field) => field && nameFields.includes(field));
  headers.forEach((header, at) => {
    const isUnnamed = needsMapping || header === emptyHeader(at) || isKindOnly(header);
    const field = fields[at] === null && isUnnamed ? fieldOfValues(valuesOf(rows, at)) : null;
    if (field && (isKindOnly(header) || !fields.includes(field))) fields[at] = field;
  });
  const namelike = needsMapping ? fields.findIndex((field, at) => field === null && areNames(valuesOf(rows, at))) : -1;
  if (namelike !== -1) fields[namelike] = 'name';
  return { fields, needsMapping };
}

/** What a column is called that has no header. */
export function emptyHeader(at: number): string {
  return `Column ${at + 1}`;
}

/** How many cells of a row are known headers. */
export function countHeaders(cells: string[]): number {
  return cells.filter((cell) => cell.length <= 100 && readHeader(cell).meanings.length > 0).length;
}

/** Whether a row is about someone: it has what no header has, an address, a number or a date. */
export function isDataRow(row: string[], today: string): boolean {
  const isDate = (cell: string) => /\d/.test(cell) && readWrittenDate(cell, 'day-first', today) !== null;
  return countHeaders(row) < 2 && row.some((cell) => fieldOfValues([cell]) !== null || isDate(cell));
}

/** In Thunderbird's files the birthday has three columns, of which the third is called 'Birth Day' or 'Geburtstag'. */
function tellPartsOfBirthday(fields: (CsvField | null)[], rows: string[][]): void {
  if (!fields.includes('birthYear') && !fields.includes('birthMonth')) return;
  const at = fields.indexOf('birthday');
  if (at !== -1 && valuesOf(rows, at).every((value) => /^\d{1,2}$/.test(value))) fields[at] = 'birthDay';
}

/** 'Name' beside 'Vorname', with no other family name, is the family name, unless it holds the first name as well. */
function tellFamilyName(fields: (CsvField | null)[], rows: string[][]): void {
  const [name, given] = [fields.indexOf('name'), fields.indexOf('givenName')];
  if (name === -1 || given === -1 || fields.includes('familyName')) return;
  const isWhole = rows.some((row) => {
    const first = row[given]?.trim().toLowerCase() ?? '';
    return first !== '' && row[name]?.toLowerCase().includes(first);
  });
  if (!isWhole) fields[name] = 'familyName';
}

/** A second column of what a contact has once only is left to the user. */
function keepOne(fields: (CsvField | null)[], headers: string[]): void {
  const birthdays = headers.map((_, at) => at).filter((at) => fields[at] === 'birthday');
  for (const at of birthdays.length > 1 ? birthdays : []) {
    if (unclear.has(plainHeader(headers[at] ?? ''))) fields[at] = null;
  }
  const seen = new Set<CsvField>();
  fields.forEach((field, at) => {
    if (field === null) return;
    if (oneOnly.has(field) && seen.has(field)) fields[at] = null;
    seen.add(field);
  });
}

function valuesOf(rows: string[][], at: number): string[] {
  return rows.slice(0, 50).flatMap((row) => row[at]?.trim() || []);
}

function fieldOfValues(values: string[]): CsvField | null {
  const most = (test: (value: string) => boolean) =>
    values.length > 0 &&
    values.filter((value) => value.length <= longestTellingValue && test(value)).length >= values.length * 0.6;
  if (most((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))) return 'email';
  if (most(isPhone)) return 'phone';
  return null;
}

/** A number to call; '19850312' and '12.03.1985' are none. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return (
    /^\+?[\d\s()/.-]{7,20}$/.test(value) && digits >= 7 && !/^(?:\d{8}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})$/.test(value)
  );
}

function areNames(values: string[]): boolean {
  return (
    values.length > 0 &&
    values.filter((value) => /^\p{L}[\p{L}\p{M}\s.'’,-]{0,60}$/u.test(value)).length >= values.length * 0.6
  );
}
