import { defineConfig } from 'vitest/config';

const failOnConsoleError = './tests/fail-on-console-error.ts';

/** The server's tests run twice: the same files, once on the embedded database and once on PostgreSQL. */
const serverOn = (engine: 'embedded' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: ['src/server/**/*.test.ts', 'src/server/**/*.test.tsx'],
    env: { FONDLY_TEST_ENGINE: engine, NODE_ENV: 'test' },
    globalSetup: ['./tests/database/global-setup.ts'],
    setupFiles: [failOnConsoleError],
    // A limit for what hangs; a busy machine takes many times longer than an idle one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

const survival = ['tests/e2e/survival.test.ts'];

type JourneyFiles = { groupOrder: number; include: string[]; exclude?: string[]; globalSetup?: string[] };

function journeys(name: string, files: JourneyFiles) {
  const { groupOrder, ...chosen } = files;
  return {
    test: {
      name,
      ...chosen,
      setupFiles: [failOnConsoleError],
      sequence: { groupOrder },
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores: more workers only make the slow ones time out.
    maxWorkers: 2,
    teardownTimeout: 20_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{contract,domain,studio,web}/**/*.test.ts',
            'src/{contract,domain,studio,web}/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/specification/**/*.test.ts',
            'tests/goldens/**/*.test.ts',
          ],
          // The fonts of the machine are out of reach, as in the picture pool.
          env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
          setupFiles: [failOnConsoleError],
          testTimeout: 20_000,
        },
      },
      serverOn('embedded'),
      serverOn('postgres'),
      // A browser, a server and a mail server each: two at a time, on two cores.
      journeys('journeys', {
        groupOrder: 1,
        include: ['tests/e2e/**/*.test.ts'],
        exclude: survival,
        globalSetup: ['./tests/e2e/prepare-data-dir.ts'],
      }),
      // Twenty kills and a bound in seconds: nothing beside it.
      journeys('survival', { groupOrder: 2, include: survival }),
    ],
  },
});
