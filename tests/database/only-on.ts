import { inject, type TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The platform a test needs: the only accepted reason for a skipped test. */
    onlyOn?: string;
  }
}

/** The options of a test that only one of the two databases can run; the other skips it. */
export function onlyOn(engine: 'embedded' | 'postgres'): TestOptions {
  return { skip: inject('testDatabase').engine !== engine, meta: { onlyOn: engine } };
}

/**
 * The same for tests of PostgreSQL's own time limits, which never end on a moved clock (`npm test -- --on=…`): faketime
 * shows the real time in signal handlers, where PostgreSQL checks the limit.
 */
export function onlyOnTimedPostgres(): TestOptions {
  const isMoved = process.env.FAKETIME !== undefined;
  return { skip: inject('testDatabase').engine !== 'postgres' || isMoved, meta: { onlyOn: 'postgres, real clock' } };
}
