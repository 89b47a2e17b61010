/**
 * No database connection was available: the database is down, or too many callers wait. Nothing of the request has run.
 */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
  /** The code of the socket or of PostgreSQL, if there is one. */
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause });
    this.code = cause.code;
  }
}

/** Whether a query failed for this reason: Drizzle wraps the driver's error. */
export function isForWantOfConnection(error: Error): boolean {
  return error instanceof NoConnection || error.cause instanceof NoConnection;
}
