import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../contract/access-tokens.ts';
import { t } from '../../contract/translate.ts';
import { type Acting, actAs } from '../acting.ts';
import type { Context } from '../context.ts';
import { actingIn, requireLevel } from '../features/accounts/family/member.policy.ts';
import { followChoice, inWordsFor } from '../reader.ts';
import { notFound, Refusal } from '../refusal.ts';
import { limitAtOnce } from './at-once.ts';
import { bearerOf, requireScope, tokenUserOf } from './bearer.ts';
import { validationRefusal } from './error-answers.ts';
import { addressLimit, atOnceOf, limitClasses } from './limit-classes.ts';
import { callerOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';
import { readerOfRequest } from './reader-of-request.ts';
import type { Route } from './route.ts';
import { refuseCrossSite } from './same-site.ts';
import { sessionOf } from './session.ts';
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
      if (route.access !== 'secret' && !isOfProgram)
        inWordsFor(readerOfRequest(request), () => refuseCrossSite(request, context.config.publicUrl));
    },
    handler: async (request, reply) => {
      const reader = readerOfRequest(request);
      const { of } = limitClasses[limit];
      const address = callerOf(request.ip);
      let caller: Caller = nobody;
      const answer = async () => {
        const input = await readInput(route, request);
        const { user, scopes, acting } = caller;
        for (const scope of scopes || acting ? route.scopesOf(input.body) : []) {
          if (scopes) requireScope(reply, scopes, scope);
          if (acting) requireLevel(acting, scope);
        }
        const answer = await route.handler({ context, user, acting, request, reply, ...input } as never);
        if (reply.sent || answer === reply) return reply;
        if (answer === undefined) return reply.status(204).send();
        return reply.send(answer);
      };
      const work = () => (caller.acting ? actAs(caller.acting, answer) : answer());
      const enter = async () => {
        caller = await admit(context, route, request, reply);
        request.caller = caller.acting?.member ?? caller.user;
        if (request.caller) followChoice(reader, request.caller);
        if (of === 'account') await limits[limit](request);
        const most = atOnceOf(limit);
        return most === undefined ? work() : limitAtOnce(`${limit} ${request.caller?.id ?? address}`, most, work);
      };
      return inWordsFor(reader, async () => {
        if (limit === 'unlimited') return enter();
        await limits.allOfAddress(request);
        if (of === 'address') await limits[limit](request);
        return limitAtOnce(address, addressLimit.atOnce, enter);
      });
    },
  });
}

/** Who calls, and in whose account: `scopes` if it is a program with an access token, `acting` if it is a member. */
type Caller = { user: SessionUser | null; scopes: Scope[] | null; acting: Acting | null };

const nobody: Caller = { user: null, scopes: null, acting: null };

async function admit(context: Context, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { access, scope } = route;
  if (access === 'secret') return nobody;
  const token = takesSession(route) ? bearerOf(request) : undefined;
  if (token !== undefined) {
    const holder = await tokenUserOf(context, request, reply, token);
    requireScope(reply, holder.scopes, scope);
    return { ...holder, acting: null };
  }
  const session = await sessionOf(context, request, reply);
  if (access === 'public') return { ...nobody, user: session?.user ?? null };
  if (!session) throw new Refusal('unauthenticated', t`Please log in.`);
  if (route.inOwnAccount) return { ...nobody, user: session.user };
  const acting = actingIn(session);
  const user = acting?.account ?? session.user;
  refuseOtherPage(request, user);
  if (acting && access === 'signed-in') requireLevel(acting, route.memberScope);
  if (access === 'admin' && !user.isAdmin)
    throw new Refusal('forbidden', t`This section is restricted to administrators only.`);
  return { user, scopes: null, acting };
}

/** Refuses a change from a page that shows another account: the session's choice was changed in another tab meanwhile. */
function refuseOtherPage(request: FastifyRequest, { id }: SessionUser): void {
  const shown = request.headers['x-fondly-account'];
  if (shown !== undefined && shown !== String(id))
    throw new Refusal('account_changed', t`This page shows another account than the one you are in. Load it again.`);
}

function takesSession({ access }: Route): boolean {
  return access === 'signed-in' || access === 'admin';
}

async function readInput(route: Route, request: FastifyRequest) {
  const { endpoint } = route;
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw notFound(t`It was not found.`);
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
      throw new Refusal('malformed', t`The request needs a JSON object.`);
    }
    throw validationRefusal(body.error, rawBody);
  }
  return { params: params?.data, query: query?.data, body: body?.data, files };
}
