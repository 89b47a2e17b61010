import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

// A doctype for old versions of Outlook that all others accept as HTML (https://www.caniemail.com).
const docType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

// Outlook on Windows renders with Word's engine, which ignores max-width and scales pixels by the screen's density.
const outlookOnly = (html: string) => `<!--[if mso]>${html}<![endif]-->`;
const outlookDensity = outlookOnly(
  '<xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>',
);
const outlookMarks = {
  'mso-begin':
    '<table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td>',
  'mso-end': '</td></tr></table>',
};

/** Limits the content to 600 pixels in Outlook too. */
export function OutlookWidth({ children }: { children: ReactNode }) {
  return createElement(Fragment, null, createElement('mso-begin'), children, createElement('mso-end'));
}

let react: typeof import('react-dom/server') | undefined;

/**
 * The HTML of a mail. The first one loads React's server part, so that the start of the server need not wait for it.
 */
export async function renderMail(mail: ReactElement): Promise<string> {
  react ??= await import('react-dom/server');
  // React emits preload links for pictures; a mail's are attachments.
  let html = react.renderToStaticMarkup(mail).replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
  // React writes no comments, and people's text is escaped, so it cannot imitate these marks.
  for (const [mark, table] of Object.entries(outlookMarks)) {
    html = html.replaceAll(`<${mark}></${mark}>`, outlookOnly(table));
  }
  return docType + html.replace('</head>', `${outlookDensity}</head>`);
}
