import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import type { LimitClass } from './limit-classes.ts';
import type { SessionUser } from './session-user.ts';
import type { UploadedFile } from './uploads.ts';

/**
 * Who may call a route (D5). `public`: anyone. `secret`: whoever has the secret in its path. `signed-in`: a session.
 * `admin`: a session of an administrator.
 */
export type Access = 'public' | 'secret' | 'signed-in' | 'admin';

/** What a handler is given: checked input, the signed-in user where the access rule promises one. */
export type Call<A extends Access, Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  context: Context;
  user: A extends 'signed-in' | 'admin' ? SessionUser : SessionUser | null;
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
  /** Bytes a file part may have; only multipart calls. */
  fileLimitBytes: number;
  /** Bytes of a JSON body. */
  bodyLimitBytes: number;
  limit: LimitClass;
  handler: (call: Call<Access, z.ZodType, z.ZodType, z.ZodType>) => Promise<unknown>;
};

/**
 * One route: its call, its access rule and its handler, which answers the response's shape, undefined for 204, or the
 * reply it has sent itself. It does not compile without naming the access.
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
    fileLimitBytes?: number;
    bodyLimitBytes?: number;
    /** How often it may be called; without one by its access and method. */
    limit?: LimitClass;
    handler: (call: Call<A, Params, Query, Body>) => Promise<z.output<Response> | FastifyReply>;
  },
): Route {
  return {
    endpoint: endpoint as Endpoint,
    access: options.access,
    fileLimitBytes: options.fileLimitBytes ?? 10 * 1024 * 1024,
    bodyLimitBytes: options.bodyLimitBytes ?? 256 * 1024,
    limit: options.limit ?? usualLimitClass(endpoint as Endpoint, options.access),
    handler: options.handler as Route['handler'],
  };
}

/** The class of a route that names none. */
function usualLimitClass({ method, files }: Endpoint, access: Access): LimitClass {
  if (access === 'secret') return 'public';
  if (files) return 'uploads';
  return method === 'GET' ? 'reading' : 'writing';
}
