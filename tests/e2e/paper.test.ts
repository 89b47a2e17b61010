import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let watched: WatchedPage;
let paper = '';

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
  const cards: number[] = [];
  for (const [name, street, city, postalCode, country] of [
    ['Anna & Tom Berger', 'Unter den Linden 1', 'Berlin', '10117', 'Germany'],
    ['Margaret Whitfield', '12 Chapel Lane', 'St Ives', 'TR26 2AB', ''],
    ['Nobody Known', '', '', '', ''],
  ]) {
    const personId = await make('/api/people', { name, street, city, postalCode, country });
    cards.push(await make('/api/cards', { personId, title: `For ${name}`, category: 'holiday', message: 'Joy!' }));
  }
  paper = `/paper?cards=${cards.join(',')}`;
  watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: { email: account.email, password: account.password } });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

async function make(path: string, body: object): Promise<number> {
  const answer = await eleanor.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { id: number }).id;
}

async function save(link: string): Promise<Buffer> {
  const { page } = watched;
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return readFileSync(await download.path());
}

const textsOf = async (bytes: Buffer) =>
  (await readPdf(bytes)).pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));

test('the return address is written in Settings', async () => {
  const { page } = watched;
  await page.goto(paper);
  await page.getByRole('radio', { name: 'Labels' }).click();
  await page.getByText('No return address yet').waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await page.getByLabel('Your name and address').fill('Eleanor Whitfield\n5 Harbour Row\nSt Ives TR26 1AA');
  await page.getByLabel('Your country').click();
  await page.getByPlaceholder('Search countries').fill('kingdom');
  await page.getByRole('option', { name: 'United Kingdom' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Settings updated').first().waitFor();
});

test('labels begin at the tapped one of a part-used sheet, by keyboard too', async () => {
  const { page } = watched;
  await page.goto(paper);
  await page.getByText('1 of 3 incomplete').waitFor();
  await page.getByText('No street. No town. No postal code.').waitFor();
  await page.getByRole('radio', { name: 'Labels' }).click();
  await page.getByRole('radio', { name: 'Avery L7160 (A4)' }).click();
  await page.getByRole('radio', { name: 'Label 20' }).click();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'Label 21, Anna & Tom Berger' }).and(page.locator('[data-checked]')).waitFor();
  await page.getByText('2 labels on 2 sheets.').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByText('Print your return address in small letters').click();
  const [first = '', second = ''] = await textsOf(await save('Save the labels'));
  // Kerning splits words in the PDF: blanks there say nothing.
  for (const words of ['10117BERLIN', 'GERMANY', '5HarbourRow']) expect(first.replaceAll(' ', '')).toContain(words);
  expect(second.replaceAll(' ', '')).toContain('TR262AB');
}, 120_000);

test('envelopes, the check list, all cards and the table are saved as files', async () => {
  const { page } = watched;
  await page.getByRole('radio', { name: 'Envelopes' }).click();
  await page.getByRole('radio', { name: 'DL', exact: true }).click();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const envelopes = await readPdf(await save('Save the envelopes'));
  expect(envelopes.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [220, 110],
    [220, 110],
  ]);
  await page.getByRole('radio', { name: 'Checklist' }).click();
  expect((await textsOf(await save('Save the checklist'))).join(' ')).toContain('Nobody Known');
  await page.getByRole('radio', { name: 'Print shop' }).click();
  expect((await save('Save only the table')).toString('utf8')).toContain('Anna & Tom Berger,Unter den Linden 1');
  await page.getByRole('radio', { name: 'Cards', exact: true }).click();
  await page.getByRole('button', { name: 'Make the file' }).click();
  await page.getByRole('progressbar', { name: 'Drawing the cards' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // Another page, without loading anew: the file is drawn all the same.
  await page.getByRole('link', { name: 'Cards', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'My Cards' }).waitFor();
  await page.goBack();
  await page.getByText('3 cards, ').waitFor({ timeout: 120_000 });
  expect((await readPdf(await save('Save the cards'))).pages).toHaveLength(6);
  await page.getByRole('button', { name: 'Draw again' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Make the file' }).waitFor();
  expect(watched.complaints).toEqual([]);
}, 180_000);

test('a page for nothing says what to do', async () => {
  const { page } = watched;
  await page.goto('/paper');
  await page.getByText('Nothing to print yet').waitFor();
  await page.goto('/paper?cards=999999');
  await page.getByText('One of the cards was not found.').waitFor();
}, 60_000);
