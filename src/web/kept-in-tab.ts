import { use } from 'react';
import type { z } from 'zod';

/** A value kept while the tab is open: in memory, and in session storage for a reload. */
export type KeptInTab<Value> = {
  /** Null drops it. */
  keep: (value: Value | null) => void;
  /** For a component, which waits after a reload until the schema that checks the stored value has loaded. */
  useKept: () => Value | null;
};

/** Keeps a value under a key. Its schema, and zod with it, loads only if something is stored. */
export function keptInTab<Value>(key: string, loadSchema: () => Promise<z.ZodType<Value>>): KeptInTab<Value> {
  let inMemory: Value | null = null;
  let schema: Promise<z.ZodType<Value>> | undefined;
  return {
    keep: (value) => {
      inMemory = value;
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The storage is full or forbidden: the value is lost on a reload.
      }
    },
    useKept: () => {
      if (inMemory !== null) return inMemory;
      const stored = readStored(key);
      if (stored === null) return null;
      schema ??= loadSchema();
      return use(schema).safeParse(stored).data ?? null;
    },
  };
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
