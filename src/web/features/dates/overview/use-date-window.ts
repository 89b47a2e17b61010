import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { linesOnPage } from '../../../lines-on-page.ts';
import type { Line } from './window-rows.ts';

/** Measured heights of rows, so that coming back restores the scroll position. */
const seenHeights = { phone: new Map<string, number>(), desktop: new Map<string, number>() };
const guessedPx = { phone: { head: 66, row: 79 }, desktop: { head: 30, row: 91 } };

/** Lines rendered above and below the viewport, for fast scrolling. */
const spareLines = 4;

/** The lines of a long list to render: those near the viewport, and those around the focused row. */
export function useDateWindow<Row>(lines: readonly Line<Row>[], phone: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const focused = useRef<string | null>(null);
  const layout = phone ? 'phone' : 'desktop';
  const keyOf = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    getItemKey: keyOf,
    estimateSize: (index) => {
      const line = lines[index];
      if (!line) return 0;
      return seenHeights[layout].get(line.key) ?? guessedPx[layout][line.date ? 'row' : 'head'];
    },
    scrollMargin: top,
    overscan: spareLines,
    // The spare lines cover the delay until the next frame.
    useFlushSync: false,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback(
      (range: Range) => withNeighbours(linesOnPage(lines.length)(range), lines, focused.current),
      [lines],
    ),
  });
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  });
  useEffect(
    () => () => {
      for (const [key, height] of virtualizer.itemSizeCache) seenHeights[layout].set(String(key), height);
    },
    [virtualizer, layout],
  );
  useEffect(() => {
    const rememberRow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
      focused.current = row?.dataset.key ?? null;
    };
    document.addEventListener('focusin', rememberRow);
    return () => document.removeEventListener('focusin', rememberRow);
  }, []);
  return { list, virtualizer, top };
}

/** Adds the focused row and its two neighbours, which the Tab key can reach. */
function withNeighbours<Row>(inView: number[], lines: readonly Line<Row>[], key: string | null): number[] {
  const at = key === null ? -1 : lines.findIndex((line) => line.key === key);
  if (at < 0) return inView;
  const around = [at - 1, at, at + 1].filter((index) => index >= 0 && index < lines.length);
  return [...new Set([...inView, ...around])].sort((a, b) => a - b);
}
