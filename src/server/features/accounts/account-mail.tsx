import type { CSSProperties } from 'react';
import type { AccountMailWords } from './account-mail-words.ts';

// The design tokens' light values as sRGB: mail programs know no variables and no oklch.
const desk = '#d3dde6';
const sheet = '#fdfbf6';
const ink = '#202b44';
const inkSoft = '#505a6f';
const line = '#e0dbd2';
const serif = "Newsreader, 'Iowan Old Style', Palatino, Georgia, 'Times New Roman', serif";
const sans = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const words: CSSProperties = { margin: '0 0 16px', fontFamily: sans, fontSize: '16px', lineHeight: '24px', color: ink };
const small: CSSProperties = { margin: 0, fontFamily: sans, fontSize: '13px', lineHeight: '20px', color: inkSoft };

/** A short letter about an account: a heading, a few sentences, one button and the same link in full. */
export function AccountMail({ subject, paragraphs, button, note }: AccountMailWords) {
  return (
    <html lang="en">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: desk }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '28px 12px', backgroundColor: desk }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{
                    maxWidth: '520px',
                    backgroundColor: sheet,
                    border: `1px solid ${line}`,
                    borderRadius: '4px',
                  }}
                >
                  <tbody>
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
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The same letter for programs and people that read plain text. */
export function accountMailText({ subject, paragraphs, button, note }: AccountMailWords): string {
  return `${[subject, ...paragraphs, `${button.label}: ${button.url}`, note].join('\n\n')}\n`;
}
