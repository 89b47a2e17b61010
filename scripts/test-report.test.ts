import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests, summarise } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fondly-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const suite = (status: string, ...tests: string[]) => ({
  name: 'a',
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test.each([
  [
    'all is well',
    { numPassedTests: 2, numFailedTests: 0, testResults: [suite('passed', 'passed', 'passed')] },
    true,
    2,
    0,
  ],
  [
    'a test failed',
    { numPassedTests: 1, numFailedTests: 1, testResults: [suite('failed', 'passed', 'failed')] },
    false,
    1,
    1,
  ],
  [
    'a file could not be loaded',
    { numPassedTests: 1, numFailedTests: 0, testResults: [suite('passed', 'passed'), suite('failed')] },
    false,
    1,
    1,
  ],
  [
    'an error came outside every test',
    { numPassedTests: 1, numFailedTests: 0, testResults: [suite('passed', 'passed')] },
    false,
    1,
    1,
  ],
  ['no test was found', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, true, 0, 1],
])('counts when %s', (_name, report, endedWell, passed, failed) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  expect(countTests(file, endedWell)).toEqual({ passed, failed });
});

test('a run that left no report failed', () => {
  expect(countTests(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
});

test('the sum decides the exit code', () => {
  expect(
    summarise([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 0 },
    ]),
  ).toEqual({ line: '7 passed, 0 failed', exitCode: 0 });
  expect(summarise([{ passed: 3, failed: 1 }])).toEqual({ line: '3 passed, 1 failed', exitCode: 1 });
  expect(summarise([])).toEqual({ line: '0 passed, 0 failed', exitCode: 1 });
});
