import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from '../document-1/open-journeys.ts';
import { answerWrites, seeToast } from '../document-1/toasts.ts';
import { makeDraft } from './make-card.ts';

const generate = '**/api/system/generate-upcoming-cards';
const actions = [
  ['Generate Upcoming Cards', 'generate-upcoming-cards', 'Failed to generate cards'],
  ['Process Scheduled Cards', 'process-scheduled-cards', 'Failed to process scheduled cards'],
  ['Create Test Ready Card', 'create-test-ready-card', 'Failed to create test card'],
] as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor();
const agoMs = (ms: number) => new Date(Date.now() - ms).toISOString();
const [minute, hour] = [60_000, 3_600_000];

/** The data of the page on a bad day, including a restored backup. */
function badDay() {
  return {
    workers: [
      { id: 'a', host: 'mail-1', pid: 11, startedAt: agoMs(3 * hour), heartbeatAt: agoMs(0) },
      { id: 'b', host: 'mail-2', pid: 12, startedAt: agoMs(3 * hour), heartbeatAt: agoMs(10 * minute) },
    ],
    processes: [
      {
        name: 'generate-upcoming-cards',
        nextRunAt: agoMs(-hour),
        runs: [
          { startedAt: agoMs(minute), finishedAt: null, counts: {}, error: null },
          {
            startedAt: agoMs(2 * hour),
            finishedAt: agoMs(hour),
            counts: { due: 3, made: 2, failed: 1 },
            error: 'no paint left',
          },
        ],
      },
      { name: 'process-scheduled-cards', nextRunAt: agoMs(-hour), runs: [] },
    ],
    clocks: [{ host: 'cards-1', doubt: 'The clock shows another day.' }],
    disk: { state: 'low', freeBytes: 4e8, totalBytes: 1e10, reserveBytes: 5e8 },
    hold: { backupMadeAt: agoMs(5 * hour), heldUntil: agoMs(hour), cards: 2 },
    held: [
      {
        cardId: 7,
        title: 'Happy Birthday, Mum',
        deliveryStatus: 'failed',
        dueAt: agoMs(hour),
        reason: 'No worker sent it on its day.',
      },
    ],
  };
}

/** The data before anything has happened. */
const firstDay = {
  workers: [],
  processes: [],
  clocks: [],
  hold: null,
  held: [],
  disk: { state: 'enough', freeBytes: 9e9, totalBytes: 1e10, reserveBytes: 5e8 },
};

/** Avoids taking it for the next one. */
async function closeToast(page: Page): Promise<void> {
  await page.locator('.toast').getByRole('button', { name: 'Close', includeHidden: true }).click();
  await page.locator('.toast').waitFor({ state: 'detached' });
}

const answerReads = (page: Page, view: object) =>
  page.route('**/api/system/scheduler', (route) => route.fulfill({ json: view }));

export function schedulerJourneys(journey: Journey): void {
  journey(
    'the test scheduler has three actions, reports each, and links back',
    async ({ page, account }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Test Card Scheduler', exact: true }).click();
      await page.waitForURL('**/test-scheduler');
      await page.getByRole('heading', { level: 1, name: 'Test Card Scheduler', exact: true }).waitFor();
      // The other accounts of this server have dates, which must not get cards here.
      await answerWrites(page, generate, 200, { message: 'What the server says of it', counts: { due: 2, made: 2 } });
      await press(page, 'Generate Upcoming Cards');
      await seeToast(page, 'What the server says of it', '2 due, 2 made.');
      await page.unroute(generate);
      await press(page, 'Process Scheduled Cards');
      await seeToast(page, 'Scheduled cards were processed');
      await press(page, 'Create Test Ready Card');
      await seeToast(page, 'Test Card Created');
      await page.getByText(`It goes to ${account.email} on`).first().waitFor();
      await see(page, 'Alive');
      await see(page, /^Heartbeat \d+ seconds? ago$/);
      const made = (await (await page.request.get('/api/cards?status=ready')).json()) as { title: string }[];
      expect(made.map(({ title }) => title)).toContain('A test card');
      await page.getByRole('link', { name: 'Back to Dashboard', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/');
    },
    { as: 'administrator' },
  );

  journey(
    'failures on the test scheduler show the server’s message, or its own',
    async ({ page }) => {
      await page.goto('/test-scheduler');
      const refusal = { message: 'The server says why.', code: 'overloaded' };
      const fail = async ([name, path, fallback]: (typeof actions)[number], body?: typeof refusal) => {
        await answerWrites(page, `**/api/system/${path}`, 503, body);
        await press(page, name);
        await seeToast(page, 'Error', body?.message || fallback);
        await closeToast(page);
      };
      await fail(actions[0], refusal);
      await fail(actions[1], { ...refusal, message: '' });
      for (const action of actions) await fail(action);
    },
    { as: 'administrator', fails: true },
  );

  journey(
    'the test scheduler shows workers, runs and unsent cards, on a bad day and on the first',
    async ({ page }) => {
      await page.route('**/api/system/scheduler', (route) => route.fulfill({ status: 429, body: '' }));
      await page.goto('/test-scheduler');
      await see(page, 'The state of the processes could not be loaded');
      await page.unroute('**/api/system/scheduler');
      await answerReads(page, badDay());
      await press(page, 'Try again');
      for (const heading of ['Workers', 'Why was this not sent?', 'Runs'])
        await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      for (const words of ['mail-1, process 11', 'Alive', 'mail-2, process 12', 'Silent', 'Heartbeat 10 minutes ago'])
        await see(page, words);
      await see(page, 'The clock shows another day.');
      await page.getByRole('heading', { name: 'The disk is nearly full', exact: true }).waitFor();
      await see(page, /^Running since .+/);
      const generation = page.getByRole('region', { name: 'Upcoming cards', exact: true });
      await generation
        .getByText('Makes a draft for every date within 14 days, every 12 hours.', { exact: true })
        .waitFor();
      for (const words of ['Under way', '3 due, 2 made, 1 failed', 'no paint left'])
        await generation.getByText(words, { exact: true }).waitFor();
      await generation.getByText(/^Next run .+/).waitFor();
      const sweep = page.getByRole('region', { name: 'Scheduled cards', exact: true });
      for (const words of [
        'Looks every hour for cards that were left behind. Workers send due cards on their own.',
        'It has not run yet.',
      ])
        await sweep.getByText(words, { exact: true }).waitFor();
      await see(page, 'Happy Birthday, Mum');
      await see(page, 'No worker sent it on its day.');
      await page.getByRole('heading', { name: /^2 cards that were due are held since a backup of / }).waitFor();
      const path = '**/api/system/release-hold';
      await answerWrites(page, path, 200, { message: 'The held cards are on their way', counts: { due: 2 } });
      await page.unroute('**/api/system/scheduler');
      await answerReads(page, firstDay);
      await press(page, 'Send them');
      await seeToast(page, 'The held cards are on their way', '2 due.');
      await see(page, 'Every card that was due has gone out.');
      await see(
        page,
        'No worker has reported in for a day. Cards are sent as soon as one is started, if their day is not over.',
      );
      expect(await page.getByRole('button', { name: 'Send them' }).count()).toBe(0);
    },
    { as: 'administrator', fails: true },
  );

  journey('a card that is being sent says so, and a restored one says that it will be sent', async ({ page, make }) => {
    const id = await makeDraft(make);
    for (const act of ['approve', 'skip']) expect((await page.request.post(`/api/cards/${id}/${act}`)).ok()).toBe(true);
    await page.goto(`/cards/${id}`);
    await press(page, 'Restore Card');
    await seeToast(page, 'Card restored', 'It will be sent as scheduled.');
    await page.route(`**/api/cards/${id}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), deliveryStatus: 'scheduled' } });
    });
    await page.reload();
    const sending = page.getByRole('button', { name: 'Sending…', exact: true });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
  });
}
