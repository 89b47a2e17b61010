import type { ReactElement } from 'react';

// What old Outlooks want to read, and everybody else takes for HTML (https://www.caniemail.com).
const docType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The HTML of a mail. React's server part is loaded with the first one: the start of the server need not wait for it. */
export async function renderMail(mail: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  // React announces pictures of the page to the browser; a mail's are attachments.
  return docType + renderToStaticMarkup(mail).replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
}
