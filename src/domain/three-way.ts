/** A value on one side: null if there is none. */
type Value = string | null;

/**
 * What becomes of a field that two sides keep: `base` is what the other side had when it was read last, undefined if it
 * never was. `take`: theirs replaces ours. `ask`: both changed, so neither may be overwritten.
 */
export function compareThreeWays(
  { base, theirs, ours }: { base: Value | undefined; theirs: Value; ours: Value },
  isSame: (one: Value, other: Value) => boolean,
): 'keep' | 'take' | 'ask' {
  if (isSame(theirs, ours)) return 'keep';
  if (base === undefined) return ours === null ? 'take' : theirs === null ? 'keep' : 'ask';
  if (isSame(theirs, base)) return 'keep';
  return isSame(ours, base) ? 'take' : 'ask';
}

/** What a list gained and lost against its former state, by keys. */
export function compareLists<Item>(
  base: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): { gained: Item[]; lost: Item[] } {
  const [before, after] = [new Set(base.map(keyOf)), new Set(theirs.map(keyOf))];
  return {
    gained: theirs.filter((item) => !before.has(keyOf(item))),
    lost: base.filter((item) => !after.has(keyOf(item))),
  };
}
