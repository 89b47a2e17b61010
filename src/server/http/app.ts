import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { routes } from '../routes.ts';
import { registerApiDocument } from './api-document.ts';
import { answerError, answerNotFound } from './error-answers.ts';
import { jsonSerializer } from './json-serializer.ts';
import { limitConnections } from './limit-connections.ts';
import { type OverloadLimits, refuseUnderPressure, usualOverload } from './overload.ts';
import { readPageFiles } from './page-files.ts';
import { createRateLimits } from './rate-limits.ts';
import { registerRoute } from './register-route.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { registerWebApp } from './web-app.ts';

// The largest import takes seven minutes over a line of 1 Mbit/s.
const requestWithinMs = 600_000;
// A head is one packet or a few; a slower one only occupies a connection.
const headWithinMs = 10_000;
// Limits silence, which lasts as long as a call works: a caller may wait up to 150 s for a generation.
const silenceMs = 180_000;

/** The web server: the API from the route table, and the built web app from `webDir` if it exists. */
export async function createApp(
  context: Context,
  webDir: string,
  overload: OverloadLimits = usualOverload,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log.child({}, { level: quieter(context.log.level) }),
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts one proxy: the caller wrote everything further left in X-Forwarded-For.
    trustProxy: context.config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    requestTimeout: requestWithinMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: headWithinMs, connectionsCheckingInterval: 2_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    genReqId: () => randomUUID(),
  });
  limitConnections(app.server, { behindProxy: context.config.trustProxy });
  app.setSerializerCompiler(jsonSerializer);
  app.setErrorHandler(answerError);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  if (context.metrics) observeRequests(app, context.metrics, new Set(routes.map(({ endpoint }) => endpoint.path)));
  await addSecurityHeaders(app, { https: context.config.https });
  await app.register(cookie);
  await app.register(compress, { threshold: 2048 });
  await app.register(multipart);
  acceptEmptyJson(app);
  acceptForms(app);
  registerApiDocument(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('reader', null);
  app.decorate('pageFiles', readPageFiles(webDir));
  const limits = await createRateLimits(app, context.config.rateLimitFactor);
  await app.register(async (api) => {
    await refuseUnderPressure(api, overload);
    for (const route of routes) registerRoute(api, context, limits, route);
  });
  if (existsSync(webDir)) await registerWebApp(app, webDir);
  else app.setNotFoundHandler(answerNotFound);
  return app;
}

/** Fastify's own messages at level info do not help the person who starts it. */
function quieter(level: string): string {
  return level === 'info' ? 'warn' : level;
}

/** Actions such as approve take no body; a client that declares JSON anyway sends an empty one. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}

/** One-click unsubscribing in mail programs posts a form (RFC 8058). */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
}

/** Counts every answer in the metrics by its route's path; all files of the web app are one route. */
function observeRequests(app: FastifyInstance, metrics: Metrics, paths: ReadonlySet<string>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? '';
    metrics.observeRequest({
      method: request.method,
      route: paths.has(path) ? path : 'web',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
