import { useState } from 'react';

/** A card on its way off the table: sealed and onto the pile, or aside. */
export type Flight = {
  key: number;
  cardId: number;
  kind: 'approved' | 'skipped' | 'later';
  imageUrl: string | null;
  /** Where it lies, and how it comes to the pile. */
  from: { left: number; top: number; width: number; height: number };
  by: { x: number; y: number; scale: number };
};

/** The cards that are moving. Nothing waits for them: the next card can be decided meanwhile. */
export function useFlights() {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  return {
    flights,
    /** Starts the movement of a card that lies at `cover`; without motion there is none. */
    start: (kind: Flight['kind'], card: { id: number; imageUrl: string | null }, cover: Element, pile: Element) => {
      if (!hasMotion()) return;
      const { left, top, width, height } = cover.getBoundingClientRect();
      const goal = pile.getBoundingClientRect();
      const by = {
        x: goal.left + goal.width / 2 - (left + width / 2),
        y: goal.top + goal.height / 2 - (top + height / 2),
        scale: goal.height / height,
      };
      const flight = {
        key: performance.now(),
        cardId: card.id,
        kind,
        imageUrl: card.imageUrl,
        from: { left, top, width, height },
        by,
      };
      setFlights((before) => [...before, flight]);
    },
    end: (key: number) => setFlights((before) => before.filter((flight) => flight.key !== key)),
    /** A card that comes back stops moving. */
    stop: (cardId: number) => setFlights((before) => before.filter((flight) => flight.cardId !== cardId)),
  };
}

export function hasMotion(): boolean {
  return (
    document.documentElement.dataset.animations !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
