import type { ReactNode } from 'react';
import type { Flame } from '../contract/cards.ts';
import type { CardSignature, Ink } from '../contract/ink.ts';
import type { CardCategory, Language } from '../contract/vocabulary.ts';
import { signatureWords } from '../domain/signature-words.ts';
import { Handwriting } from './handwriting.tsx';
import { Linen } from './linen.tsx';
import { Lively } from './lively.tsx';
import { openingWords } from './opening-words.ts';
import { Seal } from './seal.tsx';
import { EnvelopeBack, EnvelopeFront } from './sealed-envelope.tsx';

/** What somebody else wrote on the card. */
export type ShownEntry = { name: string; message: string; ink: Ink | null; imageUrl: string | null };

export type ShownCard = {
  title: string;
  message: string;
  /** The picture contains the message; the text is only for screen readers. */
  messageOnPicture: boolean;
  imageUrl: string | null;
  /** The recipient's language. */
  language: Language | null;
  senderName: string | null;
  senderFirstName: string | null;
  /** As the greeting calls them. */
  recipientName: string;
  /** The day of the card, `YYYY-MM-DD`. */
  day: string | null;
  category: CardCategory;
  /** Its picture moves a little. */
  isLively: boolean;
  /** It may be winter on its day. */
  maySnow: boolean;
  flames: readonly Flame[];
  /** On the postmark. */
  place: string | null;
};

/** The most entries inside the card; if there are more, all go on pages of their own. */
const mostInside = 12;
const mostOnPage = 20;

/** The size of the picture in px. */
export type PictureSize = { width: number; height: number };

/** An opened card: picture, title, words, signature and seal. Phones show picture and text one below the other. */
export function OpenedCard({
  card,
  pictureSize,
  signature = null,
  entries = [],
  fondlyHref,
  opens,
  back,
  children,
}: {
  card: ShownCard;
  /** If known, the page reserves the picture's space while it loads. */
  pictureSize?: PictureSize | null;
  /** How the sender signed it by hand. */
  signature?: CardSignature | null;
  /** In the order of the card. */
  entries?: readonly ShownEntry[];
  /** The target of the word Fondly. */
  fondlyHref: string;
  /** Comes in a sealed envelope if the page's script runs (browser/opening.ts). */
  opens: boolean;
  /** The Back link, for the owner only. */
  back?: ReactNode;
  /** Content below the card. */
  children?: ReactNode;
}) {
  const { title, message, messageOnPicture, imageUrl, language, senderName, senderFirstName } = card;
  const { createdBy, sentBy } = signatureWords(language);
  const words = openingWords[language ?? 'en'];
  return (
    <main lang={language ?? undefined}>
      <Linen
        className="full-card"
        data-opening={opens ? 'sealed' : undefined}
        data-shape={pictureSize ? shapeOf(pictureSize) : undefined}
      >
        {back}
        {opens && <EnvelopeBack />}
        {opens && <EnvelopeFront {...card} />}
        <article className="full-card-open">
          <div className="full-card-leaf full-card-front">
            {imageUrl && (
              <div className="full-card-picture">
                {pictureSize && (
                  <svg
                    viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`}
                    className="full-card-picture-place"
                    aria-hidden
                    {...pictureSize}
                  />
                )}
                <img
                  src={imageUrl}
                  alt={words.front(title)}
                  // Sealed, it comes after what the envelope needs.
                  loading={opens ? 'lazy' : undefined}
                  className={pictureSize ? 'full-card-picture-placed' : undefined}
                  {...pictureSize}
                />
                {card.isLively && <Lively category={card.category} flames={card.flames} maySnow={card.maySnow} />}
              </div>
            )}
          </div>
          <div className="full-card-leaf full-card-inside">
            <h1 dir="auto">{title}</h1>
            <p
              className={
                messageOnPicture ? 'full-card-unseen' : `full-card-message full-card-message-${messageSize(message)}`
              }
              dir="auto"
            >
              {message}
            </p>
            {signature && <HandSignature signature={signature} />}
            {entries.length > 0 && entries.length <= mostInside && (
              <Entries entries={entries} photoFrom={words.photoFrom} />
            )}
            <p className="full-card-signature">
              {createdBy} <bdi>{senderFirstName ?? words.anonymous}</bdi> {sentBy} <a href={fondlyHref}>Fondly</a>
            </p>
          </div>
          <Seal name={senderName?.trim() || words.anonymous} sayings={words.seal} size={172} />
        </article>
        {entries.length > mostInside && <EntryPages entries={entries} photoFrom={words.photoFrom} />}
        {opens && (
          <button type="button" className="full-card-again">
            {words.again}
          </button>
        )}
        {children}
      </Linen>
    </main>
  );
}

/** The shape of the envelope for a picture. */
function shapeOf({ width, height }: PictureSize): 'portrait' | 'square' | 'landscape' {
  if (width > height * 1.15) return 'landscape';
  return height > width * 1.15 ? 'portrait' : 'square';
}

function HandSignature({ signature: { closing, name, ink } }: { signature: CardSignature }) {
  return (
    <div className="full-card-signed" dir="auto">
      {closing && <p>{closing}</p>}
      <Handwriting ink={ink} words={name} />
    </div>
  );
}

type EntriesProps = { entries: readonly ShownEntry[]; photoFrom: (name: string) => string };

/** What many wrote, on sheets of their own below the card. */
function EntryPages({ entries, photoFrom }: EntriesProps) {
  const pages = Array.from({ length: Math.ceil(entries.length / mostOnPage) }, (_, page) => page * mostOnPage);
  return pages.map((first) => (
    <div key={first} className="full-card-page">
      <Entries entries={entries.slice(first, first + mostOnPage)} photoFrom={photoFrom} />
    </div>
  ));
}

function Entries({ entries, photoFrom }: EntriesProps) {
  return (
    <ul className="full-card-entries">
      {entries.map(({ name, message, ink, imageUrl }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once, and two people may write the same
        <li key={position} dir="auto">
          {imageUrl && <img src={imageUrl} alt={photoFrom(name)} loading="lazy" />}
          {message && <p dir="auto">{message}</p>}
          {ink ? (
            <Handwriting ink={ink} words={name} letters={26} />
          ) : (
            <p className="full-card-entry-name" dir="auto">
              {name}
            </p>
          )}
        </li>
      ))}
    </ul>
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
