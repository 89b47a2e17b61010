import { useEffect, useRef, useState } from 'react';
import type { CardListItem } from '../../../contract/cards.ts';
import { rescueFocus } from '../../rescue-focus.ts';
import { classNames } from '../../ui/class-names.ts';
import { UpcomingBanner } from './upcoming-banner.tsx';

const under =
  'before:absolute before:inset-x-3.5 before:-bottom-[7px] before:-z-1 before:h-8 before:rounded-b-panel before:border before:border-t-0 before:border-envelope before:bg-envelope-tint';
const underBoth =
  'after:absolute after:inset-x-7 after:-bottom-3.5 after:-z-2 after:h-8 after:rounded-b-panel after:border after:border-t-0 after:border-envelope after:bg-envelope-tint';

/** How many more banners each click shows: hundreds at once would block the page. */
const step = 10;

/** How long banners ignore clicks after they have moved, because a click may be meant for the previous one. */
const settlingMs = 1000;
const comesIn = 'transition-opacity duration-(--dur-3) starting:opacity-0';

/** A banner for each waiting draft; all but the first are hidden until the user shows them. */
export function BannerPile({
  cards,
  count,
  onCount: setCount,
}: {
  cards: readonly CardListItem[];
  /** How many are shown. */
  count: number;
  onCount: (count: number) => void;
}) {
  const open = count > 1;
  const shown = cards.slice(0, count);
  const hidden = cards.length - shown.length;
  const pile = useRef<HTMLElement>(null);
  const settling = useSettling(cards.map(({ id }) => id).join());
  // The clicked button disappeared with its banner: focus the next banner, or the page.
  const goOn = () =>
    requestAnimationFrame(() => rescueFocus(pile.current ?? document.getElementById('main'), { preventScroll: true }));
  return (
    <section ref={pile} tabIndex={-1} aria-label="Upcoming cards" className="isolate outline-none">
      <ul
        inert={settling}
        className={classNames('relative z-0 grid gap-4', hidden > 0 && under, hidden > 1 && underBoth)}
      >
        {shown.map((card) => (
          <li key={card.id} className={settling ? comesIn : undefined}>
            <UpcomingBanner card={card} onDecided={goOn} />
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className={classNames('-mb-3 flex items-center justify-between gap-3', hidden > 0 ? 'mt-6' : 'mt-3')}>
          <p role="status" className="text-xs text-ink-faint">
            {shown.length} of {cards.length} upcoming cards
          </p>
          <span className="flex gap-5">
            {hidden > 0 && (
              <button type="button" className="link min-h-11" onClick={() => setCount(count + step)}>
                {hidden > step ? `Show ${step} more` : `Show all ${cards.length}`}
              </button>
            )}
            {open && (
              <button type="button" className="link min-h-11" onClick={() => setCount(1)}>
                Show one
              </button>
            )}
          </span>
        </div>
      )}
    </section>
  );
}

/** True for a moment after `order` has changed. */
function useSettling(order: string): boolean {
  const [settled, setSettled] = useState(order);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(order), settlingMs);
    return () => clearTimeout(timer);
  }, [order]);
  return settled !== order;
}
