import type { Language } from '../contract/vocabulary.ts';
import { openingWords } from './opening-words.ts';
import { Postmark } from './postmark.tsx';
import { Seal } from './seal.tsx';

/** Half of the envelope: the card comes out between the two. `aria-hidden`, because the card can be read at once. */
export function EnvelopeBack() {
  return (
    <div className="arrival arrival-behind" aria-hidden>
      <svg className="arrival-flap-open" viewBox="0 0 200 90" preserveAspectRatio="none" aria-hidden>
        <path d="M0 90 H200 L108 8 Q100 1 92 8Z" fill="var(--envelope-deep)" />
      </svg>
      <div className="arrival-back" />
    </div>
  );
}

/** The front of the envelope: pocket, address, postmark, flap, and the seal, which opens it. */
export function EnvelopeFront({
  recipientName,
  day,
  place,
  senderName,
  language,
}: {
  /** As the greeting calls them. */
  recipientName: string;
  /** Of the postmark, `YYYY-MM-DD`. */
  day: string | null;
  place: string | null;
  senderName: string | null;
  language: Language | null;
}) {
  const words = openingWords[language ?? 'en'];
  return (
    <div className="arrival arrival-front">
      <svg className="arrival-pocket" viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0 L90 72 Q100 80 110 72 L200 0 V127 a3 3 0 0 1-3 3 H3 a3 3 0 0 1-3-3Z" fill="var(--envelope)" />
        <path d="M1 129 L88 64 Q100 54 112 64 L199 129 Q198 130 196 130 H4Q2 130 1 129Z" fill="var(--envelope-fold)" />
      </svg>
      <p className={`arrival-address arrival-address-${addressSize(recipientName)}`} dir="auto" aria-hidden>
        {recipientName}
      </p>
      <svg className="arrival-flap" viewBox="0 0 200 90" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0 H200 L108 82 Q100 89 92 82Z" fill="var(--envelope-fold)" />
        <path d="M0 .6 L92 82 Q100 89 108 82 L200 .6" fill="none" stroke="var(--envelope-deep)" strokeWidth=".7" />
      </svg>
      {day && <Postmark date={day} place={place} cancelled language={language} className="arrival-postmark" />}
      <div className="arrival-seal">
        <Seal name={senderName?.trim() || words.anonymous} sayings={words.seal} size={112} isDecoration />
        <button type="button" aria-label={words.open} />
      </div>
      <p className="arrival-hint" role="status" data-coming={words.coming}>
        {words.hint}
      </p>
    </div>
  );
}

/** A long name gets smaller letters. */
function addressSize(name: string): 'large' | 'medium' | 'small' {
  const length = Array.from(name).length;
  if (length <= 10) return 'large';
  return length <= 20 ? 'medium' : 'small';
}
