/** No connection to the database was to be had: it is away, or too many wait for one. Nothing of what was asked was begun. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
  /** Of the socket or of PostgreSQL, where there is one. */
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause });
    this.code = cause.code;
  }
}

/** Whether that is why a query failed: Drizzle wraps what the driver threw. */
export function isForWantOfConnection(error: Error): boolean {
  return error instanceof NoConnection || error.cause instanceof NoConnection;
}
