import type { FastifyReply } from 'fastify';

/** Sends a whole body, or with 206 the part that the request's Range names: previewers of links ask for the beginning. */
export function sendBytes(reply: FastifyReply, body: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const { range } = reply.request.headers;
  const part = range === undefined ? null : readRange(range, body.length);
  if (part === null) return reply.send(body);
  if (part === 'outside') return reply.status(416).header('content-range', `bytes */${body.length}`).send();
  const { first, last } = part;
  return (
    reply
      .status(206)
      .header('content-range', `bytes ${first}-${last}/${body.length}`)
      // A part of a compressed body would be another one.
      .header('content-encoding', 'identity')
      .send(body.subarray(first, last + 1))
  );
}

/** The first and the last byte of a single range; null for several ranges or other units, which may be ignored. */
function readRange(header: string, length: number): { first: number; last: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && from !== '' && Number(to) < first) return null;
  return first >= length ? 'outside' : { first, last };
}
