import type { TestProject } from 'vitest/node';
import { buildEmbeddedTemplate } from './embedded-template.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource;
  }
}

/** Where the test files of a project copy their database from. */
export type TestDatabaseSource =
  | { engine: 'embedded'; templateDir: string }
  | { engine: 'postgres'; serverUrl: string; template: string };

/** Prepares the migrated template of the project's engine once, before its first test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.FONDLY_TEST_ENGINE === 'postgres') {
    const server = await startPostgres();
    project.provide('testDatabase', { engine: 'postgres', serverUrl: server.url, template: server.template });
    return () => server.stop();
  }
  project.provide('testDatabase', { engine: 'embedded', templateDir: await buildEmbeddedTemplate() });
  return async () => {};
}
