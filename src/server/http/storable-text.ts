/** Deeper than any schema of the contract reads. */
const mostLevels = 10;

/**
 * Input with every text as a database can keep it: PostgreSQL has no place for NUL, and its JSON none for half a
 * surrogate pair, which a cut emoji leaves behind. Neither can be seen, so nobody could correct them.
 */
export function storableText<Input>(input: Input): Input {
  return storable(input, mostLevels) as Input;
}

function storable(value: unknown, levels: number): unknown {
  // Without its partner a surrogate is a character of its own class, Cs.
  if (typeof value === 'string') return value.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd');
  if (levels === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => storable(each, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each, levels - 1)]));
}
