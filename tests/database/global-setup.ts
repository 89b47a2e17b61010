import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from '../../scripts/build.mjs';
import { removeLeftovers } from './remove-leftovers.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource;
  }
}

/** The path from which the test files of a project copy their database. */
export type TestDatabaseSource = { engine: 'embedded' } | { engine: 'postgres'; serverUrl: string; template: string };

let stop: (() => Promise<void>) | undefined;

/** Prepares the migrated template of the project's engine once, before its first test file. */
export async function setup(project: TestProject): Promise<void> {
  removeLeftovers();
  if (project.config.env.FONDLY_TEST_ENGINE === 'postgres') {
    const server = await startPostgres();
    stop = server.stop;
    project.provide('testDatabase', { engine: 'postgres', serverUrl: server.url, template: server.template });
  } else {
    // The embedded engine runs in a thread, which cannot load TypeScript on Node 20: it must be built, from these sources.
    if (!(await ensureServerBuilt())) throw new Error('The server could not be built; see above.');
    project.provide('testDatabase', { engine: 'embedded' });
  }
}

/** Stops what setup started, after the project's last test file. */
export async function teardown(): Promise<void> {
  await stop?.();
}
