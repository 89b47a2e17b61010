import { expect, test } from 'vitest';
import { needsOf } from './needs.policy.ts';

type Facts = Parameters<typeof needsOf>[0];

const now = new Date('2026-11-24T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const backup = { name: 'fondly-2026.tar', madeAt: daysAgo(1), bytes: 1 };
const wellFacts: Facts = {
  now,
  isOpenToStrangers: false,
  version: '1.2.3',
  database: { engine: 'embedded', bytes: 1 },
  files: 'directory',
  disk: { state: 'enough', freeBytes: 9e9, totalBytes: 9e9, reserveBytes: 0 },
  accounts: { all: 1, admins: 1, waiting: 0 },
  sessions: 1,
  cards: { byStatus: [], isAll: true },
  due: 0,
  oldestDueSeconds: 0,
  held: null,
  workersAlive: 1,
  jobsWaiting: 0,
  runs: [],
  backup,
  backupProblem: null,
  mail: { source: 'page', server: 'mail.example.org:465', sender: 'cards@example.org', waits: false },
  ai: { source: 'none', name: null, calls: 0, unused: 0 },
  clocks: [],
};
const titles = (change: Partial<Facts>) => needsOf({ ...wellFacts, ...change }).map(({ title }) => title);

test('nothing needs the host of an installation that is well', () => {
  expect(titles({})).toEqual([]);
  // Cards that are due for a moment, a few jobs, a call that was not used.
  expect(titles({ due: 3, oldestDueSeconds: 60, jobsWaiting: 20 })).toEqual([]);
  expect(titles({ ai: { source: 'page', name: 'Mistral', calls: 9, unused: 8 } })).toEqual([]);
});

test.each<[Partial<Facts>, string]>([
  [{ disk: { ...wellFacts.disk, state: 'full' } }, 'The disk is full'],
  [{ disk: { ...wellFacts.disk, state: 'low', freeBytes: 3e8 } }, 'The disk is nearly full'],
  [{ clocks: [{ host: 'attic', doubt: 'It is ahead.' }] }, 'Sending waits for the clock of attic'],
  [{ workersAlive: 0 }, 'No worker is running'],
  [{ held: { cards: 1, backupMadeAt: daysAgo(2) } }, '1 due card is held since a backup was restored'],
  [{ mail: { ...wellFacts.mail, source: 'none', server: null } }, 'No mail server is set up'],
  [{ due: 2, oldestDueSeconds: 1200 }, '2 due cards have not left'],
  [
    { runs: [{ name: 'read-bounces', startedAt: daysAgo(0), finishedAt: daysAgo(0), error: 'No answer.' }] },
    'Returned mail: the last run had a problem',
  ],
  [{ jobsWaiting: 1200 }, '1,200 jobs wait'],
  [{ backup: null }, 'There is no backup'],
  [{ backup: { ...backup, madeAt: daysAgo(9) } }, 'The last backup is more than a week old'],
  [{ backupProblem: 'It was cut off.' }, 'The last backup cannot be used'],
  [{ ai: { source: 'page', name: 'Mistral', calls: 4, unused: 4 } }, 'The AI provider did not help today'],
  [{ accounts: { ...wellFacts.accounts, waiting: 2 } }, '2 accounts wait for your approval'],
  [{ isOpenToStrangers: true }, 'Anyone can register'],
])('%o needs the host', (change, title) => {
  expect(titles(change)).toEqual([title]);
});

test('cards that do not leave come before what may be lost', () => {
  expect(titles({ backup: null, workersAlive: 0, isOpenToStrangers: true })).toEqual([
    'No worker is running',
    'There is no backup',
    'Anyone can register',
  ]);
});
