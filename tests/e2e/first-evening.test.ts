import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { dayIn, yearsBefore } from '../days.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import { useKeyboard } from './use-keyboard.ts';

let browser: Browser;
let fondly: FondlyProcess;
let watched: WatchedPage;

beforeAll(async () => {
  [browser, fondly] = await Promise.all([launchBrowser(), startFondlyProcess()]);
  watched = await openPage(browser, fondly.address);
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

test('a fresh installation is set up with the keyboard, and found again later', async () => {
  const { page } = watched;
  const keys = useKeyboard(page);
  expect(fondly.output()).toMatch(/Nobody has an account yet\. Open http\S+ to set up Fondly/);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Set up Fondly' }).waitFor();
  await page.getByText('This account will be the administrator').waitFor();
  expect(await page.getByText('Welcome back').count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await keys.type(page.getByLabel('Name', { exact: true }), 'Ada Minton');
  await keys.type(page.getByLabel('Email', { exact: true }), 'ada@fondly.test');
  await keys.type(page.getByLabel('Password', { exact: true }), 'correct horse');
  await keys.type(page.getByLabel('Confirm password'), 'correct horse');
  await keys.press('Enter');

  await page.getByRole('heading', { name: 'Address and time zone' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await keys.act(page.getByRole('button', { name: `Use ${fondly.address}` }));
  await page.getByText('Only this computer can open it.').waitFor();
  await keys.act(page.getByRole('link', { name: 'Next: Mail' }));
  await page.getByRole('heading', { name: 'Mail', exact: true }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await keys.act(page.getByRole('switch', { name: 'Keep cards in the outbox meanwhile' }), 'Space');
  await page.getByText(/a card waits for the mail server/).waitFor();
  await keys.act(page.getByRole('link', { name: 'Next: Registration' }));
  await page.getByRole('radio', { name: 'Everybody' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await keys.act(page.getByRole('link', { name: 'Open Fondly' }));
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Cards sent by email wait until there is a mail server').waitFor();

  await keys.chooseItem(page.getByRole('button', { name: /account menu/i }), 'Administration');
  await page.waitForURL('**/admin');
  await page.getByRole('link', { name: 'Installation', exact: true }).click();
  await page.getByText('Only this computer can open it.').waitFor();
  await page.getByRole('radio', { name: 'Everybody' }).waitFor();
  expect(watched.complaints).toEqual([]);
});

test('a visitor draws a card, registers, and finds it with its birthday', async () => {
  const visitor = await openPage(browser, fondly.address, { width: 390, height: 844 });
  const { page } = visitor;
  const birthday = yearsBefore(40, dayIn(25));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'See a card first' }).click();
  const dialog = page.getByRole('dialog', { name: 'A card before an account' });
  await dialog.getByRole('button', { name: 'Draw the card' }).click();
  await dialog.getByText('Who is it for?').waitFor();
  await dialog.getByLabel('Their name').fill('Margaret');
  await dialog.getByLabel('Their birthday').fill(birthday);
  await dialog.getByLabel('Their name').press('Enter');
  await dialog.getByRole('img', { name: /Margaret/ }).waitFor();
  const message = await dialog.getByRole('status').textContent();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it: create my account' }).click();
  await page.getByText('Your card for Margaret is kept').waitFor();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Name', { exact: true }).fill('Eleanor Whitfield');
  await form.getByLabel('Email', { exact: true }).fill('eleanor@whitfield.test');
  await form.getByLabel('Password', { exact: true }).fill('correct horse');
  await form.getByLabel('Confirm password').fill('correct horse');
  await form.getByRole('button', { name: 'Register' }).click();

  await page.waitForURL(/\/cards\/\d+$/);
  const words = await page.getByLabel('Custom Message').inputValue();
  expect((message ?? '').replace(/\s+/g, ' ')).toContain(words.replace(/\s+/g, ' '));
  await page.goto('/');
  await page.getByRole('region', { name: 'Your first steps' }).getByText('Two more, or a file of them.').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('from registering to the first scheduled card in six clicks and sixty keys', async () => {
  const newcomer = await openPage(browser, fondly.address);
  const { page } = newcomer;
  let clicks = 0;
  let keys = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const type = async (words: string, then: 'Tab' | 'Enter') => {
    keys += words.length + 1;
    await page.keyboard.type(words);
    await page.keyboard.press(then);
  };
  await page.goto('/auth');
  await click(page.getByRole('tab', { name: 'Register' }));
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await click(form.getByLabel('Name', { exact: true }));
  await type('Ida', 'Tab');
  await type('ida@x.test', 'Tab');
  await type('tulips', 'Tab');
  await type('tulips', 'Enter');
  await click(page.getByLabel('Their name'));
  await type('Tom', 'Tab');
  // The browser's own date field: month, day, year.
  await type('03041985', 'Tab');
  // Some browsers stop at the button of the calendar first.
  const email = page.getByLabel('Their email');
  while (!(await email.evaluate((field) => field === document.activeElement))) {
    keys += 1;
    await page.keyboard.press('Tab');
  }
  await type('tom@x.test', 'Enter');
  await page.waitForURL(/\/cards\/\d+$/);
  await click(page.getByRole('button', { name: 'Approve & Schedule' }));
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Approved & Scheduled').first().waitFor();
  console.log(`From registering to the first scheduled card: ${clicks} clicks and ${keys} keys`);
  expect(clicks).toBeLessThanOrEqual(6);
  expect(keys).toBeLessThanOrEqual(60);
  expect(newcomer.complaints).toEqual([]);
  await newcomer.close();
});

test('a birthday typed with the contact is not asked for again', async () => {
  const { page } = watched;
  await page.goto('/people/add');
  await page.getByLabel('Name', { exact: true }).fill('Walter Finch');
  await page.getByLabel('Birthday (optional)').fill('1950-07-01');
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.waitForURL(/\/people\/\d+$/);
  await page.getByText('Birthday added').first().waitFor();
  await page
    .getByText(/July 1|1 July|Jul 1/)
    .first()
    .waitFor();
  expect(watched.complaints).toEqual([]);
});
