import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import type { PageFiles } from './page-files.ts';
import { sendBytes } from './send-bytes.ts';

/** A page that the server renders, for people without an account. */
export type Page = {
  title: string;
  /** English by default. */
  language?: Language;
  /** The name of the entry in vite.config.ts that has its styles and its script. */
  entry: string;
  /** Further elements of the head, such as the tags of a link preview. */
  tags?: ReactNode;
  body: ReactNode;
};

/** Sends a page of a secret address: it is neither cached nor indexed, and links on it do not reveal the address. */
export async function sendPage(reply: FastifyReply, status: number, page: Page): Promise<FastifyReply> {
  const html = await renderPage(page, reply.server.pageFiles[page.entry]);
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer');
  return status === 200 ? sendBytes(reply, Buffer.from(html)) : reply.send(html);
}

/**
 * The HTML of a page. Without `files`, as in an installation whose web app is not built, it is the plain text. The
 * content security policy allows no inline styles and scripts.
 */
export async function renderPage(
  { title, language = 'en', tags, body }: Page,
  files: PageFiles | undefined,
): Promise<string> {
  // Loaded for the first page, so that the start of the server need not wait for it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        {tags}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {files && (
          <>
            {files.styles.map((path) => (
              <link key={path} rel="stylesheet" href={path} />
            ))}
            {/* Blocking: the theme is set before the first paint. */}
            <script src="/theme.js" />
            {files.modules.map((path) => (
              <link key={path} rel="modulepreload" href={path} />
            ))}
            <script type="module" src={files.script} />
          </>
        )}
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
