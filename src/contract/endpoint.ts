import './validation-words.ts';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One call of the API. The route validates input and serializes answers by it; the web client derives its types from it.
 * `path` uses `:name` for parameters. Multipart calls send files; `body` describes their text fields.
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
  /** The call also accepts JSON, without files. */
  acceptsJson?: true;
  /** A 401 means wrong credentials, not an ended session. */
  signsIn?: true;
  /** If absent, the call answers 204 without a body. */
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
