import type { z } from 'zod';
import type { Calls } from '../contract/calls.ts';
import { t } from '../contract/translate.ts';
import { type ErrorCode, errorCodes } from '../contract/vocabulary.ts';
import { noteAnswer, noteSilence } from './connection.ts';
import { waitForLogin, waitForOwner } from './ended-session.ts';

/** A failed call. `status` is 0 without an answer; `fields` maps a path in the body to the problem there. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** After a stale version, the current state; the caller knows its schema. */
  readonly current: unknown;
  /** The Retry-After of the answer, if it has one. */
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

/** Headers of every call that is no read. */
export const headersOfChanges: Record<string, string> = {};

type Call = keyof Calls;

type Part<Name extends string, Schema extends z.ZodType> = Schema extends z.ZodUndefined
  ? unknown
  : object extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> };

/** The input of a call: only the parts that its contract has. */
type CallInput<Name extends Call> = Part<'params', Calls[Name]['params']> &
  Part<'query', Calls[Name]['query']> &
  Part<'body', Calls[Name]['body']> &
  Options;

type Options = {
  /** Sends the body as a multipart form with these files. */
  files?: Readonly<Record<string, File | Blob | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** The call continues after the page is left. */
  keepalive?: boolean;
  /** A 401 means wrong credentials, not an ended session. */
  signsIn?: boolean;
};

type LooseInput = Options & {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
};

type Answer<Schema extends z.ZodType> = Schema extends z.ZodUndefined ? undefined : z.output<Schema>;

/** Makes one call of the API and returns its typed answer (undefined for 204). Throws ApiError. */
export async function call<Name extends Call>(
  name: Name,
  ...[input]: object extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]
): Promise<Answer<Calls[Name]['response']>> {
  const response = await send(name, (input ?? {}) as LooseInput);
  if (response.status === 204) return undefined as Answer<Calls[Name]['response']>;
  return (await response.json()) as Answer<Calls[Name]['response']>;
}

/** Makes a call whose answer is a file. Throws ApiError. */
export async function download<Name extends Call>(name: Name, input: CallInput<Name>): Promise<Blob> {
  return (await send(name, input as LooseInput)).blob();
}

/** The path with its parameters and query filled in. */
export function addressOf(path: string, input: Pick<LooseInput, 'params' | 'query'>): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function payloadOf(input: LooseInput): FormData | string | undefined {
  if (!input.files) return input.body === undefined ? undefined : JSON.stringify(input.body);
  const form = new FormData();
  // Text fields first, so the server can reject a call before it reads the files.
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(input.files)) if (file) form.set(name, file);
  return form;
}

/** Returns a successful answer as it begins to come in. If the session has ended, repeats the call after the user has logged in again. */
export async function send(name: Call, input: LooseInput): Promise<Response> {
  const isRead = name.startsWith('GET ');
  const response = await request(name, input, isRead);
  if (response.ok) return response;
  if (response.status === 401 && !input.signsIn && (await waitForLogin(isRead))) return send(name, input);
  const error = await refusal(response, isRead);
  if (error.code === 'login_too_old' && (await waitForOwner())) return send(name, input);
  throw error;
}

async function request(name: Call, input: LooseInput, isRead: boolean): Promise<Response> {
  const [method, path = ''] = name.split(' ');
  const address = addressOf(path, input);
  const body = payloadOf(input);
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(!isRead && headersOfChanges),
    ...input.headers,
  };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  try {
    const response =
      (await takeFirstRead(address, isRead)) ??
      (await fetch(address, {
        method,
        headers,
        body,
        credentials: 'include',
        signal: input.signal,
        keepalive: input.keepalive,
      }));
    noteAnswer();
    return response;
  } catch (error) {
    if (input.signal?.aborted) throw error;
    noteSilence();
    throw new ApiError(noConnectionMessage(isRead), 0);
  }
}

/** What public/first-reads.js asked for, by address; null if it got no answer. */
declare global {
  var firstReads: Map<string, Promise<Response | null>> | undefined;
}

/** Gives each first read once, and none after a write, which may have changed what it says. */
function takeFirstRead(address: string, isRead: boolean): Promise<Response | null> | undefined {
  if (!isRead) globalThis.firstReads?.clear();
  const read = globalThis.firstReads?.get(address);
  globalThis.firstReads?.delete(address);
  return read;
}

async function refusal(response: Response, isRead: boolean): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message: said, code, fields, current } = readError(body);
  const fallback = transportMessage(response.statusText || String(response.status), isRead);
  const message = isRead && response.status === 401 ? t`Unauthorized` : (said ?? fallback);
  const error = new ApiError(message, response.status, code, fields, current);
  error.retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  return error;
}

/** Parsed without zod, because every page loads this. An outdated page may not know a new code but keeps its message. */
function readError(body: unknown): Partial<Pick<ApiError, 'message' | 'code' | 'fields' | 'current'>> {
  const { message, code, fields, current } = Object(body) as Record<string, unknown>;
  if (typeof message !== 'string') return {};
  return { message, code: errorCodes.find((known) => known === code), fields: Object(fields), current };
}

/** The message of a call that did not reach the server. */
export function noConnectionMessage(isRead: boolean): string {
  return transportMessage(t`no connection`, isRead);
}

function transportMessage(statusText: string, isRead: boolean): string {
  return isRead ? t`Network response was not ok: ${statusText}` : t`API request failed: ${statusText}`;
}
