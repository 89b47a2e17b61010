import type { ReactNode } from 'react';
import { desk, line, sheet } from './mail-look.ts';

/** A letter from Fondly: one sheet of paper on the desk, tables and inline styles for old programs. `rows` are its `tr`. */
export function MailSheet({
  title,
  width,
  language = 'en',
  children: rows,
}: {
  title: string;
  width: string;
  /** Of its words: 'de'. */
  language?: string;
  children: ReactNode;
}) {
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
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
                  style={{ maxWidth: width, backgroundColor: sheet, border: `1px solid ${line}`, borderRadius: '4px' }}
                >
                  <tbody>{rows}</tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
