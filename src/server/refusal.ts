import type { ErrorCode } from '../contract/vocabulary.ts';

/** A rejected request with a readable message; `http/` turns it into an answer (D6). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** For rate_limited and overloaded: when trying again makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** Sent with the message, for a page that shows the current state (D37). */
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

/** Unknown ids and ids of other users get the same answer (D5). */
export function notFound(message: string): Refusal {
  return new Refusal('not_found', message);
}

/** One invalid field of the request. */
export function invalidField(path: string, message: string): Refusal {
  return new Refusal('validation_failed', message, { fields: { [path]: message } });
}

/** The row changed since the caller read it (D37). */
export function staleVersion(message: string, current: unknown): Refusal {
  return new Refusal('stale_version', message, { current });
}
