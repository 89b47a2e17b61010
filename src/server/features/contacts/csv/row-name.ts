import type { CsvField } from '../../../../contract/csv-fields.ts';
import { oneLine } from '../sentences.ts';
import { distinct } from '../vcard/pick-fields.ts';
import { greetingNameOf, joinName } from '../vcard/read-name.ts';
import type { Value } from './plan-columns.ts';

type ValuesOf = (field: CsvField) => Value[];

const nameParts = ['givenName', 'middleName', 'familyName', 'suffix'] as const;
const honorific =
  /^[\p{L}\s]{1,10}\.|^(?:mr|mrs|ms|miss|mx|dr|prof|sir|herr|frau|mme|mlle|monsieur|madame|sra?|srta|don|do[nñ]a|dott|ing)$/iu;
// In 'Lee, PhD' the second part is not a first name.
const isNoGivenName = /^(?:[js]r|ph\.?d|m\.?d|esq|i{2,3}|iv|mba|inc|ltd|llc|gmbh|ag|s\.?a|co|corp)\.?$/i;

/**
 * The name of a row, and the texts of its name columns that are not in it: the full name if it contains the parts, else
 * the parts, else the name the contact is filed as. The greeting name is the given name if the full name suggests
 * another.
 */
export function pickName(of: ValuesOf): { name: string | null; greetingName: string | null; unused: Value[] } {
  const wholes = of('name').map((value) => ({ ...value, text: givenNameFirst(value) }));
  const titles = of('prefix').filter(({ text }) => honorific.test(text));
  const textOf = (field: (typeof nameParts)[number]) => distinct(of(field).map(({ text }) => text)).join(' ');
  const parts = nameParts.map(textOf).filter((text) => text !== '');
  const given = { given: textOf('givenName'), family: textOf('familyName'), additional: textOf('middleName') };
  const inOrder = [titles[0]?.text ?? '', joinName(given), textOf('suffix')].filter((text) => text !== '');
  const joined = parts.length === 0 ? null : inOrder.join(' ');
  const holding = wholes.find(({ text }) => isIn(parts.join(' '), text));
  const filed = of('fileAs')[0];
  const name = holding?.text ?? joined ?? wholes[0]?.text ?? (filed ? givenNameFirst(filed) : null);
  const all = [...wholes, ...of('prefix'), ...of('fileAs'), ...(name === joined ? [] : nameParts.flatMap(of))];
  if (name === null) return { name, greetingName: null, unused: all };
  const unused = all.filter(({ text }) => !isIn(text, name));
  return { name, greetingName: greetingNameOf(name, given), unused };
}

/** Whether another text contains every word of this one. */
export function isIn(text: string, whole: string): boolean {
  const words = wordsOf(whole);
  return wordsOf(text).every((word) => words.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** 'Lee, Ann' becomes 'Ann Lee' in a column of such names, and 'Lee Ann' if the header says so. */
function givenNameFirst({ text, column }: Value): string {
  if (!column.isFamilyFirst) return text;
  const [family = '', given = '', ...more] = text.split(text.includes(',') ? ',' : /\s+/).map((part) => part.trim());
  const isTwo = family !== '' && given !== '' && more.length === 0 && !isNoGivenName.test(given);
  return isTwo ? oneLine(`${given} ${family}`) : text;
}
