import { expect, test } from 'vitest';
import { linesOnPage } from './lines-on-page.ts';
import { wholeUpTo } from './whole-list.ts';

const inView = { startIndex: 0, endIndex: 4, overscan: 2 };

test('renders all lines of a short list, and only those near the viewport of a long one', () => {
  expect(linesOnPage(wholeUpTo)({ ...inView, count: 34 })).toHaveLength(34);
  expect(linesOnPage(wholeUpTo + 1)({ ...inView, count: 34 })).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
