import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything that comes from elsewhere is refused; pictures may also be blobs (upload previews). */
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

/**
 * Puts Helmet's headers on every answer. It works them out anew for each request, though they are always the same: they
 * are taken from the first answer.
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
  app.addHook('onRequest', (_request, reply, done) => {
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
