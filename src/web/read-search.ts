// The first page loads the search parsers of all pages: they do without zod, which is as large as a page. They ignore
// invalid values.

/** The search parameters as the router parsed them. */
export type Search = Readonly<Record<string, unknown>>;

/** A text, even if the router parsed it as a number. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** A positive whole number. */
export function readId(value: unknown): number | undefined {
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** One of these values. */
export function readOneOf<const Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}
