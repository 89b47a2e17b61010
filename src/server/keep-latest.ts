/**
 * Makes a value once per key and keeps the `most` recently used ones. Simultaneous callers wait for the same value; a
 * failed one is made again.
 */
export function keepLatest<Value>(most: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    // To the end of the line.
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    value.catch(() => kept.get(key) === value && kept.delete(key));
    return value;
  };
}
