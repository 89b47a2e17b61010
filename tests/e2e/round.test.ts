import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardListItem } from '../../src/contract/cards.ts';
import type { RoundView } from '../../src/contract/rounds.ts';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient, signUp } from '../process/api-client.ts';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test' };
const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Flora'];
const own = copyPreparedDataDir();
const env = { DATA_DIR: own.dataDir };

let browser: Browser;
let fondly: FondlyProcess;
let client: ApiClient;

beforeAll(async () => {
  [browser, fondly] = await Promise.all([launchBrowser(), startFondlyProcess({ env })]);
  client = await signUp(fondly.address, account);
  for (const name of names) {
    const email = name === 'Dora' ? null : `${name.toLowerCase()}@example.test`;
    expect((await client.call('POST', '/api/people', { name, email })).status).toBe(201);
  }
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
  own.remove();
});

const logIn = async () => {
  const again = createApiClient(fondly.address);
  await again.call('POST', '/api/login', { email: account.email, password: 'correct horse' });
  return again;
};
const look = async (id: number) => (await client.call('GET', `/api/rounds/${id}`)).body as RoundView;

test('cards for everybody: chosen on one page, seen before, made in the background', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.request.post('/api/login', { data: { email: account.email, password: 'correct horse' } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Cards', exact: true }).first().click();
  await page.getByRole('link', { name: 'Cards for Many' }).click();
  await page.waitForURL('**/rounds/new');
  await page.getByRole('status').filter({ hasText: '6 cards for' }).waitFor();

  await page.getByRole('button', { name: 'Print this one' }).click();
  await page.getByText('One has no complete mailing address').waitFor();
  await page.getByRole('button', { name: 'Who gets a card, and how' }).click();
  await page.getByRole('button', { name: 'Leave out Dora' }).click();
  await page.getByRole('status').filter({ hasText: '5 cards for' }).waitFor();

  await page.getByRole('radio', { name: 'Both' }).click();
  await page.getByLabel('Your text').fill('We miss you, {nmae}.');
  await page.getByText('{nmae} is not a placeholder').first().waitFor();
  await page.getByLabel('Your text').fill('We miss you, {name}.');
  await page.getByRole('status').filter({ hasText: '5 cards for' }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Your text').inputValue()).toBe('We miss you, {name}.');

  await page.getByRole('button', { name: 'See three samples' }).click();
  await expect.poll(() => page.getByRole('img', { name: /Cover of the card for/ }).count()).toBe(3);
  await page.getByText('We miss you, Anna.').waitFor();
  await page.getByRole('button', { name: 'Make 5 cards' }).click();
  await page.waitForURL(/\/rounds\/\d+$/);
  await page.getByText('All cards are made').waitFor({ timeout: 240_000 });
  await page.getByRole('progressbar', { name: 'Making the cards' }).waitFor();

  const cards = (await client.call('GET', '/api/cards')).body as CardListItem[];
  expect(cards.map(({ deliveryStatus }) => deliveryStatus)).toEqual(names.slice(1).map(() => 'draft'));
  expect(new Set(cards.map(({ message }) => message)).size).toBe(5);
  for (const { message } of cards) expect(message).toMatch(/We miss you, \w+\./);
  expect(complaints).toEqual([]);
  await close();
});

test('Home leads to it; who gets one is chosen by groups and by name, without some', async () => {
  const other = { name: 'Nora Hall', email: 'nora@hall.test' };
  const api = await signUp(fondly.address, other);
  const groups: Record<string, string[]> = { Ann: ['Choir'], Bo: ['Choir', 'Neighbours'], Cy: ['Neighbours'], Dee: [] };
  for (const [name, of] of Object.entries(groups)) {
    const email = `${name.toLowerCase()}@example.test`;
    expect((await api.call('POST', '/api/people', { name, email, groups: of })).status).toBe(201);
  }
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.request.post('/api/login', { data: { email: other.email, password: 'correct horse' } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Make cards for many' }).click();
  await page.waitForURL('**/rounds/new');
  const count = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  await count('4 cards for');
  await page.getByRole('checkbox', { name: 'All my contacts' }).click();
  await count('Nobody is left');
  const choice = page.getByRole('group', { name: 'Groups' });
  await choice.getByRole('checkbox', { name: 'Choir (2)' }).click();
  await count('2 cards for');
  await choice.getByRole('checkbox', { name: 'Neighbours (2)' }).click();
  await count('3 cards for');
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Choose contacts' }).click();
  const more = page.getByRole('dialog', { name: 'Who gets a card?' });
  await more.getByRole('searchbox', { name: 'Search contacts' }).fill('de');
  await more.getByRole('checkbox', { name: 'Dee' }).click();
  await more.getByRole('button', { name: 'Choose these 1' }).click();
  await count('4 cards for');
  await page.getByRole('button', { name: 'But not' }).click();
  const less = page.getByRole('dialog', { name: 'Who gets none?' });
  await less.getByRole('checkbox', { name: 'Bo' }).click();
  await less.getByRole('button', { name: 'Leave out these 1' }).click();
  await count('3 cards for');
  await page.getByText('But not Bo').waitFor();
  await choice.getByRole('checkbox', { name: 'Neighbours (2)' }).click();
  await count('2 cards for');
  expect(complaints).toEqual([]);
  await close();
});

test('a server killed in the middle of a round loses no card and makes none twice', async () => {
  const plan = {
    who: { everyone: true },
    occasionType: 'easter',
    options: { look: { kind: 'own' }, words: { length: 'short' } },
  };
  const { id } = (await client.call('POST', '/api/rounds', plan)).body as RoundView;
  await expect.poll(async () => (await look(id)).counts.made, { timeout: 120_000 }).toBeGreaterThan(1);
  await fondly.kill('SIGKILL');
  fondly = await startFondlyProcess({ env });
  client = await logIn();
  await expect.poll(async () => (await look(id)).state, { timeout: 240_000 }).toBe('done');
  const { counts, recipients } = await look(id);
  expect(counts).toMatchObject({ total: names.length, made: names.length, failed: 0 });
  const cards = (await client.call('GET', '/api/cards')).body as CardListItem[];
  const easter = cards.filter(({ category }) => category === 'easter');
  expect(easter.map(({ id }) => id).toSorted()).toEqual(recipients.map(({ cardId }) => cardId ?? 0).toSorted());
  expect(new Set(easter.map(({ personId }) => personId)).size).toBe(names.length);
  expect((await client.call('POST', '/api/rounds', plan)).status).toBe(422);
});
