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
  OwnMethod extends Method = Method,
  Path extends string = string,
> = {
  method: OwnMethod;
  path: Path;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Names of the file parts of a multipart call. */
  files?: readonly string[];
  /** The call also accepts JSON, without files. */
  acceptsJson?: true;
  /** If absent, the call answers 204 without a body. */
  response?: Response;
};

/** Keeps the exact method, path and schema types of a call's definition. */
export function endpoint<
  OwnMethod extends Method,
  Path extends string,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(
  definition: Endpoint<Params, Query, Body, Response, OwnMethod, Path>,
): Endpoint<Params, Query, Body, Response, OwnMethod, Path> {
  return definition;
}
