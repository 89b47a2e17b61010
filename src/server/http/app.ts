import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { routes } from '../routes.ts';
import { registerApiDocument } from './api-document.ts';
import { answerError } from './error-answers.ts';
import { jsonSerializer } from './json-serializer.ts';
import { registerRoute } from './register-route.ts';
import { registerWebApp } from './web-app.ts';

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
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** The web server: the API from the route table, and the built web app from `webDir` when it is there. */
export async function createApp(context: Context, webDir: string): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log.child({}, { level: quieter(context.log.level) }),
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: what stands further left in X-Forwarded-For was written by whoever called.
    trustProxy: context.config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    // The largest import takes seven minutes over a line of 1 Mbit/s; a head that trickles in has Node's own minute.
    requestTimeout: 600_000,
    // Of silence, which lasts as long as a call works: a generation that is waited for takes up to 150 s.
    connectionTimeout: 180_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });
  app.setSerializerCompiler(jsonSerializer);
  app.setErrorHandler(answerError);
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy,
    hsts: context.config.https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 2048 });
  await app.register(rateLimit, { global: false });
  await app.register(multipart);
  acceptEmptyJson(app);
  acceptForms(app);
  await registerApiDocument(app);
  await app.register(async (api) => {
    for (const route of routes) registerRoute(api, context, route);
  });
  if (existsSync(webDir)) await registerWebApp(app, webDir);
  else
    app.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: 'Not found.', code: 'not_found' }));
  return app;
}

/** What Fastify tells about itself at level info is of no use to the person who starts it. */
function quieter(level: string): string {
  return level === 'info' ? 'warn' : level;
}

/** Actions such as approve take no body; a client that names JSON all the same sends an empty one. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}

/** The one-click unsubscribe of mail programs posts a form (RFC 8058). */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
}
