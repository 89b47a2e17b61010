/** Deeper than any schema of the contract. */
const mostLevels = 10;

/**
 * Makes every text in the input storable: PostgreSQL rejects NUL, and its JSON rejects half a surrogate pair, which a
 * truncated emoji leaves behind. Both are invisible, so users could not correct them.
 */
export function storableText<Input>(input: Input): Input {
  return storable(input, mostLevels) as Input;
}

function storable(value: unknown, levels: number): unknown {
  // A lone surrogate has the character class Cs.
  if (typeof value === 'string') return value.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd');
  if (levels === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => storable(each, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each, levels - 1)]));
}
