import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run-step.mjs';

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[], meta?: { onlyOn?: string } }} TestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ passed: number, failed: number, skipped: number, unexplained: string[], failures: string[] }} Counts
 *   `unexplained` are the skipped tests that name no platform they need (tests/database/only-on.ts), `failures` what
 *   failed and why, shortly.
 */

/**
 * Counts of one Vitest run from its JSON report. A file that could not be loaded counts as one failure, and so does a run
 * that ended badly with nothing else to show for it (an error outside every test, no report, no tests at all).
 * @param {string} file @param {boolean} endedWell @returns {Counts}
 */
export function countTests(file, endedWell) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, unexplained: [], failures: [] };
  /** @type {{ testResults: FileResult[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const having = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  const unloaded = testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = having('passed');
  const failed = having('failed') + unloaded.length;
  // Vitest's other names for it: pending, todo or disabled.
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const isSilent = failed === 0 && (!endedWell || passed === 0);
  return {
    passed,
    failed: isSilent ? 1 : failed,
    skipped: skipped.length,
    unexplained: skipped.filter(({ meta }) => !meta?.onlyOn).map(({ fullName }) => fullName),
    failures: [
      ...unloaded.map(({ name, message }) => failure(name, 'could not be loaded', message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0])),
      ),
    ],
  };
}

const longestMessage = 300;

/** The test and the beginning of its message. @param {string} file @param {string} name @param {string} [message] */
function failure(file, name, message = '') {
  const [first = ''] = stripVTControlCharacters(message).split(/\n\s+at |\n\n/);
  const words = first.trim().slice(0, longestMessage).replaceAll('\n', '\n    ');
  return `${relative(root, file)}: ${name}${words && `\n    ${words}`}`;
}

/** The last line of a test run, for people and for machines. @param {Counts[]} all */
export function summarise(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => all.reduce((count, each) => count + each[key], 0);
  const isGood = sum('failed') === 0 && sum('passed') > 0 && all.every(({ unexplained }) => unexplained.length === 0);
  return {
    line: `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
    exitCode: isGood ? 0 : 1,
  };
}
