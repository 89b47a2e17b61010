import { expect, test } from 'vitest';
import type { InstallationStatus } from '../../../../../contract/status.ts';
import { factsOf } from './status-words.ts';

const mb = 1024 * 1024;
const status: InstallationStatus = {
  version: '1.2.3',
  needs: [],
  database: { engine: 'embedded', bytes: 40 * mb },
  files: 'directory',
  disk: { state: 'enough', freeBytes: 4000 * mb, totalBytes: 8192 * mb, reserveBytes: 500 * mb },
  accounts: { all: 3, admins: 1, waiting: 0 },
  sessions: 2,
  cards: { byStatus: [{ status: 'approved_and_scheduled', count: 1200 }], isAll: true },
  due: 0,
  oldestDueSeconds: 0,
  held: null,
  workersAlive: 1,
  jobsWaiting: 1,
  runs: [],
  backup: null,
  backupProblem: null,
  mail: { source: 'none', server: null, sender: 'fondly@localhost', waits: false },
  ai: { source: 'none', name: null, calls: 0, unused: 0 },
  clocks: [],
};
const wordsOf = (name: string, change: Partial<InstallationStatus> = {}) => {
  const fact = factsOf({ ...status, ...change }).find((each) => each.name === name);
  return [fact?.words, fact?.note];
};

test('facts are told in words', () => {
  expect(wordsOf('Accounts')).toEqual(['3, 1 of them an administrator', undefined]);
  expect(wordsOf('Accounts', { accounts: { all: 3, admins: 2, waiting: 1 } })).toEqual([
    '3, 2 of them administrators, 1 of them wait for approval',
    undefined,
  ]);
  expect(wordsOf('Cards')).toEqual(['Approved & Scheduled: 1,200', undefined]);
  expect(wordsOf('Cards', { cards: { byStatus: [], isAll: true } })).toEqual(['None yet', undefined]);
  expect(wordsOf('Queue')).toEqual(['0 due, 1 job waits', undefined]);
  expect(wordsOf('Mail')).toEqual(['No server: cards are kept in the outbox', undefined]);
  expect(wordsOf('Storage')[0]).toBe('3.9 GB of 8 GB are free');
  expect(wordsOf('Last backup')).toEqual(['None at the chosen place', undefined]);
});

test('a run that did not end is named', () => {
  const run = { name: 'tidy-up', startedAt: '2026-11-24T03:30:00Z', finishedAt: null, error: null } as const;
  expect(wordsOf('Tidying up', { runs: [run] })[1]).toBe('Running, or ended together with its process.');
  expect(wordsOf('Tidying up', { runs: [{ ...run, error: 'The disk is full.' }] })[1]).toBe('The disk is full.');
});
