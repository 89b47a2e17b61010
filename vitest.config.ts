import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const failOnConsoleError = './tests/fail-on-console-error.ts';

const opensDatabase = /from '(?:\.\.\/)+tests\/(?:app|database|delivery)\//;

const serverTests = readdirSync(join(import.meta.dirname, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/server/${path}`)
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

/**
 * Tests that are close to the engine, about one of the two, or of one long transaction that others wait for on the
 * embedded database. Everything else uses both through one driver (051).
 */
const dependsOnEngine = ({ path, text }: { path: string; text: string }) =>
  /^src\/server\/(?:db|queue|operator|data-dir|features\/(?:account-data\/arrival|backups|delivery|system))\//.test(
    path,
  ) || text.includes('onlyOn(');

const withoutDatabase = serverTests.filter(({ text }) => !opensDatabase.test(text));
const onPostgresAlone = serverTests.filter((test) => opensDatabase.test(test.text) && !dependsOnEngine(test));

/**
 * The server's tests run on PostgreSQL; those that depend on the engine also run on the embedded database, and those
 * that open no database run only there. The journeys run on the embedded database.
 */
const serverOn = (engine: 'embedded' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: ['src/server/**/*.test.ts', 'src/server/**/*.test.tsx'],
    exclude: [
      ...configDefaults.exclude,
      ...(engine === 'postgres' ? withoutDatabase : onPostgresAlone).map(({ path }) => path),
    ],
    env: { FONDLY_TEST_ENGINE: engine, NODE_ENV: 'test' },
    globalSetup: ['./tests/database/global-setup.ts'],
    // Read first, as in main.ts.
    setupFiles: [failOnConsoleError, './tests/app/reader-first.ts'],
    // Files share what they import (016): no module keeps anything of a test.
    isolate: false,
    // Limits for what hangs; a busy machine takes many times longer than an idle one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
});

/** Journeys without a browser: they wait for leases and starts most of the time, so they run beside everything else. */
const ofProcesses = [
  'survival',
  'operator',
  'processes',
  'import-survival',
  'address-book-survival',
  'bad-luck',
  'canaries',
  'wrong-clock',
  'demo',
].map((name) => `tests/e2e/${name}.test.ts`);

/** On the built product. Limits for what hangs: a busy machine takes many times longer than an idle one. */
const onTheProduct = {
  globalSetup: ['./tests/e2e/prepare-data-dir.ts'],
  setupFiles: [failOnConsoleError],
  isolate: false,
  testTimeout: 360_000,
  hookTimeout: 360_000,
  // As long as a page waits for an answer; the default of a second is too short on a busy machine.
  expect: { poll: { timeout: 60_000 } },
};

/**
 * The longest files, started before all others of their run: started last, one would run on alone. A fresh clone has no
 * record of earlier runs, so Vitest sorts files by size, and the longest journeys are small files.
 */
const longest = [
  ...['survival', 'document-1', 'document-2', 'screens', 'keyboard'].map((name) => `tests/e2e/${name}.test.ts`),
  'src/studio/art/every-setting.test.ts',
  'tests/goldens/goldens.test.ts',
  'import/long-files.test.ts',
  'import/import.test.ts',
  'generation/generation.test.ts',
  'pictures/picture-pool.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores: more workers only make the slow ones time out.
    maxWorkers: 2,
    teardownTimeout: 20_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{contract,domain,studio,card-page,web}/**/*.test.ts',
            'src/{contract,domain,studio,card-page,web}/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/specification/**/*.test.ts',
            'tests/goldens/**/*.test.ts',
            'tests/database/**/*.test.ts',
          ],
          // The fonts of the machine are out of reach, as in the picture pool.
          env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
          setupFiles: [failOnConsoleError],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      serverOn('embedded'),
      serverOn('postgres'),
      { test: { ...onTheProduct, name: 'processes', include: ofProcesses } },
      {
        test: {
          ...onTheProduct,
          // A browser, a server and a mail server each: two at a time, on two cores, after everything else.
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ofProcesses],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
