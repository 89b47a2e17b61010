import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { chooseFromMenu } from './choose-from-menu.ts';
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

test('a deleted contact comes back by Undo, and from the trash, and is deleted for good', async () => {
  const { page } = watched;
  const { id } = await add('/api/people', { name: 'Margaret' });
  await add('/api/important-dates', { personId: id, occasionType: 'birthday', date: '1966-12-04' });
  const remove = async () => {
    await page.goto(`/people/${id}`);
    await chooseFromMenu(page, 'More actions', 'Delete Contact');
    await page.getByText('Everything stays in the trash for 30 days.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Delete Contact' }).click();
    await page.getByText('Contact deleted', { exact: true }).waitFor();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The contact is restored', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Margaret' }).first().waitFor();

  await remove();
  await page.goto('/trash');
  await page.getByText('Contact with 1 date', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Restore Margaret' }).click();
  await page.getByText('The trash is empty').waitFor();
  await page.goto(`/people/${id}`);
  await page.getByRole('heading', { name: 'Margaret' }).waitFor();

  await remove();
  await page.goto('/trash');
  await page.getByRole('button', { name: 'Delete Margaret for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('The trash is empty').waitFor();
  await expect.poll(async () => (await eleanor.call('GET', `/api/people/${id}`)).status).toBe(404);
});
