import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

import { wholeUpTo } from './whole-list.ts';

/** The lines to render for a list of `items`: all of a short list, of a long one those near the viewport. */
export function linesOnPage(items: number): (range: Range) => number[] {
  return items <= wholeUpTo ? everyLine : defaultRangeExtractor;
}

function everyLine({ count }: Range): number[] {
  return Array.from({ length: count }, (_, line) => line);
}
