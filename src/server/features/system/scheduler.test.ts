import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { insertDueCard, insertOwner } from '../../../../tests/delivery/insert-card.ts';
import type { SchedulerView } from '../../../contract/system.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';

let fondly: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp();
  other = await fondly.signUp('Someone Else');
});
afterAll(() => fondly.close());

const calls = [
  ['POST', '/api/system/generate-upcoming-cards'],
  ['POST', '/api/system/process-scheduled-cards'],
  ['POST', '/api/system/create-test-ready-card'],
  ['GET', '/api/system/scheduler'],
] as const;

test.each(calls)('%s %s requires an administrator', async (method, path) => {
  expect((await fondly.anonymous.call(method, path)).statusCode).toBe(401);
  expect((await other.call(method, path)).statusCode).toBe(403);
});

test.each([
  ['generate-upcoming-cards', '2026-11-24T00:00:00.000Z', '2026-11-24T12:00:00.000Z'],
  ['generate-upcoming-cards', '2026-11-24T12:00:00.000Z', '2026-11-25T00:00:00.000Z'],
  ['process-scheduled-cards', '2026-11-24T12:00:00.000Z', '2026-11-24T13:00:00.000Z'],
  ['process-scheduled-cards', '2026-11-24T13:00:00.000Z', '2026-11-24T14:00:00.000Z'],
] as const)('schedules %s after %s at %s', (name, after, next) => {
  expect(fondly.context.queue.nextRun(name, new Date(after))?.toISOString()).toBe(next);
});

const look = async (): Promise<SchedulerView> => (await admin.call('GET', '/api/system/scheduler')).json();
const runsOf = (view: SchedulerView, name: string) => view.processes.find((process) => process.name === name);

test('generating and processing return their counts, and their runs are stored', async () => {
  const generated = await admin.call('POST', '/api/system/generate-upcoming-cards');
  expect(generated.json()).toMatchObject({ message: 'Card generation process completed', counts: { due: 0, made: 0 } });
  const overdue = { dueAt: new Date('2026-01-01T09:00:00Z'), dayEndsAt: new Date('2026-01-02T00:00:00Z') };
  await insertDueCard(fondly.context, await insertOwner(fondly.context), { ...overdue, title: 'Too late' });
  const processed = await admin.call('POST', '/api/system/process-scheduled-cards');
  expect(processed.json()).toMatchObject({ message: 'Scheduled cards were processed', counts: { missed: 1, due: 0 } });
  const view = await look();
  expect(runsOf(view, 'process-scheduled-cards')).toMatchObject({
    nextRunAt: expect.stringMatching(/:00:00\.000Z$/),
    runs: [{ counts: { missed: 1 }, error: null, finishedAt: expect.any(String) }],
  });
  expect(runsOf(view, 'generate-upcoming-cards')?.runs).toHaveLength(1);
  expect(view.held).toMatchObject([
    { title: 'Too late', deliveryStatus: 'failed', reason: 'No worker sent it on its day.' },
  ]);
});

test('a test card is ready for tomorrow, goes only to the administrator, and arrives', async () => {
  const { clock, context } = fondly;
  clock.set('2026-05-04T12:00:00Z');
  const response = await admin.call('POST', '/api/system/create-test-ready-card');
  expect(response.json()).toMatchObject({
    deliveryStatus: 'ready',
    recipientEmail: admin.user.email,
    scheduledDate: '2026-05-05',
    dueAt: '2026-05-05T09:00:00.000Z',
  });
  const again = await admin.call('POST', '/api/system/create-test-ready-card');
  expect(again.json().person.id).toBe(response.json().person.id);
  clock.set('2026-05-05T09:00:01Z');
  expect((await look()).held.map(({ reason }) => reason)).toContain(
    'No worker is running. Start one, and it is sent if its day is not over.',
  );
  const worker = createDeliveryWorker(context, { pollMs: 50 });
  worker.start();
  await expect
    .poll(async () => (await admin.call('GET', `/api/cards/${response.json().id}`)).json().deliveryStatus, {
      timeout: 50_000,
    })
    .toBe('sent');
  expect((await look()).workers).toMatchObject([{ id: worker.id, pid: process.pid }]);
  await worker.stop();
  expect(readdirSync(`${context.config.dataDir}/outbox`).filter((name) => name.endsWith('.eml')).length).toBe(2);
});
