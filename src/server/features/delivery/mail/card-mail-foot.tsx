import type { CSSProperties } from 'react';
import { signatureWords } from '../../../../domain/signature-words.ts';
import { ink, inkSoft, onWax, sans, serif, wax } from '../../../mail/mail-look.ts';
import type { CardMailContent } from './card-mail.tsx';
import { cardMailWords } from './card-mail-words.ts';

const small: CSSProperties = { fontFamily: sans, fontSize: '15px', lineHeight: '22px', color: inkSoft };
const sender: CSSProperties = { fontFamily: serif, fontSize: '32px', lineHeight: '40px', color: ink };

/** The way to the card's page, who made it, and the seal. */
export function CardMailFoot({ card }: { card: CardMailContent }) {
  const { createdBy, sentBy } = signatureWords(card.language);
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className="inside" colSpan={2} style={{ padding: '16px 56px 28px' }}>
            <OpenButton card={card} />
          </td>
        </tr>
        <tr>
          <td className="foot" style={{ ...small, padding: '12px 0 40px 56px' }} valign="bottom">
            {createdBy} <br />
            <span dir="auto" style={sender}>
              {card.senderFirstName}
            </span>{' '}
            <br />
            {sentBy}{' '}
            <a
              href={card.productUrl}
              style={{
                ...small,
                fontSize: '17px',
                fontFamily: serif,
                fontStyle: 'italic',
                textDecoration: 'underline',
              }}
            >
              Fondly
            </a>
          </td>
          <td className="seal" align="right" valign="bottom" width={132} style={{ padding: '0 44px 32px 0' }}>
            <Seal letter={[...card.senderName][0]?.toUpperCase() ?? 'F'} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * As wide as the paper, so that nobody misses it. The cell has the colour and the padding, because Outlook fills and
 * pads cells, not links.
 */
function OpenButton({ card }: { card: CardMailContent }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td
            align="center"
            style={outlookStyle({ borderRadius: '12px', backgroundColor: wax }, { msoPaddingAlt: '18px 24px' })}
          >
            <a
              href={card.browserUrl}
              style={{
                display: 'block',
                padding: '18px 24px',
                fontFamily: sans,
                fontSize: '20px',
                lineHeight: '26px',
                fontWeight: 600,
                textDecoration: 'none',
                color: onWax,
              }}
            >
              {cardMailWords(card.language).openCard}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A style with properties that only Outlook on Windows knows. */
function outlookStyle(style: CSSProperties, itsOwn: Record<`mso${string}`, string>): CSSProperties {
  return { ...style, ...itsOwn };
}

/**
 * The seal in plain boxes, because a picture would be one more attachment. Outlook has no round boxes and shows none.
 */
function Seal({ letter }: { letter: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={outlookStyle({}, { msoHide: 'all' })}>
      <tbody>
        <tr>
          <td
            align="center"
            valign="middle"
            width={76}
            height={76}
            style={{
              width: '76px',
              height: '76px',
              borderRadius: '50%',
              backgroundColor: wax,
              border: '3px double #b8466a',
              boxShadow: '0 2px 6px rgba(32, 43, 68, 0.35)',
              fontFamily: serif,
              fontStyle: 'italic',
              fontSize: '36px',
              lineHeight: '70px',
              color: onWax,
            }}
          >
            {letter}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
