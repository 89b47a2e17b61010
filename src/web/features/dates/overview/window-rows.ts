import type { MonthGroup } from './select-dates.ts';

/** One line of the list: a month heading or a date. */
export type Line<Row> = { key: string; group: number; date: Row | null };

/** The position of a line in px from the start of the list. */
type Place = { index: number; start: number; end: number };

/** A month with rendered rows; `before` and `after` are the heights in px of the rows that are not rendered. */
type PlacedGroup<Row> = {
  month: string | null;
  before: number;
  rows: { date: Row; index: number; before: number; position: number }[];
  after: number;
  /** How many dates the month has. */
  size: number;
};

/** The headings and dates of all months in order. */
export function linesOf<Row extends { id: number }>(groups: readonly MonthGroup<Row>[]): Line<Row>[] {
  return groups.flatMap(({ month, dates }, group) => [
    { key: `month-${month}`, group, date: null },
    ...dates.map((date) => ({ key: String(date.id), group, date })),
  ]);
}

/**
 * The months and rows to render for the visible lines, with spacing that keeps each at its position in the full list. A
 * visible month always has its heading.
 */
export function placeRows<Row extends { id: number }>(
  groups: readonly MonthGroup<Row>[],
  lines: readonly Line<Row>[],
  inView: readonly Place[],
  placeOf: (index: number) => Place,
): { groups: PlacedGroup<Row>[]; end: number } {
  const heads = headsOf(groups);
  const placed: PlacedGroup<Row>[] = [];
  let current = -1;
  let end = 0;
  const close = () => {
    const group = groups[current];
    const head = heads[current];
    const last = placed.at(-1);
    if (!group || head === undefined || !last) return;
    const bottom = placeOf(head + group.dates.length).end;
    last.after = bottom - end;
    end = bottom;
  };
  for (const { index, start, end: rowEnd } of inView) {
    const line = lines[index];
    const group = line && groups[line.group];
    const head = line && heads[line.group];
    if (!line || !group || head === undefined) continue;
    if (line.group !== current) {
      close();
      current = line.group;
      const at = placeOf(head);
      placed.push({ month: group.month, before: at.start - end, rows: [], after: 0, size: group.dates.length });
      end = at.end;
    }
    if (!line.date) continue;
    placed.at(-1)?.rows.push({ date: line.date, index, before: start - end, position: index - head });
    end = rowEnd;
  }
  close();
  return { groups: placed, end };
}

function headsOf<Row>(groups: readonly MonthGroup<Row>[]): number[] {
  let next = 0;
  return groups.map(({ dates }) => {
    const head = next;
    next += dates.length + 1;
    return head;
  });
}
