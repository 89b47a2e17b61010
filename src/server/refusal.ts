import type { ErrorCode } from '../contract/vocabulary.ts';

/** A request that is refused in words; `http/` turns it into an answer (D6). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** For rate_limited and overloaded: when trying again makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** Sent beside the message, for a page that shows what stands now (D37). */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    extra: { fields?: Record<string, string>; retryAfterSeconds?: number; current?: unknown } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.current = extra.current;
  }
}

/** Unknown and foreign ids answer the same (D5). */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} was not found.`);
}

/** One field of the request that cannot be accepted. */
export function invalidField(path: string, message: string): Refusal {
  return new Refusal('validation_failed', message, { fields: { [path]: message } });
}

/** The row changed since the caller read it (D37). */
export function staleVersion(what: string, current: unknown): Refusal {
  return new Refusal('stale_version', `${what} was changed elsewhere in the meantime.`, { current });
}
