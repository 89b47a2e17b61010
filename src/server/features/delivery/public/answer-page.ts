import type { FastifyReply } from 'fastify';
import type { Language } from '../../../../contract/vocabulary.ts';
import { languageOfReader, saidAgain } from '../../../reader.ts';
import { unsubscribePage } from './unsubscribe-page.view.ts';

type Page = Parameters<typeof unsubscribePage>[0];

/**
 * Sends a small page that is neither cached nor indexed; its address is a secret. It is in the reader's language, or in
 * that of a card, where null is English.
 */
export function answerPage(
  reply: FastifyReply,
  status: number,
  page: Omit<Page, 'language'> & { language?: Language | null },
): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .send(
      unsubscribePage({
        ...page,
        language: page.language === undefined ? languageOfReader() : page.language,
        title: saidAgain(page.title),
        body: saidAgain(page.body),
        ...(page.button && { button: saidAgain(page.button) }),
      }),
    );
}
