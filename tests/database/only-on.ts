import { inject, type TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The platform a test needs. It is the only reason for which a run with a skipped test is not a failed one. */
    onlyOn?: string;
  }
}

/** The options of a test that one of the two databases alone can answer; on the other it is skipped. */
export function onlyOn(engine: 'embedded' | 'postgres'): TestOptions {
  return { skip: inject('testDatabase').engine !== engine, meta: { onlyOn: engine } };
}

/**
 * The same for what PostgreSQL ends by its own time limits. On a moved clock (`npm test -- --on=…`) it never does: faketime
 * shows the real time to what a signal interrupts, and there PostgreSQL asks whether the limit has come.
 */
export function onlyOnTimedPostgres(): TestOptions {
  const isMoved = process.env.FAKETIME !== undefined;
  return { skip: inject('testDatabase').engine !== 'postgres' || isMoved, meta: { onlyOn: 'postgres, real clock' } };
}
