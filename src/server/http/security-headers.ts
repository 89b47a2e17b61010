import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends parts of pages, whose headers are those of their page. */
    isPartOfPages?: true;
  }
}

/** Blocks everything from other origins; pictures may also be blobs (upload previews). */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** What parts of pages keep of these headers; the others are about documents, and a page loads twenty parts. */
const headersOfParts = { 'x-content-type-options': 'nosniff' };

/**
 * Adds Helmet's headers to every answer that may be a document. Helmet computes them for each request although they never change, so they are
 * copied from the first answer.
 */
export async function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy,
    hsts: https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  let headers: Record<string, string> | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isPartOfPages) {
      reply.headers(headersOfParts);
      return done();
    }
    if (headers) {
      reply.headers(headers);
      return done();
    }
    const before = new Set(reply.raw.getHeaderNames());
    void reply.helmet();
    const added = reply.raw.getHeaderNames().filter((name) => !before.has(name));
    headers = Object.fromEntries(added.map((name) => [name, String(reply.raw.getHeader(name))]));
    done();
  });
}
