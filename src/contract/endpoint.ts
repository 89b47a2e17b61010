import './validation-words.ts';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One call of the API: what the route validates, what it may answer, and what the web client types.
 * `path` uses `:name` for parameters. `multipart` calls carry files; their text fields are `body`.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  method: Method;
  path: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Names of the file parts of a multipart call. */
  files?: readonly string[];
  /** A multipart call that is also taken as JSON, without its files. */
  acceptsJson?: true;
  /** Its 401 means that the credentials were wrong, not that a session has ended. */
  signsIn?: true;
  /** Absent: 204 without a body. */
  response?: Response;
};

/** Keeps the exact schema types of a call's definition. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}
