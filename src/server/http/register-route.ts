import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../contract/access-tokens.ts';
import type { Context } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import { limitAtOnce } from './at-once.ts';
import { bearerOf, requireScope, tokenUserOf } from './bearer.ts';
import { validationRefusal } from './error-answers.ts';
import { addressLimit, atOnceOf, limitClasses } from './limit-classes.ts';
import { callerOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Route } from './route.ts';
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
    schema: { ...(endpoint.response && { response: { '2xx': endpoint.response } }) },
    // The handler below checks the input after access, so that unauthorized callers learn nothing about it.
    validatorCompiler: () => () => true,
    config: { limit },
    preValidation: async (request) => {
      // A browser adds no access token to a call of another site by itself, and a cookie beside one is refused.
      const isOfProgram = takesSession(route) && bearerOf(request) !== undefined;
      if (route.access !== 'secret' && !isOfProgram) refuseCrossSite(request, context.config.publicUrl);
    },
    handler: async (request, reply) => {
      const { of } = limitClasses[limit];
      const address = callerOf(request.ip);
      let scopes: Scope[] | null = null;
      const work = async () => {
        const input = await readInput(route, request);
        if (scopes) for (const scope of route.scopesOf(input.body)) requireScope(reply, scopes, scope);
        const answer = await route.handler({ context, user: request.user, request, reply, ...input } as never);
        if (reply.sent || answer === reply) return reply;
        if (answer === undefined) return reply.status(204).send();
        return reply.send(answer);
      };
      const enter = async () => {
        const caller = await admit(context, route, request, reply);
        request.user = caller.user;
        scopes = caller.scopes;
        if (of === 'account') await limits[limit](request);
        const most = atOnceOf(limit);
        return most === undefined ? work() : limitAtOnce(`${limit} ${request.user?.id ?? address}`, most, work);
      };
      if (limit === 'unlimited') return enter();
      await limits.allOfAddress(request);
      if (of === 'address') await limits[limit](request);
      return limitAtOnce(address, addressLimit.atOnce, enter);
    },
  });
}

/** Who calls: `scopes` if it is a program with an access token. */
type Caller = { user: SessionUser | null; scopes: Scope[] | null };

async function admit(context: Context, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { access, scope } = route;
  if (access === 'secret') return { user: null, scopes: null };
  const token = takesSession(route) ? bearerOf(request) : undefined;
  if (token !== undefined) {
    const holder = await tokenUserOf(context, request, reply, token);
    requireScope(reply, holder.scopes, scope);
    return holder;
  }
  const user = await sessionUserOf(context, request, reply);
  if (access === 'public') return { user, scopes: null };
  if (!user) throw new Refusal('unauthenticated', 'Please log in.');
  if (access === 'admin' && !user.isAdmin)
    throw new Refusal('forbidden', 'This section is restricted to administrators only.');
  return { user, scopes: null };
}

function takesSession({ access }: Route): boolean {
  return access === 'signed-in' || access === 'admin';
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
