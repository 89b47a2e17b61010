import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import { limitAtOnce } from './at-once.ts';
import { validationRefusal } from './error-answers.ts';
import { addressLimit, atOnceOf, limitClasses } from './limit-classes.ts';
import { callerOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Access, Route } from './route.ts';
import { refuseCrossSite } from './same-site.ts';
import { sessionUserOf } from './session.ts';
import type { SessionUser } from './session-user.ts';
import { storableText } from './storable-text.ts';
import { readUploads, type UploadedFile } from './uploads.ts';

/** Registers one route: session, access, limits, input, handler, in this order. */
export function registerRoute(app: FastifyInstance, context: Context, limits: RateLimits, route: Route): void {
  const { endpoint, limit } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: route.bodyLimitBytes,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && !endpoint.files && { body: endpoint.body }),
      ...(endpoint.response && { response: { '2xx': endpoint.response } }),
    },
    // The handler below checks the input after access, so that unauthorized callers learn nothing about it.
    validatorCompiler: () => () => true,
    config: { limit },
    preValidation: async (request) => {
      if (route.access !== 'secret') refuseCrossSite(request, context.config.publicUrl);
    },
    handler: async (request, reply) => {
      const { of } = limitClasses[limit];
      const caller = callerOf(request.ip);
      const work = async () => {
        const input = await readInput(route, request);
        const answer = await route.handler({ context, user: request.user, request, reply, ...input } as never);
        if (reply.sent || answer === reply) return reply;
        if (answer === undefined) return reply.status(204).send();
        return reply.send(answer);
      };
      const enter = async () => {
        request.user = await admit(context, route.access, request, reply);
        if (of === 'account') await limits[limit](request);
        const most = atOnceOf(limit);
        return most === undefined ? work() : limitAtOnce(`${limit} ${request.user?.id ?? caller}`, most, work);
      };
      if (limit === 'unlimited') return enter();
      await limits.allOfAddress(request);
      if (of === 'address') await limits[limit](request);
      return limitAtOnce(caller, addressLimit.atOnce, enter);
    },
  });
}

async function admit(
  context: Context,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionUser | null> {
  if (access === 'secret') return null;
  const user = await sessionUserOf(context, request, reply);
  if (access === 'public') return user;
  if (!user) throw new Refusal('unauthenticated', 'Please log in.');
  if (access === 'admin' && !user.isAdmin)
    throw new Refusal('forbidden', 'This section is restricted to administrators only.');
  return user;
}

async function readInput(route: Route, request: FastifyRequest) {
  const { endpoint } = route;
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw notFound('It');
  const query = endpoint.query?.safeParse(storableText(request.query));
  if (query && !query.success) throw validationRefusal(query.error);
  let files: Record<string, UploadedFile> = {};
  let rawBody: unknown = request.body ?? undefined;
  if (endpoint.files && !(endpoint.acceptsJson && !request.isMultipart())) {
    const uploads = await readUploads(request, endpoint.files, route.fileLimitBytes);
    files = uploads.files;
    rawBody = uploads.fields;
  }
  const body = endpoint.body?.safeParse(storableText(rawBody));
  if (body && !body.success) {
    if (rawBody === undefined || typeof rawBody !== 'object' || Array.isArray(rawBody)) {
      throw new Refusal('malformed', 'The request needs a JSON object.');
    }
    throw validationRefusal(body.error, rawBody);
  }
  return { params: params?.data, query: query?.data, body: body?.data, files };
}
