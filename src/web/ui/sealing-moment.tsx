import { type CSSProperties, useEffect, useRef } from 'react';
import { Postmark } from '../../card-page/postmark.tsx';
import { CardArt } from './card-art.tsx';
import { WaxSeal } from './wax-seal.tsx';

/** The duration of the animation; the call to the server starts before it. */
export const sealingMs = 900;

/** The animation of Approve & Schedule: the card is put into an envelope, sealed and postmarked. `onDone` runs after 900 ms. */
export function SealingMoment({
  imageUrl,
  senderName,
  date,
  width = 240,
  onDone,
}: {
  imageUrl: string | null;
  senderName: string;
  /** The scheduled day, YYYY-MM-DD. */
  date: string | null;
  width?: number;
  onDone: () => void;
}) {
  const moment = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button is below the animation. No return value: it is a promise in new browsers, not a cleanup.
    moment.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const timer = setTimeout(onDone, sealingMs);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div ref={moment} className="sealing" style={{ '--u': `${width / 200}px` } as CSSProperties} aria-hidden>
      <svg className="sealing-flap-open" viewBox="0 0 200 90" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0 H200 L108 82 Q100 89 92 82Z" fill="var(--envelope-deep)" />
      </svg>
      <div className="sealing-back" />
      <div className="sealing-card">
        <CardArt imageUrl={imageUrl} loading="eager" />
      </div>
      <svg className="sealing-pocket" viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0 L90 72 Q100 80 110 72 L200 0 V126 a4 4 0 0 1-4 4 H4 a4 4 0 0 1-4-4Z" fill="var(--envelope)" />
        <path d="M1 128 L88 64 Q100 54 112 64 L199 128 Q197 130 194 130 H6Q3 130 1 128Z" fill="var(--envelope-fold)" />
      </svg>
      <svg className="sealing-flap" viewBox="0 0 200 90" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0 H200 L108 82 Q100 89 92 82Z" fill="var(--envelope-fold)" />
      </svg>
      <div className="sealing-seal">
        <WaxSeal name={senderName} size={(76 * width) / 200} />
      </div>
      {date && (
        <div className="sealing-postmark">
          <Postmark date={date} />
        </div>
      )}
    </div>
  );
}
