import type { CSSProperties } from 'react';
import { ink, inkSoft, onWax, sans, serif, wax } from '../../mail/mail-look.ts';
import { MailSheet } from '../../mail/mail-sheet.tsx';

/** What the mail to somebody who is asked to sign says. */
export type SigningMailContent = {
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
  const { sender, recipient, note, url, unsubscribeUrl } = content;
  const { asks, until, noAccount, unsubscribe } = wordsOf(content);
  return (
    <MailSheet title={`Sign the card for ${recipient}`} width="600px">
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
            {asks}
          </h1>
          {note && (
            <p dir="auto" style={{ ...plain, fontFamily: serif, fontStyle: 'italic', fontSize: '19px' }}>
              {note}
            </p>
          )}
          <p style={plain}>{until}</p>
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
              Sign the card
            </a>
          </p>
          <p style={{ ...plain, fontSize: '14px', lineHeight: '21px', color: inkSoft }}>{noAccount}</p>
          <p style={{ ...plain, margin: 0, fontSize: '13px', lineHeight: '20px', color: inkSoft }}>
            <a href={unsubscribeUrl} style={{ color: inkSoft }}>
              {unsubscribe(sender)}
            </a>
          </p>
        </td>
      </tr>
    </MailSheet>
  );
}

/** The same for programs and people that read plain text. */
export function signingMailText(content: SigningMailContent): string {
  const { asks, until, noAccount, unsubscribe } = wordsOf(content);
  return [
    asks,
    ...(content.note ? [content.note] : []),
    until,
    `Sign the card: ${content.url}`,
    noAccount,
    `${unsubscribe(content.sender)}: ${content.unsubscribeUrl}`,
    '',
  ].join('\n\n');
}

function wordsOf({ sender, recipient, isReminder, until }: SigningMailContent) {
  return {
    asks: isReminder
      ? `${sender} would still like you to sign the card for ${recipient}`
      : `${sender} asks you to sign a card for ${recipient}`,
    until: `Write a few words by ${until}. Draw your name, or add a photo if you like.`,
    noAccount: 'You need no account. If you have signed already, thank you: there is nothing more to do.',
    unsubscribe: (name: string) => `Get no more mail from ${name}`,
  };
}
