import { t } from '../../../../contract/translate.ts';
import { naming } from '../sentences.ts';
import { distinct } from '../vcard/pick-fields.ts';
import { programValues } from './outlook-headers.ts';
import type { ColumnPlan, Value } from './plan-columns.ts';
import { keysOf, plainHeader } from './read-header.ts';
import { isIn } from './row-name.ts';
import { isEmptyDate } from './written-date.ts';

const ofPrograms = new Set(keysOf(programValues));
// Google puts every contact into this group.
const everyonesGroup = /^(?:\*\s?my\s?contacts)$/i;

/** Lists, in sentences, the columns of a row that are nowhere in its contact. */
export function reportLeftOut(plan: ColumnPlan, cells: string[], unused: Value[], dropped: string[]): void {
  const told = cells.filter((_, at) => !plan.unmapped.some((column) => column.at === at)).join(' ');
  const headers = plan.unmapped.filter(({ at, nature }) => {
    const text = cells[at]?.trim() ?? '';
    if (saysNothing(text) || isEmptyDate(text)) return false;
    if (nature === 'program') return !ofPrograms.has(plainHeader(text));
    return nature !== 'restating' || !(isIn(text, told) || areInitials(text, told));
  });
  const extra = cells.slice(plan.width).some((cell) => cell.trim() !== '');
  const names = distinct([
    ...unused.map(({ column, text }) => `${column.header} “${text}”`),
    ...headers.map(({ header }) => header),
    ...(extra ? [t`cells without a column`] : []),
  ]);
  dropped.push(...naming(t`Left out:`, names));
}

function saysNothing(text: string): boolean {
  return text.split(' ::: ').every((part) => part === '' || everyonesGroup.test(part));
}

function areInitials(text: string, told: string): boolean {
  const letters = text.toLowerCase().match(/\p{L}/gu) ?? [];
  const words = told.toLowerCase().split(/[^\p{L}]+/u);
  return letters.length <= 4 && letters.every((letter) => words.some((word) => word.startsWith(letter)));
}
