// The search of every page is read with the first one: by hand, since zod weighs as much as a page. What makes no sense is left out.

/** The search of an address as the router parsed it. */
export type Search = Readonly<Record<string, unknown>>;

/** A text, also where the router took it for a number. */
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
