import { fetch as fetchByUndici } from 'undici';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { reasonOfError } from '../outgoing/outgoing-problem.ts';
import { leadsInside } from '../outgoing/public-address.ts';
import { readBounded } from '../outgoing/read-bounded.ts';
import { DavProblem, type DavProblemReason } from './dav-problem.ts';
import { answerDigest } from './digest.ts';
import { mayGetPassword } from './password-sites.ts';

/** Fits many cards with photos; a larger answer is asked for in smaller parts. */
export const answerLimitBytes = 32 * 1024 * 1024;
const usualLimitMs = 90_000;
const maxRedirects = 5;

export type DavRequest = {
  method: 'GET' | 'PROPFIND' | 'REPORT' | 'PUT';
  url: string;
  /** XML, or a card. */
  body?: string | Uint8Array;
  accept?: string;
  ifMatch?: string;
  depth?: '0' | '1';
  limitBytes?: number;
  limitMs?: number;
};

/** `url` is where the answer came from, after redirects. */
export type DavAnswer = { status: number; url: string; bytes: Uint8Array; contentType: string; etag: string | null };

export type DavClient = {
  /** Sends a request and follows its redirects. Rejects with DavProblem, or with the reason of the client's signal. */
  ask(request: DavRequest): Promise<DavAnswer>;
  /** The same, rejecting with DavProblem for every status but success. */
  read(request: DavRequest): Promise<DavAnswer>;
  /** Whether requests to this address carry the password. */
  mayLogIn(url: string): boolean;
  /** Where a request without the password leads; null if nobody answers there. */
  follow(url: string): Promise<string | null>;
  close(): Promise<void>;
};

export type DavLogin = { username: string; password: string } | DavToken;
/** A login by tokens that expire; `isRefused`: the server does not take the last one any more. */
export type DavToken = { token(isRefused: boolean): Promise<string> };
export type DavNetwork = Pick<Outgoing, 'allowPrivate' | 'openAgent'>;
type Limits = {
  signal?: AbortSignal;
  /** How long one answer may take. */
  answerMs?: number;
};

/**
 * A client of one CardDAV account. Its connections check certificates and keep out of private networks; the password
 * goes only to `home` and what belongs to it.
 */
export function createDavClient(
  start: string,
  login: DavLogin,
  { allowPrivate, openAgent }: DavNetwork,
  { signal, answerMs = usualLimitMs }: Limits = {},
): DavClient {
  const agent = openAgent();
  let home = new URL(start);
  let challenge: string | null = null;
  let count = 0;

  function requireAllowed(url: URL): void {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new DavProblem('redirect');
    if (!allowPrivate && leadsInside(url.hostname)) throw new DavProblem('forbidden-address');
    if (url.protocol === 'http:' && !(allowPrivate && leadsInside(url.hostname))) throw new DavProblem('not-encrypted');
  }

  async function send(request: DavRequest, withLogin: boolean) {
    const { method, url, body, depth, ifMatch, limitBytes = answerLimitBytes, limitMs = answerMs } = request;
    requireAllowed(new URL(url));
    const { pathname, search } = new URL(url);
    const timeout = AbortSignal.timeout(Math.min(limitMs, answerMs));
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
    count += 1;
    const authorization = withLogin && (await authorize(method, pathname + search));
    try {
      const answer = await fetchByUndici(url, {
        method,
        headers: {
          'user-agent': 'Fondly',
          accept: request.accept ?? '*/*',
          ...(authorization && { authorization }),
          ...(depth && { depth }),
          ...(ifMatch && { 'if-match': ifMatch }),
          ...(typeof body === 'string' && { 'content-type': 'application/xml; charset=utf-8' }),
          ...(body instanceof Uint8Array && { 'content-type': 'text/vcard; charset=utf-8' }),
        },
        body: body ?? null,
        redirect: 'manual',
        signal: ended,
        dispatcher: await agent,
      });
      return {
        status: answer.status,
        url,
        bytes: await readBounded(answer.body, limitBytes),
        contentType: answer.headers.get('content-type') ?? '',
        etag: answer.headers.get('etag'),
        location: answer.headers.get('location'),
        retryAfter: answer.headers.get('retry-after'),
        challenge: answer.headers.get('www-authenticate'),
      };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (timeout.aborted) throw new DavProblem('timeout');
      throw asDavProblem(error);
    }
  }

  async function authorize(method: string, path: string): Promise<string> {
    if ('token' in login) return `Bearer ${await login.token(false)}`;
    if (challenge) return answerDigest(challenge, login, method, path, count);
    return `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;
  }

  function mayLogIn(url: string): boolean {
    return mayGetPassword(home, new URL(url));
  }

  async function sendWithLogin(request: DavRequest, mayLogIn: boolean) {
    const answer = await send(request, mayLogIn);
    if (answer.status !== 401 || !mayLogIn) return answer;
    if ('token' in login) {
      await login.token(true);
      return send(request, true);
    }
    const offered = digestIn(answer.challenge);
    if (!offered) return answer;
    challenge = offered;
    count = 0;
    return send(request, true);
  }

  async function ask(request: DavRequest): Promise<DavAnswer> {
    let next = { ...request, url: resolved(request.url).href };
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const isHome = mayLogIn(next.url);
      const answer = await sendWithLogin(next, isHome);
      if (answer.status < 300 || answer.status > 399 || !answer.location) {
        if (answer.status === 401 && !isHome) throw new DavProblem('redirect');
        // Another server, of a photo for one, says nothing about this one.
        if (!isHome) return answer;
        const waits = answer.status === 429 || answer.status === 503;
        if (waits) throw new DavProblem('busy', waitOf(answer.retryAfter));
        if (answer.status >= 500 && answer.status !== 501 && answer.status !== 507) throw new DavProblem('failing');
        if (answer.status === 401) throw new DavProblem('token' in login ? 'revoked' : 'password');
        return answer;
      }
      // A card goes to no other place than where it came from.
      if (next.method === 'PUT') throw new DavProblem('redirect');
      const to = resolved(answer.location, next.url);
      // A server that leaves encryption behind would show the password to everyone on the way.
      if (next.url.startsWith('https:') && to.protocol !== 'https:') throw new DavProblem('not-encrypted');
      next = { ...next, url: to.href };
    }
    throw new DavProblem('redirect');
  }

  return {
    ask,
    read: async (request) => {
      const answer = await ask(request);
      if (answer.status >= 200 && answer.status < 300) return answer;
      throw new DavProblem(reasonOf(answer.status));
    },
    mayLogIn,
    follow: async (from) => {
      let url = from;
      for (let hops = 0; hops <= maxRedirects; hops += 1) {
        const answer = await send({ method: 'GET', url, limitBytes: 1024 * 1024 }, false);
        if (answer.status < 300 || answer.status > 399 || !answer.location) {
          if (answer.status === 404) return null;
          home = new URL(url);
          return url;
        }
        const to = resolved(answer.location, url);
        if (url.startsWith('https:') && to.protocol !== 'https:') throw new DavProblem('not-encrypted');
        url = to.href;
      }
      throw new DavProblem('redirect');
    },
    close: async () => (await agent).close(),
  };
}

/** The address that a server or a card names. Rejects one that is none. */
export function resolved(href: string, base?: string): URL {
  if (!URL.canParse(href, base)) throw new DavProblem('unreadable');
  return new URL(href, base);
}

function digestIn(header: string | null): string | null {
  const at = header?.search(/\bDigest\s/i) ?? -1;
  // A server that also takes the password itself over TLS needs no digest.
  return at === -1 || /\bBasic\b/i.test(header ?? '') ? null : (header ?? '').slice(at);
}

export function reasonOf(status: number): DavProblemReason {
  if (status === 403) return 'not-permitted';
  return status === 404 || status === 410 ? 'not-found' : 'rejected';
}

function waitOf(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function asDavProblem(error: unknown): DavProblem {
  return error instanceof DavProblem ? error : new DavProblem(reasonOfError(error));
}
