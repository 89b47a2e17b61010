import { Seal } from '../../../ui/seal.tsx';

/** The envelope animation when the page opens. Decoration: the card can be read at once. */
export function OpeningEnvelope({ senderName }: { senderName: string | null }) {
  return (
    <>
      <div className="arrival arrival-behind" aria-hidden>
        <div className="arrival-back" />
        <svg className="arrival-flap-open" viewBox="0 0 200 90" preserveAspectRatio="none" aria-hidden>
          <path d="M0 0 H200 L108 82 Q100 89 92 82Z" fill="var(--envelope-deep)" />
        </svg>
      </div>
      <div className="arrival arrival-front" aria-hidden>
        <svg className="arrival-pocket" viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden>
          <path d="M0 0 L90 72 Q100 80 110 72 L200 0 V126 a4 4 0 0 1-4 4 H4 a4 4 0 0 1-4-4Z" fill="var(--envelope)" />
          <path
            d="M1 128 L88 64 Q100 54 112 64 L199 128 Q197 130 194 130 H6Q3 130 1 128Z"
            fill="var(--envelope-fold)"
          />
        </svg>
        <svg className="arrival-flap" viewBox="0 0 200 90" preserveAspectRatio="none" aria-hidden>
          <path d="M0 0 H200 L108 82 Q100 89 92 82Z" fill="var(--envelope-fold)" />
        </svg>
        <div className="arrival-seal">
          <Seal name={senderName} size={124} />
        </div>
      </div>
    </>
  );
}
