import type { CSSProperties } from 'react';
import { t } from '../../../contract/translate.ts';
import { ink, inkSoft, sans, serif, sheet } from '../../mail/mail-look.ts';
import { MailSheet } from '../../mail/mail-sheet.tsx';
import { languageOfReader } from '../../reader.ts';
import type { AccountMailWords } from './account-mail-words.ts';

const words: CSSProperties = { margin: '0 0 16px', fontFamily: sans, fontSize: '16px', lineHeight: '24px', color: ink };
const small: CSSProperties = { margin: 0, fontFamily: sans, fontSize: '13px', lineHeight: '20px', color: inkSoft };

/** A short letter about an account: a heading, a few sentences, one button and the same link in full. */
export function AccountMail({ subject, paragraphs, button, note }: AccountMailWords) {
  return (
    <MailSheet title={subject} width="520px" language={languageOfReader()}>
      <tr>
        <td align="left" style={{ padding: '36px 36px 32px' }}>
          <h1
            style={{
              margin: '0 0 20px',
              fontFamily: serif,
              fontWeight: 400,
              fontSize: '26px',
              lineHeight: '32px',
              color: ink,
            }}
          >
            {subject}
          </h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={words}>
              {paragraph}
            </p>
          ))}
          <p style={{ margin: '8px 0 24px' }}>
            <a
              href={button.url}
              style={{
                display: 'inline-block',
                padding: '12px 22px',
                borderRadius: '9px',
                backgroundColor: ink,
                fontFamily: sans,
                fontSize: '16px',
                fontWeight: 600,
                color: sheet,
                textDecoration: 'none',
              }}
            >
              {button.label}
            </a>
          </p>
          <p style={{ ...small, marginBottom: '12px' }}>{note}</p>
          <p style={{ ...small, overflowWrap: 'anywhere' }}>{button.url}</p>
        </td>
      </tr>
    </MailSheet>
  );
}

/** The same letter for programs and people that read plain text. */
export function accountMailText({ subject, paragraphs, button, note }: AccountMailWords): string {
  return `${[subject, ...paragraphs, t`${button.label}: ${button.url}`, note].join('\n\n')}\n`;
}
