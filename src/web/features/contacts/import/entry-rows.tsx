import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ImportEntryView } from '../../../../contract/imports.ts';
import { linesOnPage } from '../../../lines-on-page.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { actionOf, type Choosing, decide } from './choice.ts';
import { EntryRow } from './entry-row.tsx';

const estimatedRowPx = 76;
// Rows rendered above and below the viewport, for the keyboard and fast scrolling.
const overscan = 12;

/** The rows of up to 10,000 entries: renders those near the viewport and loads the next page in advance. */
export function EntryRows({
  entries,
  choosing,
  selection,
  hasMore,
  onMore,
}: {
  entries: ImportEntryView[];
  choosing: Choosing | undefined;
  /** The entries chosen for a relation, while the user chooses them. */
  selection: Selection<ImportEntryView> | null;
  hasMore: boolean;
  onMore: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    // The content above the list may change its height.
    const observer = new ResizeObserver(() => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setScrollMargin(Math.round(top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => estimatedRowPx,
    getItemKey: (at) => entries[at]?.id ?? at,
    overscan,
    rangeExtractor: linesOnPage(entries.length),
    scrollMargin,
  });
  const shown = rows.getVirtualItems();
  const last = rows.range?.endIndex ?? 0;
  useEffect(() => {
    if (hasMore && last >= entries.length - overscan * 3) onMore();
  }, [last, entries.length, hasMore, onMore]);
  return (
    <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {shown.map(({ index, key, start }) => {
        const entry = entries[index];
        return (
          entry && (
            <EntryRow
              key={key}
              entry={entry}
              place={{ index, startPx: start - scrollMargin, measure: rows.measureElement }}
              choosing={
                choosing && !selection
                  ? {
                      action: actionOf(choosing.choice, entry),
                      onAction: (action) => choosing.onChoice(decide(choosing.choice, entry, action)),
                    }
                  : undefined
              }
              picking={
                selection
                  ? { checked: selection.has(entry.id), onToggle: (range) => selection.toggle(entry.id, range) }
                  : undefined
              }
            />
          )
        );
      })}
    </ul>
  );
}
