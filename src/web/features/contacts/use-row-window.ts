import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTop } from '../../use-top.ts';
import { linesOnPage } from '../../whole-list.ts';

/** Rows rendered above and below the viewport, for fast scrolling and the Tab key. */
const spareRows = 2;

/** The rows of a virtual list to render: `items` in `columns`, with rows of the height `rowRem`, gap included. */
export function useRowWindow(items: number, columns: number, rowRem: number) {
  const rowCount = Math.ceil(items / columns);
  const place = useRef<HTMLDivElement>(null);
  const top = useTop(place);
  const rowPx = rowRem * useRemPx();
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowPx,
    overscan: spareRows,
    rangeExtractor: linesOnPage(items),
    // No synchronous render per scroll event: the spare rows cover the delay.
    useFlushSync: false,
    scrollMargin: top,
    // The scroll position is known before the first paint, so a returning user sees the same rows.
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useLayoutEffect(() => {
    if (rowPx > 0) rows.measure();
  }, [rows, rowPx]);
  const shown = rows.getVirtualItems();
  const [first] = shown;
  return {
    place,
    heightPx: rowCount * rowPx,
    offsetPx: first ? first.start - top : 0,
    firstRow: first?.index ?? 0,
    endRow: (shown.at(-1)?.index ?? -1) + 1,
  };
}

/** The pixels of 1rem, which users can change. */
function useRemPx(): number {
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return remPx;
}
