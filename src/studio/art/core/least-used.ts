/** The least used items, at least three if possible, so that pictures made together differ. */
export function leastUsed<T>(items: readonly T[], usesOf: (item: T) => number, least = 3): T[] {
  const uses = items.map(usesOf);
  const most = [...uses].sort((one, other) => one - other)[Math.min(least, items.length) - 1] ?? 0;
  return items.filter((_, at) => (uses[at] as number) <= most);
}
