import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Miriam Adler', email: 'miriam@adler.test', password: 'correct horse' };

let browser: Browser;
let fondly: FondlyProcess;
let miriam: ApiClient;
let watched: WatchedPage;
let david = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  miriam = createApiClient(fondly.address);
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
  david = await make('/api/people', { name: 'David', relationship: 'brother', country: 'United Kingdom' });
  watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: { email: account.email, password: account.password } });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

async function make(path: string, body: object): Promise<number> {
  const answer = await miriam.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { id: number }).id;
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${field} `) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a birthday is kept by the Hebrew calendar, converted from its day, and shown in both', async () => {
  const { page } = watched;
  await page.goto(`/people/${david}/dates/add`);
  await choose(page, 'Occasion type', 'Birthday');
  await page.getByLabel('Date', { exact: true }).fill('1966-12-04');
  await page.getByRole('button', { name: 'Another calendar or rule' }).click();
  await choose(page, 'The day of each year', 'A day of another calendar Hebrew, Islamic, Chinese, Persian and more');
  await choose(page, 'Calendar', 'Hebrew calendar');
  const year = page.getByRole('textbox', { name: 'Year (optional)' });
  await expect.poll(() => year.inputValue()).toBe('5727');
  await page.getByText('21 Kislev (Hebrew calendar).').waitFor();
  await page.getByText('The day begins on the evening before.').waitFor();

  // Neither view of the day is lost when the other changes.
  await year.fill('5728');
  await expect.poll(() => page.getByLabel('Date', { exact: true }).inputValue()).toBe('1967-12-23');
  await page.getByLabel('Date', { exact: true }).fill('1966-12-04');
  await expect.poll(() => year.inputValue()).toBe('5727');

  await page.getByRole('button', { name: 'Add Date', exact: true }).click();
  await page.waitForURL(`**/people/${david}`);
  await page.getByText('Born December 4th, 1966').waitFor();
  await page.getByText(/^21 Kislev 57\d\d \(Hebrew calendar\)$/).waitFor();
  await page.goto('/important-dates');
  await page.getByText(/^21 Kislev 57\d\d \(Hebrew calendar\)$/).waitFor();

  await page.getByRole('link', { name: /^Edit .*Birthday/ }).click();
  await expect.poll(() => year.inputValue()).toBe('5727');
  expect(watched.complaints).toEqual([]);
});

test('a day by a rule needs no date, and a wrong rule says what is wrong', async () => {
  const { page } = watched;
  await page.goto(`/people/${david}/dates/add`);
  await choose(page, 'Occasion type', 'Other/Custom');
  await page.getByLabel('Custom occasion type').fill('Village fair');
  await page.getByRole('button', { name: 'Another calendar or rule' }).click();
  await choose(page, 'The day of each year', 'A weekday of a month Such as the third Monday of January');
  await page.getByRole('button', { name: 'Add Date', exact: true }).click();
  await page.getByText('Choose a day of the week').waitFor();
  await choose(page, 'Which one', 'Third');
  await choose(page, 'Weekday', 'Monday');
  await choose(page, 'Month', 'January');
  await page.getByText(/^Third Monday of January\. Next on Monday, January \d+, \d{4}\.$/).waitFor();
  await page.getByRole('button', { name: 'Add Date', exact: true }).click();
  await page.waitForURL(`**/people/${david}`);
  await page.getByText('Third Monday of January', { exact: true }).waitFor();
  expect(watched.complaints).toEqual([]);
});

test("Mother's Day follows the country of the contact, says so, and can follow another", async () => {
  const { page } = watched;
  await page.goto(`/people/${david}/dates/add`);
  await page.getByRole('combobox', { name: /^Occasion type/ }).click();
  await page.getByRole('combobox', { name: 'Search occasions' }).fill('mothering');
  await page.getByRole('option', { name: "Mother's Day", exact: true }).click();
  await page.getByText(/^Mothering Sunday, March \d+\w\w, \d{4}, as in the United Kingdom\.$/).waitFor();
  await page.getByRole('combobox', { name: /^As in/ }).click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill('Mexico');
  await page.getByRole('option', { name: 'Mexico', exact: true }).click();
  await page.getByText(/^Mother's Day, May 10th, \d{4}, as in Mexico\.$/).waitFor();
  await page.getByRole('combobox', { name: /^As in/ }).click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill('United Kingdom');
  await page.getByRole('option', { name: /^United Kingdom/ }).click();
  await page.getByText(/^Mothering Sunday, .*as in the United Kingdom\.$/).waitFor();
  await page.getByRole('button', { name: 'Add Date', exact: true }).click();
  await page.waitForURL(`**/people/${david}`);
  await page.getByText('Mothering Sunday, as in the United Kingdom', { exact: true }).waitFor();
  expect(watched.complaints).toEqual([]);
});

test("a holiday of the contact's country is found by search, and kept by its rule", async () => {
  const { page } = watched;
  await page.goto(`/people/${david}/dates/add`);
  await page.getByRole('button', { name: 'Another calendar or rule' }).click();
  await choose(page, 'The day of each year', 'A holiday of a country Of theirs, of yours, or of any other');
  await page.getByRole('combobox', { name: /^Country .*United Kingdom Where David lives/ }).waitFor();
  await page.getByRole('combobox', { name: /^Region/ }).click();
  await page.getByRole('option', { name: 'Scotland' }).click();
  await page.getByRole('combobox', { name: /^Which holiday/ }).click();
  await page.getByRole('combobox', { name: 'Search holidays' }).fill('andrew');
  await page.getByRole('option', { name: /^Saint Andrew|^St\.? Andrew/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /^Region/ }).click();
  await page.getByRole('option', { name: 'The whole country' }).click();
  await page.getByRole('combobox', { name: /^Which holiday/ }).click();
  await page.getByRole('combobox', { name: 'Search holidays' }).fill('early');
  await page.getByRole('option', { name: /^Early May bank holiday/ }).click();
  await expect.poll(() => page.getByLabel('Custom occasion type').inputValue()).toBe('Early May bank holiday');
  await page.getByText(/^First Monday of May\. Next on Monday, May \d+, \d{4}\.$/).waitFor();
  await page.getByRole('button', { name: 'Add Date', exact: true }).click();
  await page.waitForURL(`**/people/${david}`);
  await page.getByText('As in the United Kingdom', { exact: true }).waitFor();
  expect(watched.complaints).toEqual([]);
});
