import type { CsvField, DateOrder } from '../../../../contract/imports.ts';
import type { CsvColumn } from '../../../db/tables/people.ts';
import { plainHeader } from './guess-columns.ts';
import { areOwnColumns } from './own-columns.ts';
import { orderToldBy } from './written-date.ts';

/** A column as the row reader uses it. */
export type PlannedColumn = {
  at: number;
  header: string;
  /** What sets it apart from others of its kind, in lower case: 'home', 'business', 'mobile', 'address 1'. */
  kind: string;
  /** The column that says in words what this one is ('Phone 1 - Label'). */
  labelAt: number | null;
  order: DateOrder;
  isOrderSure: boolean;
};
export type ColumnPlan = {
  of(field: CsvField): PlannedColumn[];
  unmapped: PlannedColumn[];
  /** How many columns the file has. */
  width: number;
  /** Fondly wrote the file. */
  isOwn: boolean;
};

const dateFields: (CsvField | null)[] = ['birthday', 'anniversary', 'eventDate'];
const kinds =
  /\b(?:home|business|work|other|mobile|cell|address \d+|privat\w*|geschaftlich|handy\w*|mobil\w*|movil|celular|cellulare|portable|primary)\b|携帯/;
// Columns that describe other columns, or hold what only the program that wrote them understands.
const technical =
  /\b(?:label|labels|type|file as|group membership|phonetic|yomi|display name|initials|language|priority|private|sensitivity)\b/;

/**
 * Decides, for every column of dates, whether the day or the month comes first: by all of its rows, which `see` is given
 * one after the other. `decide` takes what to do where they do not tell; `isSure` when a person said it.
 */
export function countDateOrders(columns: CsvColumn[]) {
  const votes = columns.map(({ field }) => (dateFields.includes(field) ? { 'day-first': 0, 'month-first': 0 } : null));
  return {
    see(cells: string[]): void {
      votes.forEach((vote, at) => {
        const told = vote && orderToldBy(cells[at] ?? '');
        if (vote && told) vote[told] += 1;
      });
    },
    decide(preferred: DateOrder, isSure: boolean): CsvColumn[] {
      return columns.map((column, at) => {
        const vote = votes[at];
        if (!vote) return { ...column, dateOrder: null, isDateOrderSure: true };
        const { 'day-first': day, 'month-first': month } = vote;
        if (day === month) return { ...column, dateOrder: preferred, isDateOrderSure: isSure };
        return { ...column, dateOrder: day > month ? 'day-first' : 'month-first', isDateOrderSure: true };
      });
    },
  };
}

/** Puts the columns in the order in which a row is read. */
export function planColumns(columns: CsvColumn[]): ColumnPlan {
  const plain = columns.map(({ header }) => plainHeader(header));
  const planned = columns.map(({ header, dateOrder, isDateOrderSure }, at): PlannedColumn => {
    const stem = (plain[at] ?? '').replace(/ (?:value|formatted)$/, '');
    const labelAt = plain.findIndex((other) => other === `${stem} label` || other === `${stem} type`);
    return {
      at,
      header,
      kind: kinds.exec(plain[at] ?? '')?.[0] ?? '',
      labelAt: labelAt === -1 || labelAt === at ? null : labelAt,
      order: dateOrder ?? 'month-first',
      isOrderSure: isDateOrderSure,
    };
  });
  const byField = new Map<CsvField, PlannedColumn[]>();
  columns.forEach(({ field }, at) => {
    const column = planned[at];
    if (field && column) byField.set(field, [...(byField.get(field) ?? []), column]);
  });
  return {
    of: (field) => byField.get(field) ?? [],
    width: columns.length,
    isOwn: areOwnColumns(columns.map(({ header }) => header)),
    unmapped: planned.filter(({ at }) => columns[at]?.field === null && !technical.test(plain[at] ?? '')),
  };
}
