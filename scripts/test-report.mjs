import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, success: boolean,
 *   testResults: { name: string, status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Counts of one Vitest run from its JSON report. A file that could not be loaded counts as one failure, and so does a run
 * that ended badly with nothing else to show for it (an error outside every test, no report, no tests at all).
 * @param {string} file @param {boolean} endedWell @returns {Counts}
 */
export function countTests(file, endedWell) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  /** @type {VitestReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  const silent = failed === 0 && (!endedWell || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: silent ? 1 : failed };
}

/** The last line of a test run, for people and for machines. @param {Counts[]} all */
export function summarise(all) {
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, exitCode: failed > 0 || passed === 0 ? 1 : 0 };
}
