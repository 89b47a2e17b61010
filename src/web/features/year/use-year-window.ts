import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { linesOnPage } from '../../lines-on-page.ts';
import { useTop } from '../../use-top.ts';

const spareRows = 6;

/** The rows of a long list near the viewport, and the heights in px of those before and after them. */
export function useYearWindow<Place extends HTMLElement>(count: number, estimatePx: (index: number) => number) {
  const place = useRef<Place>(null);
  const top = useTop(place as RefObject<HTMLElement | null>);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: estimatePx,
    overscan: spareRows,
    // No synchronous render per scroll event: the spare rows cover the delay.
    useFlushSync: false,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: linesOnPage(count),
  });
  const shown = rows.getVirtualItems();
  const [first] = shown;
  const last = shown.at(-1);
  return {
    place,
    indexes: shown.map(({ index }) => index),
    measure: rows.measureElement,
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
  };
}
