import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { insertDueCard, insertOwner } from '../../../../tests/delivery/insert-card.ts';
import type { InstallationStatus } from '../../../contract/status.ts';
import { aiCalls } from '../../db/tables/ai-calls.ts';
import { cardDeliveryLogs } from '../../db/tables/cards.ts';
import { processRuns } from '../../db/tables/workers.ts';
import { describeStatus } from '../../operator/admin/describe-status.ts';
import { readStatus } from './read-status.ts';

let fondly: TestApp;
let admin: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp('Ada Admin');
});
afterAll(() => fondly.close());

const look = async (): Promise<InstallationStatus> => (await admin.call('GET', '/api/admin/status')).json();

test('the page and the command tell the same facts', async () => {
  const { orm } = fondly.context.database;
  const now = fondly.clock.now();
  await insertDueCard(fondly.context, await insertOwner(fondly.context), {
    dueAt: new Date(now.getTime() - 3_600_000),
  });
  await orm.insert(processRuns).values({ process: 'tidy-up', error: 'The disk is full.' });
  const shown = await look();
  expect(shown).toMatchObject({
    database: { bytes: expect.any(Number) },
    accounts: { all: 2, admins: 1, waiting: 0 },
    sessions: 1,
    cards: { byStatus: [{ status: 'approved_and_scheduled', count: 1 }], isAll: true },
    due: 1,
    workersAlive: 0,
    runs: [{ name: 'tidy-up', error: 'The disk is full.' }],
    backup: null,
    mail: { source: 'none', waits: false },
  });
  expect(shown.database.bytes).toBeGreaterThan(1_000_000);
  expect(shown.oldestDueSeconds).toBeGreaterThanOrEqual(3600);
  const status = await readStatus(fondly.context);
  expect(status.needs).toEqual(shown.needs);
  const lines = describeStatus(status);
  expect(lines).toContain('Due and waiting: 1');
  expect(lines).toContain(`Needs you: No worker is running. ${shown.needs[0]?.text}`);
  expect(lines.filter((line) => line.startsWith('Needs you:'))).toHaveLength(shown.needs.length);
});

test('the newest backup is named, and that it is not whole', async () => {
  const directory = join(fondly.context.config.dataDir, 'backups');
  await mkdir(directory);
  await writeFile(join(directory, 'fondly-2026-01-02T03-04-05Z.tar'), 'no archive');
  await writeFile(join(directory, 'fondly-2026-01-02T03-04-06Z.tar.1234.unfinished'), '');
  const { backup, backupProblem, needs } = await look();
  expect(backup).toMatchObject({ name: 'fondly-2026-01-02T03-04-05Z.tar', bytes: 10 });
  expect(backupProblem).toBeTruthy();
  expect(needs.map(({ title }) => title)).toContain('The last backup cannot be used');
});

test('counts cards and costs by the days of the reader', async () => {
  const { orm } = fondly.context.database;
  await admin.call('PATCH', '/api/user', { timeZone: 'Pacific/Auckland' });
  fondly.clock.set('2026-06-15T10:00:00Z');
  const owner = await insertOwner(fondly.context);
  // 23:30 and 00:30 in Auckland, and more than thirty days ago.
  const late = new Date('2026-06-14T11:30:00Z');
  const early = new Date('2026-06-14T12:30:00Z');
  const before = new Date('2026-05-16T11:30:00Z');
  const card = await insertDueCard(fondly.context, owner, { createdAt: before });
  await insertDueCard(fondly.context, owner, { createdAt: late });
  await insertDueCard(fondly.context, owner, { createdAt: early });
  const attempt = { cardId: card, deliveryMethod: 'digital' };
  await orm.insert(cardDeliveryLogs).values([
    { ...attempt, attempt: 1, deliveryStatus: 'retry', createdAt: late },
    { ...attempt, attempt: 2, deliveryStatus: 'failed', createdAt: late },
    { ...attempt, attempt: 3, deliveryStatus: 'unknown', createdAt: early },
    { ...attempt, attempt: 4, deliveryStatus: 'sent', createdAt: early },
    { ...attempt, attempt: 5, deliveryStatus: 'kept', createdAt: early },
    { ...attempt, attempt: 6, deliveryStatus: 'sent', createdAt: before },
  ]);
  await orm.insert(processRuns).values({
    process: 'process-scheduled-cards',
    startedAt: early,
    counts: { missed: 2, exhausted: 1, due: 9 },
  });
  const call = { kind: 'text', engineName: 'OpenAI', durationMs: 1, outcome: 'done' } as const;
  await orm.insert(aiCalls).values([
    { ...call, cost: 0.25, createdAt: late },
    { ...call, cost: 0.5, createdAt: early },
    { ...call, cost: null, createdAt: early },
  ]);
  const { days, currency, isWhole } = (await admin.call('GET', '/api/admin/daily')).json();
  expect([days.length, days[0].day, days[29].day, currency, isWhole]).toEqual([
    30,
    '2026-05-17',
    '2026-06-15',
    'USD',
    true,
  ]);
  expect(days.slice(28)).toEqual([
    { day: '2026-06-14', made: 1, sent: 0, failed: 1, aiCost: 0.25 },
    { day: '2026-06-15', made: 1, sent: 1, failed: 4, aiCost: 0.5 },
  ]);
  expect(days[0]).toEqual({ day: '2026-05-17', made: 0, sent: 0, failed: 0, aiCost: 0 });
});
