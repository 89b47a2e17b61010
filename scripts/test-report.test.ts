import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './run-step.mjs';
import { countTests, summarise } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fondly-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Listed = string | { status: string; meta: object };

/** A file of a report; each test is named after its status. */
const file = (status: string, ...tests: Listed[]) => ({
  name: 'a',
  status,
  assertionResults: tests.map((each) => {
    const listed = typeof each === 'string' ? { status: each } : each;
    return { fullName: `one that ${listed.status}`, ...listed };
  }),
});

function count(testResults: object[], endedWell = true) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ testResults }));
  return countTests(path, endedWell);
}

test.each([
  ['all is well', [file('passed', 'passed', 'passed')], true, { passed: 2, failed: 0 }],
  ['a test failed', [file('failed', 'passed', 'failed')], false, { passed: 1, failed: 1 }],
  ['a file could not be loaded', [file('passed', 'passed'), file('failed')], false, { passed: 1, failed: 1 }],
  ['an error came outside every test', [file('passed', 'passed')], false, { passed: 1, failed: 1 }],
  ['no test was found', [], true, { passed: 0, failed: 1 }],
])('counts correctly when %s', (_name, testResults, endedWell, counts) => {
  expect(count(testResults, endedWell)).toMatchObject({ ...counts, skipped: 0, unexplained: [] });
});

test('counts skipped tests, and names those without a reason', () => {
  const elsewhere = { status: 'skipped', meta: { onlyOn: 'postgres' } };
  expect(count([file('passed', 'passed', elsewhere, 'skipped', 'todo')])).toEqual({
    passed: 1,
    failed: 0,
    skipped: 3,
    unexplained: ['one that skipped', 'one that todo'],
    failures: [],
  });
});

test('lists failures by file and test, with the beginning of the message', () => {
  const name = join(root, 'src/domain/a.test.ts');
  const failureMessages = ['\u001b[31mAssertionError: expected 1\n  to be 2\u001b[39m\n\n- 2\n+ 1\n    at a.test.ts:1'];
  const failed = { status: 'failed', fullName: 'days add up', failureMessages };
  const { failures } = count([
    { name, status: 'failed', assertionResults: [failed] },
    { name, status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ]);
  expect(failures).toEqual([
    'src/domain/a.test.ts: could not be loaded\n    Cannot find module',
    'src/domain/a.test.ts: days add up\n    AssertionError: expected 1\n      to be 2',
  ]);
});

test('a run without a report counts as failed', () => {
  expect(countTests(join(folder, 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 });
});

const counts = (passed: number, failed: number, skipped = 0, unexplained: string[] = []) => ({
  passed,
  failed,
  skipped,
  unexplained,
  failures: [],
});

test('the total decides the exit code', () => {
  expect(summarise([counts(3, 0), counts(4, 0, 2)])).toEqual({ line: '7 passed, 0 failed, 2 skipped', exitCode: 0 });
  expect(summarise([counts(3, 1)])).toEqual({ line: '3 passed, 1 failed, 0 skipped', exitCode: 1 });
  expect(summarise([])).toEqual({ line: '0 passed, 0 failed, 0 skipped', exitCode: 1 });
});

test('a test skipped without a reason fails the run', () => {
  expect(summarise([counts(3, 0), counts(4, 0, 1, ['a test'])])).toEqual({
    line: '7 passed, 0 failed, 1 skipped',
    exitCode: 1,
  });
});
