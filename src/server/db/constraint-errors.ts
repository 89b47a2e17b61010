/** The name of the unique constraint or index that a failed write violated, or undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  return violated(error, '23505');
}

/** The name of the foreign key that a failed write violated, or undefined for any other error. */
export function violatedForeignKey(error: unknown): string | undefined {
  return violated(error, '23503');
}

/** Whether PostgreSQL aborted a transaction to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return violated(error, '40P01') !== undefined;
}

// Both engines give PostgreSQL's code and constraint; drizzle wraps that error in its own as the cause.
function violated(error: unknown, code: string): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code: found, constraint } = current as Error & { code?: unknown; constraint?: unknown };
    if (found === code) return typeof constraint === 'string' ? constraint : '';
  }
  return undefined;
}
