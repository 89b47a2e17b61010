import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Scope } from '../../contract/access-tokens.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Acting } from '../acting.ts';
import type { Context } from '../context.ts';
import type { LimitClass } from './limit-classes.ts';
import type { SessionUser } from './session-user.ts';
import type { UploadedFile } from './uploads.ts';

/**
 * Who may call a route (D5). `public`: anyone. `secret`: anyone with the secret in its path. `signed-in`: any session.
 * `admin`: an administrator's session.
 */
export type Access = 'public' | 'secret' | 'signed-in' | 'admin';

/** The input of a handler: validated data, and the signed-in user if the access rule guarantees one. */
export type Call<A extends Access, Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  context: Context;
  /** The account that the call is about. */
  user: A extends 'signed-in' | 'admin' ? SessionUser : SessionUser | null;
  /** The member who calls, if `user` shares the account with them; null if the owner calls. */
  acting: Acting | null;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  files: Record<string, UploadedFile>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Route = {
  endpoint: Endpoint;
  access: Access;
  /** The scope that an access token needs for it; null: no token may make this call. */
  scope: Scope | null;
  /** The scope that a member needs for it in the account of another; null: it is the owner's alone. */
  memberScope: Scope | null;
  /** It concerns the caller's own account, also while they act in another. */
  inOwnAccount: boolean;
  /** The scopes that a token or a member needs besides, for what this body asks. */
  scopesOf: (body: unknown) => Scope[];
  /** The maximum bytes of a file part; only for multipart calls. */
  fileLimitBytes: number;
  /** The maximum bytes of a JSON body. */
  bodyLimitBytes: number;
  limit: LimitClass;
  handler: (call: Call<Access, z.ZodType, z.ZodType, z.ZodType>) => Promise<unknown>;
};

/**
 * One route: its call, its access rule and its handler, which returns the response's shape, undefined for 204, or the
 * reply it has sent itself. It does not compile without an access rule.
 */
export function route<
  A extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  options: {
    access: A;
    /** Opens the call to access tokens of this scope; without it only a session may make it. */
    scope?: A extends 'signed-in' ? Scope : never;
    /** The scope that opens it to members where no token may call it; by default `scope`. */
    memberScope?: A extends 'signed-in' ? Scope : never;
    /** It concerns the caller's own account, also while they act in another. */
    inOwnAccount?: A extends 'signed-in' ? true : never;
    /** What a token or a member needs besides, where a body can ask for more than the scope allows. */
    scopesOf?: (body: z.output<Body>) => Scope[];
    fileLimitBytes?: number;
    bodyLimitBytes?: number;
    /** The class of its rate limit; by default from its access and method. */
    limit?: LimitClass;
    handler: (call: Call<A, Params, Query, Body>) => Promise<z.output<Response> | FastifyReply>;
  },
): Route {
  return {
    endpoint: endpoint as Endpoint,
    access: options.access,
    scope: options.scope ?? null,
    memberScope: options.memberScope ?? options.scope ?? null,
    inOwnAccount: options.inOwnAccount ?? false,
    scopesOf: (options.scopesOf as Route['scopesOf'] | undefined) ?? (() => []),
    fileLimitBytes: options.fileLimitBytes ?? 10 * 1024 * 1024,
    bodyLimitBytes: options.bodyLimitBytes ?? 256 * 1024,
    limit: options.limit ?? usualLimitClass(endpoint as Endpoint, options.access),
    handler: options.handler as Route['handler'],
  };
}

/** The class of a route without its own. */
function usualLimitClass({ method, files }: Endpoint, access: Access): LimitClass {
  if (access === 'secret') return 'public';
  if (files) return 'uploads';
  return method === 'GET' ? 'reading' : 'writing';
}
