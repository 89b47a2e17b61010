import { useState } from 'react';
import { Seal } from '../../../../card-page/seal.tsx';
import { CardArt } from '../../../ui/card-art.tsx';

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

export function FlyingCard({ flight, senderName, onEnd }: { flight: Flight; senderName: string; onEnd: () => void }) {
  const { kind, imageUrl, from, by } = flight;
  return (
    <div
      className="review-flight"
      data-kind={kind}
      aria-hidden
      style={{
        ...from,
        ['--x' as string]: `${by.x}px`,
        ['--y' as string]: `${by.y}px`,
        ['--scale' as string]: by.scale,
      }}
      onAnimationEnd={(event) => event.target === event.currentTarget && onEnd()}
    >
      <CardArt imageUrl={imageUrl} loading="eager" />
      {kind === 'approved' && (
        <span className="review-flight-seal">
          <Seal name={senderName} size={Math.max(92, from.width * 0.3)} isDecoration />
        </span>
      )}
    </div>
  );
}
