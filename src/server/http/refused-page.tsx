import type { FastifyReply, FastifyRequest } from 'fastify';
import { MissingCard } from '../../card-page/missing-card.tsx';
import { readersLanguage, refusalReason, refusalWords } from '../../card-page/refusal-words.ts';
import { RefusedPage } from '../../card-page/refused-page.tsx';
import type { ErrorCode, Language } from '../../contract/vocabulary.ts';
import { sendPage } from './send-page.tsx';

/** Whether a browser asked for a page: calls of the app get JSON. */
export function asksForPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api') && (headers.accept?.includes('text/html') ?? false);
}

/** Words instead of JSON for people who opened a page or sent its form. */
export function sendRefusedPage(reply: FastifyReply, status: number, code: ErrorCode): Promise<FastifyReply> {
  const language = readersLanguage(reply.request.headers['accept-language']);
  const { refused, goBack } = refusalWords[language];
  const body = (
    <RefusedPage
      heading={refused}
      reason={refusalReason(code, language)}
      goBack={reply.request.method === 'POST' ? goBack : null}
    />
  );
  return sendPage(reply, status, { title: 'Fondly', language, entry: 'card-page', body });
}

/** The page of a card that cannot be shown: in the card's language if it is known, else in the reader's. */
export function sendMissingCard(
  reply: FastifyReply,
  { why, language: known }: { why: 'incomplete' | 'ended'; language?: Language | null },
): Promise<FastifyReply> {
  const language = known ?? readersLanguage(reply.request.headers['accept-language']);
  const { missing } = refusalWords[language];
  const body = <MissingCard title={missing.title} text={missing.text} reason={missing[why]} />;
  return sendPage(reply, 404, { title: `${missing.title} | Fondly`, language, entry: 'card-page', body });
}
