import type { CSSProperties } from 'react';
import type { Language } from '../../../contract/vocabulary.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import { ink, inkSoft, onWax, sans, serif, wax } from '../../mail/mail-look.ts';
import { MailSheet } from '../../mail/mail-sheet.tsx';

/** The content of an invitation to sign. */
export type SigningMailContent = {
  language: Language;
  sender: string;
  recipient: string;
  isReminder: boolean;
  note: string;
  /** The last day, in words. */
  until: string;
  url: string;
  unsubscribeUrl: string;
};

const plain: CSSProperties = { margin: '0 0 16px', fontFamily: sans, fontSize: '17px', lineHeight: '26px', color: ink };

export function SigningMail(content: SigningMailContent) {
  const { language, note, url, unsubscribeUrl } = content;
  const words = signingMailWords(content);
  return (
    <MailSheet title={words.subject} width="600px" language={language}>
      <tr>
        <td style={{ padding: '36px 32px 28px' }}>
          <h1
            dir="auto"
            style={{
              margin: '0 0 16px',
              fontFamily: serif,
              fontWeight: 400,
              fontSize: '28px',
              lineHeight: '36px',
              color: ink,
            }}
          >
            {words.asks}
          </h1>
          {note && (
            <p dir="auto" style={{ ...plain, fontFamily: serif, fontStyle: 'italic', fontSize: '19px' }}>
              {note}
            </p>
          )}
          <p style={plain}>{words.until}</p>
          <p style={{ margin: '24px 0' }}>
            <a
              href={url}
              style={{
                display: 'inline-block',
                padding: '15px 26px',
                borderRadius: '12px',
                backgroundColor: wax,
                fontFamily: sans,
                fontSize: '18px',
                fontWeight: 600,
                textDecoration: 'none',
                color: onWax,
              }}
            >
              {words.button}
            </a>
          </p>
          <p style={{ ...plain, fontSize: '14px', lineHeight: '21px', color: inkSoft }}>{words.noAccount}</p>
          <p style={{ ...plain, margin: 0, fontSize: '13px', lineHeight: '20px', color: inkSoft }}>
            <a href={unsubscribeUrl} style={{ color: inkSoft }}>
              {words.noMore}
            </a>
          </p>
        </td>
      </tr>
    </MailSheet>
  );
}

/** The same as plain text. */
export function signingMailText(content: SigningMailContent): string {
  const { asks, until, button, noAccount, noMore } = signingMailWords(content);
  const { withAddress } = packFor(content.language).cardMail;
  return [
    asks,
    ...(content.note ? [content.note] : []),
    until,
    withAddress(button, content.url),
    noAccount,
    withAddress(noMore, content.unsubscribeUrl),
    '',
  ].join('\n\n');
}

/** Also the subject. */
export function signingMailWords({ language, sender, recipient, isReminder, until }: SigningMailContent) {
  const { mail, page } = packFor(language).signing;
  return {
    subject: isReminder ? mail.reminder(recipient) : mail.subject(recipient),
    asks: (isReminder ? mail.asksAgain(sender) : page.asks(sender)) + recipient,
    until: mail.until(until),
    button: mail.button,
    noAccount: mail.noAccount,
    noMore: mail.noMore(sender),
  };
}
