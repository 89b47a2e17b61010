import type { CSSProperties } from 'react';
import { t } from '../../../contract/translate.ts';
import { ink, inkSoft, line, onWax, sans, serif, wax } from '../../mail/mail-look.ts';
import { MailSheet } from '../../mail/mail-sheet.tsx';
import { languageOfReader } from '../../reader.ts';

/** A link in a mail to the owner; the first of an item is the one that acts. */
type MailLink = { label: string; url: string };
export type OwnerMailItem = {
  heading: string;
  lines: string[];
  pictureId: string | null;
  /** What the picture shows. */
  pictureAlt: string;
  links: MailLink[];
};

/** A mail from Fondly to one of its users. */
export type OwnerMailContent = {
  title: string;
  intro: string;
  items: OwnerMailItem[];
  /** Why the mail came, and where to turn it off; null for mails that are not a subscription. */
  footer: { words: string; link: MailLink } | null;
};

const plain: CSSProperties = { margin: 0, fontFamily: sans, fontSize: '15px', lineHeight: '23px', color: inkSoft };
const button: CSSProperties = {
  display: 'inline-block',
  margin: '12px 12px 0 0',
  padding: '10px 18px',
  borderRadius: '9px',
  fontFamily: sans,
  fontSize: '15px',
  fontWeight: 600,
  textDecoration: 'none',
};

/** A heading, an item for each card or date with its picture and links, and why it came. */
export function OwnerMail({ title, intro, items, footer }: OwnerMailContent) {
  return (
    <MailSheet title={title} width="600px" language={languageOfReader()}>
      <tr>
        <td style={{ padding: '32px 28px 8px' }}>
          <p style={{ ...plain, fontFamily: serif, fontStyle: 'italic', fontSize: '18px', color: wax }}>Fondly</p>
          <h1
            style={{
              margin: '12px 0 8px',
              fontFamily: serif,
              fontWeight: 400,
              fontSize: '28px',
              lineHeight: '34px',
              color: ink,
            }}
          >
            {title}
          </h1>
          <p style={plain}>{intro}</p>
        </td>
      </tr>
      {items.map((item) => (
        <Item key={item.heading + item.links[0]?.url} item={item} />
      ))}
      <tr>
        <td style={{ padding: '12px 28px 32px' }}>
          {footer && (
            <p style={{ ...plain, fontSize: '13px', lineHeight: '20px' }}>
              {footer.words}{' '}
              <a href={footer.link.url} style={{ color: inkSoft }}>
                {footer.link.label}
              </a>
            </p>
          )}
        </td>
      </tr>
    </MailSheet>
  );
}

function Item({ item: { heading, lines, pictureId, pictureAlt, links } }: { item: OwnerMailItem }) {
  return (
    <tr>
      <td style={{ padding: '16px 28px', borderTop: `1px solid ${line}` }}>
        {pictureId && (
          <img
            src={`cid:${pictureId}`}
            alt={pictureAlt}
            width={160}
            style={{ display: 'block', width: '160px', height: 'auto', border: 0, borderRadius: '3px' }}
          />
        )}
        <h2
          dir="auto"
          style={{ margin: '12px 0 4px', fontFamily: sans, fontSize: '17px', lineHeight: '24px', color: ink }}
        >
          {heading}
        </h2>
        {lines.map((words) => (
          <p key={words} dir="auto" style={plain}>
            {words}
          </p>
        ))}
        {links.map(({ label, url }, index) => (
          <a
            key={url}
            href={url}
            style={index === 0 ? { ...button, backgroundColor: wax, color: onWax } : { ...button, color: ink }}
          >
            {label}
          </a>
        ))}
      </td>
    </tr>
  );
}

/** The same for programs and people that read plain text. */
export function ownerMailText({ title, intro, items, footer }: OwnerMailContent): string {
  const parts = items.map(({ heading, lines, links }) =>
    [heading, ...lines, ...links.map(({ label, url }) => t`${label}: ${url}`)].join('\n'),
  );
  return [title, intro, ...parts, ...(footer ? [`${footer.words} ${footer.link.url}`] : [])].join('\n\n');
}
