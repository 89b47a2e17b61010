import type { FastifyRequest } from 'fastify';
import { type Reader, readerOfCall } from '../reader.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Kept for the whole call: what goes wrong is said outside of its handler. */
    reader: Reader | null;
  }
}

/** Who reads the answer to a call. */
export function readerOfRequest(request: FastifyRequest): Reader {
  request.reader ??= readerOfCall(request.headers['accept-language']);
  return request.reader;
}
