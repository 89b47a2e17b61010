import type { CsvField } from '../../../../contract/csv-fields.ts';
import { t } from '../../../../contract/translate.ts';
import { kindOfLabel } from '../date-labels.ts';
import { unclearBirthdays } from './outlook-headers.ts';
import { areOwnColumns, ownColumns } from './own-columns.ts';
import { fieldOf, isKindOnly, keysOf, languagesOf, plainHeader, readHeader } from './read-header.ts';
import { readWrittenDate } from './written-date.ts';

/** The field of each column, and whether the headers show who a row is about. */
export type ColumnGuess = { fields: (CsvField | null)[]; needsMapping: boolean };

const nameFields: (CsvField | null)[] = ['name', 'fileAs', 'givenName', 'familyName', 'nickname'];
const oneOnly = new Set<CsvField>(['birthday', 'anniversary', 'nickname', 'relationship', 'fileAs']);
const unclear = new Set(keysOf(unclearBirthdays));

// Addresses are at most this long (RFC 5321); numbers and dates are much shorter.
const longestTellingValue = 254;

/**
 * The fields by the headers; without headers the values reveal names, mail and numbers. A date without a header stays
 * undecided.
 */
export function guessColumns(headers: string[], rows: string[][]): ColumnGuess {
  if (areOwnColumns(headers))
    return { fields: headers.map((header) => ownColumns[header] ?? null), needsMapping: false };
  const read = headers.map(readHeader);
  const languages = languagesOf(read);
  // Reminders of people who died are turned off, so such a column must not be left for the user to find.
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

/** The name of a column without a header. */
export function emptyHeader(at: number): string {
  return t`Column ${at + 1}`;
}

/** How many cells of a row are known headers. */
export function countHeaders(cells: string[]): number {
  return cells.filter((cell) => cell.length <= 100 && readHeader(cell).meanings.length > 0).length;
}

/** Whether a row is data: it contains an address, a number or a date, which headers never do. */
export function isDataRow(row: string[], today: string): boolean {
  const isDate = (cell: string) => /\d/.test(cell) && readWrittenDate(cell, 'day-first', today) !== null;
  return countHeaders(row) < 2 && row.some((cell) => fieldOfValues([cell]) !== null || isDate(cell));
}

/** Thunderbird's files have the birthday in three columns, the third called 'Birth Day' or 'Geburtstag'. */
function tellPartsOfBirthday(fields: (CsvField | null)[], rows: string[][]): void {
  if (!fields.includes('birthYear') && !fields.includes('birthMonth')) return;
  const at = fields.indexOf('birthday');
  if (at !== -1 && valuesOf(rows, at).every((value) => /^\d{1,2}$/.test(value))) fields[at] = 'birthDay';
}

/** 'Name' next to 'Vorname', without another family name, is the family name, unless it contains the first name too. */
function tellFamilyName(fields: (CsvField | null)[], rows: string[][]): void {
  const [name, given] = [fields.indexOf('name'), fields.indexOf('givenName')];
  if (name === -1 || given === -1 || fields.includes('familyName')) return;
  const isWhole = rows.some((row) => {
    const first = row[given]?.trim().toLowerCase() ?? '';
    return first !== '' && row[name]?.toLowerCase().includes(first);
  });
  if (!isWhole) fields[name] = 'familyName';
}

/** A second column for a single-valued field is left to the user. */
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

/** A phone number; '19850312' and '12.03.1985' are not. */
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
