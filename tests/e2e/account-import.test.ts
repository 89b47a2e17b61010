import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage } from './open-page.ts';

const leaving = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test' };
const arriving = { name: 'Eleanor Whitfield', email: 'eleanor@elsewhere.test' };
const password = 'correct horse';

let browser: Browser;
let fondly: FondlyProcess;
let before: ApiClient;
let after: ApiClient;
beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  before = await signUp(fondly.address, leaving);
  after = await signUp(fondly.address, arriving);
  const made = await before.call('POST', '/api/people', { name: 'Ida Brandt', email: 'ida@brandt.test' });
  const { id: personId } = made.body as { id: number };
  await before.call('POST', '/api/people', { name: 'Tom Hale', groups: ['Choir'] });
  await before.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '--06-04' });
  const card = { personId, title: 'Happy Birthday, Ida', category: 'birthday', message: 'With love.' };
  await before.call('POST', '/api/cards', card);
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

async function openImport({ email }: { email: string }) {
  const opened = await openPage(browser, fondly.address);
  await opened.page.request.post('/api/login', { data: { email, password } });
  await opened.page.goto('/settings');
  await opened.page.getByRole('button', { name: 'Import an account' }).click();
  return { ...opened, dialog: opened.page.getByRole('dialog', { name: 'Import an account' }) };
}

test('an account is downloaded, imported into another, and the page says what came and what did not', async () => {
  const old = await openPage(browser, fondly.address);
  await old.page.request.post('/api/login', { data: { email: leaving.email, password } });
  await old.page.goto('/settings');
  const download = old.page.waitForEvent('download');
  await old.page
    .getByRole('button', { name: 'Download my data' })
    .or(old.page.getByRole('link', { name: 'Download my data' }))
    .click();
  const file = await (await download).path();
  expect(old.complaints).toEqual([]);
  await old.close();

  const { page, dialog, complaints, close } = await openImport(arriving);
  await dialog.getByText(/Not taken: passwords, passkeys and logins/).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(file);
  const report = dialog.getByRole('region', { name: 'What was imported' });
  await report.getByText('2 contacts added').waitFor();
  for (const line of ['1 date added', '1 card added', '1 group added']) await report.getByText(line).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // The same file again adds nothing.
  await dialog.locator('input[type=file]').setInputFiles(file);
  await report.getByText('2 contacts, here already').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/people');
  await page.getByText('2 people, 1 date to remember').waitFor();
  const { body } = await after.call('GET', '/api/cards');
  expect(body).toMatchObject([{ title: 'Happy Birthday, Ida', deliveryStatus: 'draft' }]);
  expect(complaints).toEqual([]);
  await close();
});

test('a damaged file and one that is no account are refused in words, and nothing changes', async () => {
  const whole = Buffer.from(await before.download('/api/user/data.zip'));
  const { page, dialog, close } = await openImport(arriving);
  const give = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
  const people = (await after.call('GET', '/api/people')).body;
  // The directory of a zip file is at its end.
  await give('half.zip', whole.subarray(0, whole.length / 2));
  await dialog.getByRole('alert').getByText('This file is damaged or incomplete.').waitFor();
  await give('holiday.zip', Buffer.from('This is a text.'));
  await dialog.getByRole('alert').getByText('This is not a download of a Fondly account.').waitFor();
  expect((await after.call('GET', '/api/people')).body).toEqual(people);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await close();
});
