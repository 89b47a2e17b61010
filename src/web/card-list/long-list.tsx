import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** The first rows of a list; a button shows the rest. */
export function LongList<Item>({
  items,
  shownAtFirst,
  showAll,
  children,
}: {
  items: readonly Item[];
  shownAtFirst: number;
  /** 'Show all 12 cards' */
  showAll: (count: number) => string;
  children: (shown: readonly Item[]) => ReactNode;
}) {
  const [all, setAll] = useState(false);
  // A single further row is shown without a button.
  const short = items.length <= shownAtFirst + 1;
  return (
    <>
      {children(all || short ? items : items.slice(0, shownAtFirst))}
      {!short && (
        <Button variant="line" size="sm" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : showAll(items.length)}
        </Button>
      )}
    </>
  );
}
