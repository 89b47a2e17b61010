import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusedPage } from '../../card-page/refused-page.tsx';
import { sendPage } from './send-page.tsx';

/** Whether a browser asked for a page: calls of the app get JSON. */
export function asksForPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api') && (headers.accept?.includes('text/html') ?? false);
}

/** Words instead of JSON for people who opened a page or sent its form. */
export function sendRefusedPage(reply: FastifyReply, status: number, reason: string): Promise<FastifyReply> {
  const body = <RefusedPage reason={reason} isForm={reply.request.method === 'POST'} />;
  return sendPage(reply, status, { title: 'Fondly', entry: 'card-page', body });
}
