import type { FastifyReply } from 'fastify';

/** Aborts if the caller disconnects before the answer. */
export function leavingSignal(reply: FastifyReply): AbortSignal {
  if (reply.raw.destroyed) return AbortSignal.abort();
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return leaving.signal;
}
