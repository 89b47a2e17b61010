import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let watched: WatchedPage;
beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await eleanor.call('POST', '/api/register', account);
  watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: account });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

const add = async (path: string, body: object) => (await eleanor.call('POST', path, body)).body as { id: number };

test('the year shows gaps and cards, is narrowed, walked with the arrow keys, and opens a card', async () => {
  const { page } = watched;
  const [anna, ben] = [await add('/api/people', { name: 'Anna' }), await add('/api/people', { name: 'Ben' })];
  const dateOf = (personId: number, day: string) =>
    add('/api/important-dates', { personId, occasionType: 'birthday', date: day });
  const annas = await dateOf(anna.id, '1960-05-05');
  await dateOf(ben.id, '1961-05-06');
  await dateOf(ben.id, '1961-11-06');
  const card = await add('/api/cards', {
    personId: anna.id,
    occasionId: annas.id,
    title: 'Hi',
    message: 'Hello',
    category: 'birthday',
  });
  const { occurrenceDate } = (await eleanor.call('GET', `/api/cards/${card.id}`)).body as { occurrenceDate: string };
  const year = Number(occurrenceDate.slice(0, 4)) + 1;
  await page.goto(`/important-dates/year?year=${year}`);
  await page.getByRole('columnheader', { name: 'May Nobody has a card' }).waitFor();
  await page.getByRole('button', { name: `The year ${year - 1}` }).click();
  await page.getByRole('columnheader', { name: 'May 1 without a card' }).waitFor();
  const drafted = page.getByRole('link', { name: 'Anna, Birthday, May 5: Draft' });
  await page.goto(`/important-dates/year?year=${year}`);
  await page.getByRole('link', { name: 'Ben, Birthday, May 6: No card yet' }).focus();
  await page.keyboard.press('ArrowRight');
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(label).toBe('Ben, Birthday, Nov 6: No card yet');
  await page.keyboard.press('ArrowUp');
  await expect.poll(label).toBe('Anna, Birthday, May 5: No card yet');
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('ann');
  await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual(['Anna']);
  await page.goto(`/important-dates/year?year=${year - 1}`);
  await drafted.click();
  await page.waitForURL(`**/cards/${card.id}`);
});
