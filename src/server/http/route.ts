import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import type { SessionUser } from './session-user.ts';
import type { UploadedFile } from './uploads.ts';

/**
 * Who may call a route (D5). `public`: anyone. `secret`: whoever has the secret in its path. `signed-in`: a session.
 * `admin`: a session of an administrator.
 */
export type Access = 'public' | 'secret' | 'signed-in' | 'admin';

type Of<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: checked input, the signed-in user where the access rule promises one. */
export type Call<A extends Access, E extends Endpoint> = {
  context: Context;
  user: A extends 'signed-in' | 'admin' ? SessionUser : SessionUser | null;
  params: Of<E['params']>;
  query: Of<E['query']>;
  body: Of<E['body']>;
  files: Record<string, UploadedFile>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The answer's wire shape; undefined for 204. */
type Answer<E extends Endpoint> = E['response'] extends z.ZodUndefined ? undefined : Of<E['response']>;

export type Route = {
  endpoint: Endpoint;
  access: Access;
  /** Bytes a file part may have; only multipart calls. */
  fileLimitBytes: number;
  /** Bytes of a JSON body. */
  bodyLimitBytes: number;
  rateLimit: { max: number; timeWindowMs: number; key: (request: FastifyRequest) => string } | undefined;
  handler: (call: Call<Access, Endpoint>) => Promise<unknown>;
};

/** One route: its call, its access rule and its handler. It does not compile without naming the access. */
export function route<A extends Access, E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  options: {
    access: A;
    fileLimitBytes?: number;
    bodyLimitBytes?: number;
    rateLimit?: Route['rateLimit'];
    handler: (call: Call<A, E & Endpoint>) => Promise<Answer<E & Endpoint> | FastifyReply>;
  },
): Route {
  return {
    endpoint: endpoint as Endpoint,
    access: options.access,
    fileLimitBytes: options.fileLimitBytes ?? 10 * 1024 * 1024,
    bodyLimitBytes: options.bodyLimitBytes ?? 256 * 1024,
    rateLimit: options.rateLimit,
    handler: options.handler as Route['handler'],
  };
}
