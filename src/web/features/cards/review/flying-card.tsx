import { CardArt } from '../../../ui/card-art.tsx';
import { WaxSeal } from '../../../ui/wax-seal.tsx';
import type { Flight } from './use-flights.ts';

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
          <WaxSeal name={senderName} size={Math.max(92, from.width * 0.3)} isDecoration />
        </span>
      )}
    </div>
  );
}
