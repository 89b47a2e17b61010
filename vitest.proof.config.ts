import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { repository } from './tests/architecture/source-files.ts';
import { createProofReporter } from './tests/specification/table/proof-reporter.ts';
import { builtPage, type Row } from './tests/specification/table/row.ts';
import { provenRows } from './tests/specification/table/rows.ts';
import { without } from './tests/specification/table/wrong-words.ts';
import checks from './vitest.config.ts';

/** The rows that unit and server tests hold; journeys prove their own in the browser. */
const proven = provenRows.filter(({ test: [file] }) => !file.startsWith('tests/e2e/'));

/** The test's project, on sources without what the row asks for. */
function projectWithout(row: Row, at: number) {
  const [file] = row.test;
  const kind = file.startsWith('src/server/') ? 'server-embedded' : 'unit';
  const usual = checks.test?.projects?.find(
    (one) => typeof one === 'object' && 'test' in one && one.test?.name === kind,
  );
  if (typeof usual !== 'object' || !('test' in usual)) throw new Error(`vitest.config.ts has no project ${kind}`);
  return {
    root: repository,
    plugins: [takeOut(row)],
    test: { ...usual.test, name: String(at), include: [file], isolate: true },
  };
}

function takeOut(row: Row): Plugin {
  return {
    name: 'take-out',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0]?.replace(repository, '') ?? '';
      const concerned = row.change ? path === row.change.file : path.startsWith('src/') && !path.includes('.test.');
      return concerned && row.change?.file !== builtPage ? without(row, code) : undefined;
    },
  };
}

export default defineConfig({
  root: repository,
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: [createProofReporter(proven)],
    projects: proven.map(projectWithout),
  },
});
