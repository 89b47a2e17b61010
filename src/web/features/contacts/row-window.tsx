import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTop } from '../../use-top.ts';

/** Rows rendered above and below the viewport, for fast scrolling and the Tab key. */
const spareRows = 2;

/** Of a long list of rows with the height `rowRem`, gap included, those near the viewport. */
export function RowWindow({
  rowCount,
  rowRem,
  children,
}: {
  rowCount: number;
  rowRem: number;
  children: (firstRow: number, endRow: number) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const top = useTop(place);
  const rowPx = rowRem * useRemPx();
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowPx,
    overscan: spareRows,
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
  return (
    <div ref={place} style={{ height: rowCount * rowPx }}>
      <div style={{ transform: `translateY(${first ? first.start - top : 0}px)` }}>
        {children(first?.index ?? 0, (shown.at(-1)?.index ?? -1) + 1)}
      </div>
    </div>
  );
}

/** The pixels of 1rem, which users can change. */
function useRemPx(): number {
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return remPx;
}
