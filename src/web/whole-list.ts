import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Lists of so many items stand on the page whole, for the browser's search, the Tab key and screen readers. */
export const wholeUpTo = 100;

/** Which lines of a list of `items` are on the page: all of a short one, of a long one those near the window. */
export function linesOnPage(items: number): (range: Range) => number[] {
  return items <= wholeUpTo ? everyLine : defaultRangeExtractor;
}

function everyLine({ count }: Range): number[] {
  return Array.from({ length: count }, (_, line) => line);
}
