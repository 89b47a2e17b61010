import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '../contract/vocabulary.ts';
import { noteAnswer, noteSilence } from './connection.ts';
import { waitForLogin, waitForOwner } from './ended-session.ts';

/** A call that did not succeed. `status` is 0 when no answer came; `fields` maps a path in the body to what is wrong there. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The current state for a stale version; the caller knows its schema. */
  readonly current: unknown;
  /** When trying again makes sense, where the server says so. */
  retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    status: number,
    code?: ErrorCode,
    fields: Record<string, string> = {},
    current?: unknown,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

type Part<Name extends string, Schema extends z.ZodType> = [z.input<Schema>] extends [undefined]
  ? unknown
  : object extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> };

/** What `call` takes beside the endpoint: only the parts that its contract names. */
export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & {
    files?: Readonly<Record<string, File | Blob | undefined>>;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
    /** The call goes on when the page is left. */
    keepalive?: boolean;
  };

type LooseInput = {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  files?: Readonly<Record<string, File | Blob | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  keepalive?: boolean;
};

type Answer<R extends z.ZodType> = [z.output<R>] extends [undefined] ? undefined : z.output<R>;

/** Makes one call of the API and gives its typed answer (undefined for a 204). Throws ApiError. */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: object extends CallInput<P, Q, B> ? [CallInput<P, Q, B>?] : [CallInput<P, Q, B>]
): Promise<Answer<R>> {
  const loose = (input ?? {}) as LooseInput;
  const response = await send(endpoint, loose);
  if (response.status === 204) return undefined as Answer<R>;
  return (await response.json()) as Answer<R>;
}

/** Makes a call that answers a file. Throws ApiError. */
export async function download<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, z.ZodUndefined>,
  input: CallInput<P, Q, B>,
): Promise<Blob> {
  return (await send(endpoint, input as LooseInput)).blob();
}

/** The path with its parameters filled in and the query behind it. */
export function addressOf(path: string, input: Pick<LooseInput, 'params' | 'query'>): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function payloadOf(endpoint: Pick<Endpoint, 'files'>, input: LooseInput): FormData | string | undefined {
  if (!endpoint.files) return input.body === undefined ? undefined : JSON.stringify(input.body);
  const form = new FormData();
  // Text first: the server may then refuse a call before it reads the files.
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(input.files ?? {})) if (file) form.set(name, file);
  return form;
}

/** Returns a successful answer. A call refused by an ended session is repeated once its user is back. */
async function send(endpoint: Endpoint, input: LooseInput): Promise<Response> {
  const isRead = endpoint.method === 'GET';
  const response = await request(endpoint, input, isRead);
  if (response.ok) return response;
  if (response.status === 401 && !endpoint.signsIn && (await waitForLogin(isRead))) return send(endpoint, input);
  const error = await refusal(response, isRead);
  if (error.code === 'login_too_old' && (await waitForOwner())) return send(endpoint, input);
  throw error;
}

async function request(endpoint: Endpoint, input: LooseInput, isRead: boolean): Promise<Response> {
  const body = payloadOf(endpoint, input);
  const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  try {
    const response = await fetch(addressOf(endpoint.path, input), {
      method: endpoint.method,
      headers,
      body,
      credentials: 'include',
      signal: input.signal,
      keepalive: input.keepalive,
    });
    noteAnswer();
    return response;
  } catch (error) {
    if (input.signal?.aborted) throw error;
    noteSilence();
    throw new ApiError(noConnectionMessage(isRead), 0);
  }
}

async function refusal(response: Response, isRead: boolean): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message: said, code, fields, current } = readError(body);
  const fallback = transportMessage(response.statusText || String(response.status), isRead);
  const message = isRead && response.status === 401 ? 'Unauthorized' : (said ?? fallback);
  const error = new ApiError(message, response.status, code, fields, current);
  error.retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  return error;
}

/** By hand, since every page loads this. A page from before an update may not know a newer code; the message stays readable. */
function readError(body: unknown): Partial<Pick<ApiError, 'message' | 'code' | 'fields' | 'current'>> {
  const { message, code, fields, current } = Object(body) as Record<string, unknown>;
  if (typeof message !== 'string') return {};
  return { message, code: errorCodes.find((known) => known === code), fields: Object(fields), current };
}

/** The message of a call that reached no server. */
export function noConnectionMessage(isRead: boolean): string {
  return transportMessage('no connection', isRead);
}

function transportMessage(statusText: string, isRead: boolean): string {
  return isRead ? `Network response was not ok: ${statusText}` : `API request failed: ${statusText}`;
}
