import type { Executor } from './executor.ts';

/**
 * A query that every request needs: its SQL is built once per handle instead of each time, which costs more than
 * running it. `build` prepares it with `.prepare('')` and placeholders, and returns it or a function that runs it.
 */
export function builtOnce<Query>(build: (db: Executor) => Query): (db: Executor) => Query {
  const built = new WeakMap<Executor, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
