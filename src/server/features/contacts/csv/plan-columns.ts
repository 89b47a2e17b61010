import type { CsvField } from '../../../../contract/csv-fields.ts';
import type { DateOrder } from '../../../../contract/imports.ts';
import type { CsvColumn } from '../../../db/tables/people.ts';
import type { Kind } from './header-kinds.ts';
import { areOwnColumns, ownColumns } from './own-columns.ts';
import { columnNature, plainHeader, readHeader } from './read-header.ts';

/** A column in the form the row reader uses. */
export type PlannedColumn = {
  at: number;
  header: string;
  kind: Kind;
  /** Groups the parts of one address: 'address 2' of Google's columns, else the kind. */
  group: string;
  /** The column with the label of this one ('Phone 1 - Label'). */
  labelAt: number | null;
  order: DateOrder | null;
  /** Full names are written 'Lee, Ann'. */
  isFamilyFirst: boolean;
  nature: ReturnType<typeof columnNature>;
};
export type ColumnPlan = {
  of(field: CsvField): PlannedColumn[];
  unmapped: PlannedColumn[];
  /** The number of columns in the file. */
  width: number;
  /** Fondly wrote the file. */
  isOwn: boolean;
};

/** A non-empty cell and its column. */
export type Value = { text: string; column: PlannedColumn };

/** Sorts the columns into the order in which a row is read. */
export function planColumns(columns: CsvColumn[]): ColumnPlan {
  const plain = columns.map(({ header }) => plainHeader(header));
  const planned = columns.map(({ header, samples, dateOrder }, at): PlannedColumn => {
    const { kind, isFamilyFirst } = readHeader(header);
    const numbered = /^((?:address|e mail|email|phone|event|relation|custom field) \d+)(?: |$)/.exec(
      plain[at] ?? '',
    )?.[1];
    const labelAt = plain.findIndex((other) => other === `${numbered} label` || other === `${numbered} type`);
    return {
      at,
      header,
      kind,
      group: numbered && labelAt !== -1 ? numbered : kind,
      labelAt: labelAt === at || labelAt === -1 ? null : labelAt,
      order: dateOrder,
      isFamilyFirst: isFamilyFirst || areFamilyFirst(samples),
      nature: columnNature(header),
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
    isOwn:
      areOwnColumns(columns.map(({ header }) => header)) &&
      columns.every(({ header, field }) => field === ownColumns[header]),
    unmapped: planned.filter(({ at, nature }) => columns[at]?.field === null && nature !== 'describing'),
  };
}

/** Whether all of the first names are like 'Lee, Ann'; a single one could be two people. */
function areFamilyFirst(samples: string[]): boolean {
  return samples.length > 0 && samples.every((sample) => /^\p{L}[^,\d]*,\s*\p{L}[^,\d]*$/u.test(sample));
}
