import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, placeRows } from './window-rows.ts';

const groupsOf = (sizes: number[]) => {
  let id = 0;
  return sizes.map((size, at) => ({
    month: at === sizes.length - 1 ? null : `2026-${10 + at}`,
    dates: Array.from({ length: size }, () => {
      id += 1;
      return { id };
    }),
  }));
};

test('visible rows have the position they would have in the full list', () => {
  const anyList = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }).chain((sizes) => {
    const count = sizes.reduce((sum, size) => sum + size + 1, 0);
    return fc.record({
      sizes: fc.constant(sizes),
      heights: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: count, maxLength: count }),
      shown: fc.subarray(Array.from({ length: count }, (_, index) => index)),
    });
  });
  fc.assert(
    fc.property(anyList, ({ sizes, heights, shown }) => {
      const groups = groupsOf(sizes);
      const lines = linesOf(groups);
      const starts = heights.map((_, at) => heights.slice(0, at).reduce((sum, height) => sum + height, 0));
      const placeOf = (index: number) => ({
        index,
        start: starts[index] ?? 0,
        end: (starts[index] ?? 0) + (heights[index] ?? 0),
      });
      const { groups: placed, end } = placeRows(groups, lines, shown.map(placeOf), placeOf);
      let top = 0;
      for (const group of placed) {
        const head = lines.findIndex(({ key }) => key === `month-${group.month}`);
        top += group.before;
        expect(top).toBe(starts[head]);
        top += heights[head] ?? 0;
        for (const row of group.rows) {
          top += row.before;
          expect([top, row.position]).toEqual([starts[row.index], row.index - head]);
          top += heights[row.index] ?? 0;
        }
        top += group.after;
      }
      expect(end).toBe(top);
      expect(placed.flatMap(({ rows }) => rows.map(({ index }) => index))).toEqual(
        shown.filter((index) => lines[index]?.date),
      );
    }),
  );
});
