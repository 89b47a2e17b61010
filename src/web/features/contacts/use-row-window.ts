import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTop } from '../../use-top.ts';
import { linesOnPage } from '../../whole-list.ts';

/** Rows that stand ready above and below the window, for fast scrolling and for the Tab key. */
const spareRows = 2;

/** Which rows of a list on a scrolling page are on it. Its `items` share rows of the height `rowRem`, gap included. */
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
    // A frame of its own for each step of scrolling would be one too many; the spare rows stand there meanwhile.
    useFlushSync: false,
    scrollMargin: top,
    // The place on the page is known before anything is painted: coming back, the list is as long as it was.
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

/** The pixels of 1rem, which people set larger. */
function useRemPx(): number {
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return remPx;
}
