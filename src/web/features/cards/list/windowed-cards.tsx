import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import type { CardListItem } from '../../../../contract/cards.ts';
import { useTop } from '../../../use-top.ts';
import { CardTile } from './card-tile.tsx';

const spareRows = 2;
/** The estimated height of a row by the number of columns: a square picture with text. */
const guessedPx = { 2: 370, 3: 420, 4: 440, 6: 400 };
/** Measured heights of rows, so that coming back restores the scroll position. */
const seenHeights = new Map<string, number>();

/** The tiles of a long section near the viewport. */
export function WindowedCards({
  cards,
  columns,
  from,
}: {
  cards: readonly CardListItem[];
  columns: keyof typeof guessedPx;
  from: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const top = useTop(place);
  const keyOf = useCallback((row: number) => `${columns}/${cards[row * columns]?.id}`, [cards, columns]);
  const rows = useWindowVirtualizer({
    count: Math.ceil(cards.length / columns),
    getItemKey: keyOf,
    // Rows are measured once rendered. A changing estimate would shift the restored scroll position.
    estimateSize: (row) => seenHeights.get(keyOf(row)) ?? guessedPx[columns],
    overscan: spareRows,
    useFlushSync: false,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useEffect(
    () => () => {
      for (const [key, height] of rows.itemSizeCache) seenHeights.set(String(key), height);
    },
    [rows],
  );
  return (
    <div ref={place} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <ul
          key={index}
          ref={rows.measureElement}
          data-index={index}
          className="card-tiles absolute inset-x-0 top-0 pb-7"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {cards.slice(index * columns, (index + 1) * columns).map((card, at) => (
            <li key={card.id} aria-posinset={index * columns + at + 1} aria-setsize={cards.length}>
              <CardTile card={card} from={from} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
