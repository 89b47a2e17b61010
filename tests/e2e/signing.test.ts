import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { dayIn } from '../days.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', timeZone: 'Europe/London' };
let browser: Browser;
let fondly: FondlyProcess;
let api: ApiClient;
let cardId: number;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  api = await signUp(fondly.address, account);
  const personId = ((await api.call('POST', '/api/people', { name: 'Margaret' })).body as { id: number }).id;
  const styleSettings = { category: 'text' };
  const card = { personId, title: 'For Mum', category: 'birthday', message: 'Hurrah.', styleSettings };
  const made = await api.call('POST', '/api/cards', { ...card, scheduledDate: dayIn(30) });
  cardId = (made.body as { id: number }).id;
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

async function openAsOwner(path: string) {
  const watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: { email: account.email, password: 'correct horse' } });
  await watched.page.goto(path);
  return watched;
}

async function draw(page: Page, sheet: ReturnType<Page['getByRole']>) {
  await sheet.scrollIntoViewIfNeeded();
  const box = (await sheet.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1)
    await page.mouse.move(...at(0.1 + step * 0.025, 0.5 + 0.3 * Math.sin(step / 2)));
  await page.mouse.up();
}

test('a signature is drawn in the settings and chosen on the card', async () => {
  const { page, complaints, close } = await openAsOwner('/settings');
  await page.getByRole('button', { name: 'Add a signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a signature' });
  await dialog.getByLabel('Name', { exact: true }).fill('Nell');
  await dialog.getByRole('radio', { name: 'Draw it' }).click();
  await draw(page, dialog.getByRole('img', { name: 'Your signature: empty' }));
  await dialog.getByRole('img', { name: 'Your signature: drawn' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Signatures' }).getByRole('img', { name: 'Nell' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.goto(`/cards/${cardId}`);
  await page.getByRole('combobox', { name: 'Signature of this card' }).click();
  await page.getByRole('option', { name: 'Family' }).click();
  await page.getByRole('img', { name: 'Nell' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('two people sign by the link, one draws; the owner and the recipient see both', async () => {
  const owner = await openAsOwner(`/cards/${cardId}`);
  await owner.page.getByRole('button', { name: 'Ask others to sign' }).click();
  await owner.page.getByLabel('What it is for (optional)').fill('For her 60th.');
  await owner.page.getByRole('button', { name: 'Make the link' }).click();
  const url = await owner.page.getByLabel('Link to sign').inputValue();
  const path = new URL(url).pathname;

  const ann = await openPage(browser, fondly.address);
  await ann.page.goto(path);
  await ann.page.getByText('For her 60th.').waitFor();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByLabel('Your words (optional)').fill('Hugs and kisses.');
  await draw(ann.page, ann.page.getByRole('img', { name: 'A sheet to draw on' }));
  expect(await findAccessibilityProblems(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Sign the card' }).click();
  await ann.page.getByRole('heading', { name: 'You signed the card for Margaret' }).waitFor();

  const plain = await browser.newContext({ baseURL: fondly.address, javaScriptEnabled: false });
  const ben = await plain.newPage();
  await ben.goto(path);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sign the card' }).click();
  await ben.getByLabel('Your words (optional)').fill('All the best.');
  await ben.getByRole('button', { name: 'Change it' }).click();
  await ben.getByRole('paragraph').filter({ hasText: 'All the best.' }).waitFor();

  // The owner's page reads again by itself.
  await owner.page.getByText('All the best.').waitFor();
  await owner.page.getByRole('img', { name: 'Ann' }).waitFor();
  await owner.page.getByRole('button', { name: 'Move Ben up' }).click();
  await expect
    .poll(() =>
      owner.page.locator('.signature-paper .handwriting').evaluateAll((all) => all.map((one) => one.textContent)),
    )
    .toEqual(['Nell', 'Ben', 'Ann']);

  const { url: shared } = (await api.call('POST', `/api/cards/${cardId}/share-link`)).body as { url: string };
  await ann.page.goto(new URL(shared).pathname);
  for (const words of ['Hugs and kisses.', 'All the best.'])
    await ann.page.getByText(words).waitFor({ state: 'attached' });
  expect(await ann.page.getByRole('img', { name: 'Nell' }).count()).toBe(1);
  expect([...owner.complaints, ...ann.complaints]).toEqual([]);
  for (const each of [owner, ann]) await each.close();
  await plain.close();
});
