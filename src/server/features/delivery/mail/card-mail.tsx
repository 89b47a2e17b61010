import type { CSSProperties, ReactNode } from 'react';
import { openingWords } from '../../../../card-page/opening-words.ts';
import type { Language } from '../../../../contract/vocabulary.ts';
import { desk, ink, inkSoft, line, sans, serif, sheet } from '../../../mail/mail-look.ts';
import { OutlookWidth } from '../../../mail/render-mail.ts';
import { inOrder, withBreaks } from './broken-lines.tsx';
import { CardMailFoot } from './card-mail-foot.tsx';
import { cardMailWords } from './card-mail-words.ts';
import { paragraphsOf } from './card-message.policy.ts';
import type { MailEntry, MailSignature } from './mail-handwriting.ts';
import { SignedBy, SignedByMany } from './signed-inside.tsx';

/** What the mail shows of a card. */
export type CardMailContent = {
  title: string;
  message: string;
  senderName: string;
  /** Who reads the answers to the mail. */
  answersTo: string;
  senderFirstName: string;
  /** The picture says the message, which is then read out with it instead of standing below. */
  messageOnPicture: boolean;
  /** Content-ID of the inline picture; null for a card without one. */
  pictureId: string | null;
  browserUrl: string;
  unsubscribeUrl: string;
  productUrl: string;
  language: Language;
  /** How the sender signed it by hand. */
  signature: MailSignature | null;
  /** What others wrote on it, and how many more did than the mail has room for. */
  entries: MailEntry[];
  moreEntries: number;
};

const text: CSSProperties = { margin: '0 0 20px', fontFamily: serif, fontSize: '20px', lineHeight: '32px', color: ink };
const small: CSSProperties = { fontFamily: sans, fontSize: '14px', lineHeight: '22px', color: inkSoft };

// A card is paper: it stays light in a dark program, only the desk around it darkens.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) { .desk { background-color: #1b1e27 !important; } .note, .note a { color: #b9bdc9 !important; } }
@media (max-width: 620px) { .inside { padding: 28px 24px 8px !important; } .foot { padding: 8px 0 28px 24px !important; } .seal { width: 98px !important; padding: 8px 16px 28px 0 !important; } .title { font-size: 29px !important; line-height: 36px !important; } }
`;

/** The card as an HTML mail: one paper of 600 pixels on a desk, tables and inline styles for old programs. */
export function CardMail(card: CardMailContent) {
  return (
    <html lang={card.language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{card.title}</title>
        <style>{styles}</style>
      </head>
      <body className="desk" style={{ margin: 0, padding: 0, backgroundColor: desk }}>
        <Preview card={card} />
        <Layout className="desk" style={{ backgroundColor: desk }} cellStyle={{ padding: '28px 12px' }} align="center">
          <OutlookWidth>
            <Layout
              className="paper"
              style={{ maxWidth: '600px', backgroundColor: sheet, borderRadius: '4px', border: `1px solid ${line}` }}
            >
              {card.pictureId && <Picture card={card} pictureId={card.pictureId} />}
              <Inside card={card} />
              {card.entries.length > 0 && <SignedByMany card={card} />}
              <CardMailFoot card={card} />
            </Layout>
          </OutlookWidth>
          <Notes card={card} />
        </Layout>
      </body>
    </html>
  );
}

type LayoutProps = {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  cellStyle?: CSSProperties;
  align?: 'center';
};

/** A table of one cell, which every mail program lays out alike. */
function Layout({ children, className, style, cellStyle, align }: LayoutProps) {
  return (
    <table
      role="presentation"
      className={className}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      align="center"
      style={{ width: '100%', borderCollapse: 'separate', ...style }}
    >
      <tbody>
        <tr>
          <td align={align} style={cellStyle}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** What an inbox shows beside the subject: the beginning of the message, not the alternative text of the picture. */
function Preview({ card }: { card: CardMailContent }) {
  const beginning = paragraphsOf(card.message).flat().join(' ').slice(0, 140);
  return (
    <div style={{ display: 'none', overflow: 'hidden', lineHeight: '1px', maxHeight: 0, maxWidth: 0, opacity: 0 }}>
      {beginning}
    </div>
  );
}

function Picture({ card, pictureId }: { card: CardMailContent; pictureId: string }) {
  const front = openingWords[card.language ?? 'en'].front(card.title);
  return (
    <a href={card.browserUrl} style={{ display: 'block', textDecoration: 'none' }}>
      <img
        src={`cid:${pictureId}`}
        alt={card.messageOnPicture ? `${front}\n${card.message}` : front}
        width={600}
        style={{
          display: 'block',
          width: '100%',
          maxWidth: '600px',
          height: 'auto',
          border: 0,
          borderRadius: '3px 3px 0 0',
          fontFamily: serif,
          fontSize: '18px',
          color: ink,
        }}
      />
    </a>
  );
}

function Inside({ card }: { card: CardMailContent }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className="inside" style={{ padding: '44px 56px 12px' }}>
            <h1
              className="title"
              dir="auto"
              style={{
                margin: '0 0 24px',
                fontFamily: serif,
                fontStyle: 'italic',
                fontWeight: 400,
                fontSize: '34px',
                lineHeight: '42px',
                color: ink,
              }}
            >
              {card.title}
            </h1>
            {!card.messageOnPicture && inOrder(paragraphsOf(card.message).map(Paragraph))}
            {card.signature && <SignedBy signature={card.signature} />}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Paragraph(lines: string[]) {
  return (
    <p dir="auto" style={text}>
      {withBreaks(lines)}
    </p>
  );
}

function Notes({ card }: { card: CardMailContent }) {
  const link: CSSProperties = { color: inkSoft, textDecoration: 'underline' };
  const words = cardMailWords(card.language);
  return (
    <p className="note" style={{ ...small, margin: '20px auto 0', maxWidth: '520px', textAlign: 'center' }}>
      <a href={card.browserUrl} style={link}>
        {words.viewInBrowser}
      </a>
      <br />
      {words.answer(card.answersTo)}
      <br />
      <a href={card.unsubscribeUrl} style={link}>
        {words.noMore(card.senderFirstName)}
      </a>
    </p>
  );
}
