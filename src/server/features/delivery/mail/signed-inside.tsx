import type { CSSProperties } from 'react';
import { openingWords } from '../../../../card-page/opening-words.ts';
import { ink, line, serif } from '../../../mail/mail-look.ts';
import { withBreaks } from './broken-lines.tsx';
import type { CardMailContent } from './card-mail.tsx';
import { cardMailWords } from './card-mail-words.ts';
import { paragraphsOf } from './card-message.policy.ts';
import type { MailEntry, MailPicture, MailSignature } from './mail-handwriting.ts';

const text: CSSProperties = { margin: '0 0 6px', fontFamily: serif, fontSize: '20px', lineHeight: '30px', color: ink };

/** The closing and the name in handwriting. */
export function SignedBy({ signature: { closing, name, picture } }: { signature: MailSignature }) {
  return (
    <div dir="auto">
      {closing && <p style={text}>{closing}</p>}
      <Handwriting picture={picture} words={name} />
    </div>
  );
}

/** The words are there without pictures too, as large as handwriting. */
function Handwriting({ picture: { contentId, width, height }, words }: { picture: MailPicture; words: string }) {
  return (
    <img
      src={`cid:${contentId}`}
      alt={words}
      width={width}
      height={height}
      style={{
        display: 'block',
        width: `${width}px`,
        maxWidth: '100%',
        height: 'auto',
        margin: '0 0 16px',
        border: 0,
        fontFamily: serif,
        fontStyle: 'italic',
        fontSize: '24px',
        color: ink,
      }}
    />
  );
}

/** What others wrote on the card, one below the other. */
export function SignedByMany({ card: { entries, moreEntries, language } }: { card: CardMailContent }) {
  const { moreSigned } = cardMailWords(language);
  const { photoFrom } = openingWords[language ?? 'en'];
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className="inside" style={{ padding: '12px 56px 12px' }}>
            {entries.map((entry, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two people may write the same
              <Entry key={position} entry={entry} photoFrom={photoFrom} />
            ))}
            {moreEntries > 0 && <p style={{ ...text, fontStyle: 'italic' }}>{moreSigned(moreEntries)}</p>}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Entry({ entry, photoFrom }: { entry: MailEntry; photoFrom: (name: string) => string }) {
  const { name, message, picture, photo } = entry;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td dir="auto" style={{ padding: '20px 0 12px', borderTop: `1px solid ${line}`, wordBreak: 'break-word' }}>
            {photo && (
              <img
                src={`cid:${photo.contentId}`}
                alt={photoFrom(name)}
                width={photo.width}
                height={photo.height}
                style={{ display: 'block', width: `${photo.width}px`, height: 'auto', margin: '0 0 12px', border: 0 }}
              />
            )}
            {paragraphsOf(message).map((lines, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and paragraphs may be alike
              <p key={position} style={{ ...text, fontSize: '18px', lineHeight: '27px' }}>
                {withBreaks(lines)}
              </p>
            ))}
            {picture ? (
              <Handwriting picture={picture} words={name} />
            ) : (
              <p style={{ ...text, fontStyle: 'italic' }}>{name}</p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
