import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Language } from '../../../../contract/vocabulary.ts';
import { signatureWords } from '../../../../domain/signature-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Linen } from '../../../ui/linen.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { OpeningEnvelope } from './opening-envelope.tsx';
import './full-card.css';
import './opening-envelope.css';

/** An opened card: picture, title, message, seal and signature. Phones show picture and text one below the other. */
export function FullCard({
  card: { title, message, messageOnPicture, imageUrl, language, senderName, senderFirstName },
  opens,
  back,
  children,
}: {
  card: {
    title: string;
    message: string;
    /** The picture contains the message; the text is only for screen readers. */
    messageOnPicture: boolean;
    imageUrl: string | null;
    /** The recipient's language. */
    language?: Language | null;
    senderName: string | null;
    senderFirstName: string | null;
  };
  /** Plays the opening of the envelope. */
  opens: boolean;
  /** The Back link, for the owner only. */
  back?: ReactNode;
  /** Content below the card, for the owner only. */
  children?: ReactNode;
}) {
  const { createdBy, sentBy } = signatureWords(language);
  return (
    <main lang={language ?? undefined}>
      <Linen className="full-card">
        {back}
        {opens && <OpeningEnvelope senderName={senderName} />}
        <article className={classNames('full-card-open', opens && 'full-card-arriving')}>
          <div className="full-card-leaf full-card-front">
            {imageUrl && <img src={imageUrl} alt={`Front of the card: ${title}`} />}
          </div>
          <div className="full-card-leaf full-card-inside">
            <h1 dir="auto">{title}</h1>
            <p
              className={
                messageOnPicture
                  ? 'sr-only'
                  : classNames('full-card-message', `full-card-message-${messageSize(message)}`)
              }
              dir="auto"
            >
              {message}
            </p>
            <p className="full-card-signature">
              {createdBy} <bdi>{senderFirstName ?? 'Anonymous'}</bdi> {sentBy} <Link to="/">Fondly</Link>
            </p>
          </div>
          <Seal name={senderName} size={172} />
        </article>
        {children}
      </Linen>
    </main>
  );
}

/** The font size of the message by its length: 21, 19 or 17 px. A longer message scrolls. */
export function messageSize(message: string): 'large' | 'medium' | 'small' {
  const length = Array.from(message).length + lineBreaks(message) * charactersPerLine;
  if (length <= 300) return 'large';
  return length <= 460 ? 'medium' : 'small';
}

/** The characters that a line break counts as: it leaves half a line empty on average. */
const charactersPerLine = 18;

function lineBreaks(message: string): number {
  return message.split('\n').length - 1;
}
