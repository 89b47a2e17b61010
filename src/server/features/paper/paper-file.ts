import type { FastifyReply } from 'fastify';
import { attachment } from '../../http/attachment.ts';

/** A PDF that the browser saves under its title, and no cache keeps. */
export function sendPdf(reply: FastifyReply, title: string, pdf: Uint8Array): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', attachment(title))
    .header('cache-control', 'no-store')
    .send(Buffer.from(pdf));
}
