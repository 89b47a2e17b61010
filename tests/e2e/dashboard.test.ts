import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { dayIn } from '../days.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { shownToast } from './document-1/toasts.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', timeZone: 'Europe/London' };
const second = { name: 'Walter Whitfield', email: 'walter@whitfield.test', timeZone: 'Europe/London' };
const drafts = 13;

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = await signUp(fondly.address, account);
  await signUp(fondly.address, second);
  watched = await openPage(browser, fondly.address);
  await signIn(watched, account.email);
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

const signIn = ({ page }: WatchedPage, email: string) =>
  page.request.post('/api/login', { data: { email, password: 'correct horse' } });

async function make(path: string, body: object): Promise<number> {
  const answer = await eleanor.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { id: number }).id;
}

test('without contacts there is one thing to do', async () => {
  const { page } = watched;
  await page.goto('/');
  const add = page.getByRole('main').getByRole('link', { name: 'Add Friends & Family' });
  await add.waitFor();
  expect(await add.getAttribute('href')).toBe('/people/add');
  expect(await page.getByRole('link', { name: 'Create a Card' }).count()).toBe(0);
});

test('shows drafts in a pile, and offers four of them for review', async () => {
  const personId = await make('/api/people', { name: 'Margaret', relationship: 'mother', email: 'm@example.test' });
  for (let at = 1; at <= drafts; at += 1) {
    await make('/api/cards', {
      personId,
      title: `Card ${at}`,
      message: 'Sixty candles.',
      category: 'birthday',
      scheduledDate: dayIn(at * 2),
    });
  }
  const { page } = watched;
  await page.goto('/');
  await page.getByText('13 cards are waiting for you.').waitFor();
  await page.getByRole('link', { name: 'Create a Card' }).waitFor();
  const banners = page.getByRole('button', { name: 'Approved', exact: true });
  expect(await banners.count()).toBe(1);
  await page.getByText('1 of 13 upcoming cards').waitFor();
  await page.getByRole('button', { name: 'Show 10 more' }).click();
  expect(await banners.count()).toBe(11);
  await page.getByRole('button', { name: 'Show all 13' }).click();
  expect(await banners.count()).toBe(drafts);
  await page.getByRole('button', { name: 'Show one' }).click();
  expect(await banners.count()).toBe(1);

  const review = page.locator('section', { has: page.getByRole('heading', { name: 'For Your Review and Approval' }) });
  expect(await review.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Card 2',
    'Card 3',
    'Card 4',
    'Card 5',
  ]);
  const upcoming = page.locator('section', { has: page.getByRole('heading', { name: 'Upcoming Cards' }) }).last();
  // Each draft is on the page once.
  expect(await upcoming.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    Array.from({ length: 8 }, (_, at) => `Card ${at + 6}`),
  );
  for (const section of [review, upcoming]) {
    expect(await section.getByRole('link', { name: 'View all cards' }).getAttribute('href')).toBe('/cards');
  }
});

test('approves or skips a draft in place, and then shows the next one', async () => {
  const { page, complaints } = watched;
  const banner = (title: string) => page.getByRole('region', { name: title, exact: true });
  const approve = page.getByRole('button', { name: 'Approved', exact: true });
  const skip = page.getByRole('button', { name: "Skip (don't send this card)" });
  const undo = page.locator(shownToast).getByRole('button', { name: 'Undo' });
  const drafted = async () => ((await eleanor.call('GET', '/api/cards?status=draft')).body as object[]).length;
  await banner('Card 1').getByText('For Margaret, to m@example.test, scheduled for').waitFor();
  // A finger that presses the same place again just as the next banner appears.
  const presses = await approve.evaluateHandle((button) => {
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const pressed: string[] = [];
    new MutationObserver((_, observer) => {
      if (button.isConnected || !document.querySelector('section[aria-label="Upcoming cards"] h2')) return;
      observer.disconnect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      pressed.push(under?.closest('button, a, [aria-label="Upcoming cards"]')?.tagName ?? 'nothing');
      if (under instanceof HTMLElement) under.click();
    }).observe(document.body, { childList: true, subtree: true });
    return pressed;
  });
  await approve.click();
  const toast = page.locator('.toast', { hasText: 'The card is ready to be sent as scheduled.' });
  await toast.getByText('For Margaret, to m@example.test, on').waitFor();
  await banner('Card 2').getByRole('link', { name: 'View' }).waitFor();
  expect((await presses.jsonValue())[0]).toBe('SECTION');
  expect(await drafted()).toBe(drafts - 1);
  await undo.click();
  await banner('Card 1').waitFor();
  expect(await drafted()).toBe(drafts);

  await approve.click();
  await banner('Card 2').waitFor();
  await skip.click();
  await page.locator('.toast', { hasText: 'This card will not be sent.' }).getByText('For Margaret').waitFor();
  await banner('Card 3').waitFor();
  await undo.click();
  await banner('Card 2').waitFor();
  await skip.click();
  await banner('Card 3').waitFor();
  expect((await eleanor.call('GET', '/api/dashboard/stats')).body).toMatchObject({
    people: 1,
    drafts: drafts - 2,
    approved: 1,
    sent: 0,
  });
  expect(complaints).toEqual([]);
});

test('a draft without a day asks for one to suit its delivery, and a refused draft stays with the reason', async () => {
  const walter = await signUp(fondly.address, { ...account, email: 'days@whitfield.test' });
  const person = { name: 'Ida', email: 'ida@example.test', address: '1 Elm Street\nSpringfield, IL 62704' };
  const { id: personId } = (await walter.call('POST', '/api/people', person)).body as { id: number };
  const card = { personId, message: 'Words', category: 'birthday' };
  const byMail = { ...card, title: 'By mail' };
  const { id } = (await walter.call('POST', '/api/cards', byMail)).body as { id: number };
  const visit = await openPage(browser, fondly.address);
  const { page } = visit;
  await signIn(visit, 'days@whitfield.test');
  await page.goto('/');
  const approved = page.getByRole('button', { name: 'Approved', exact: true });
  await approved.click();
  const dialog = page.getByRole('dialog', { name: 'When should it be sent?' });
  await dialog
    .getByText('By mail has no upcoming day. It goes out at 9 in the morning on the day you choose.')
    .waitFor();
  const day = dialog.getByLabel('Day');
  const hasFocus = () => day.evaluate((input) => input === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  const approve = dialog.getByRole('button', { name: 'Approve & Schedule' });
  await approve.click();
  await dialog.getByText('Choose a day for this card.').waitFor();
  expect(await hasFocus()).toBe(true);
  const message = 'This day has passed where Ida lives.';
  const refusal = { message, code: 'validation_failed', fields: { scheduledDate: message } };
  const approval = `**/api/cards/${id}/approve`;
  await page.route(approval, (route) => route.fulfill({ status: 422, json: refusal }));
  await day.fill('2099-12-04');
  await approve.click();
  await dialog.getByText(message).waitFor();
  await expect.poll(() => day.inputValue()).toBe('2099-12-04');
  await page.unroute(approval);
  await approve.click();
  await page.getByText('The card is ready to be sent as scheduled.').waitFor();
  expect((await walter.call('GET', `/api/cards/${id}`)).body).toMatchObject({ scheduledDate: '2099-12-04' });

  await walter.call('POST', '/api/cards', { ...card, title: 'By post', deliveryMethod: 'physical' });
  await page.goto('/');
  await approved.click();
  const printed = page.getByRole('dialog', { name: 'When should it arrive?' });
  await printed.getByText('It goes to the printer 7 days before the day you choose').waitFor();
  await expect.poll(() => printed.textContent()).not.toMatch(/\b(9|nine)\b/);
  await printed.getByLabel('Day').fill(dayIn(3));
  await printed.getByText('this day is sooner than that').waitFor();
  // The browser logs the refusal itself.
  expect(visit.complaints.filter((text) => !text.includes('422'))).toEqual([]);
  await visit.close();
});

test('only an administrator sees the developer tools', async () => {
  const { page } = watched;
  await page.getByRole('heading', { name: 'Developer Tools' }).waitFor();
  const tool = page.getByRole('link', { name: 'Test Card Scheduler' });
  expect(await tool.getAttribute('href')).toBe('/test-scheduler');
  const other = await openPage(browser, fondly.address);
  await signIn(other, second.email);
  await other.page.goto('/');
  await other.page.getByRole('main').getByRole('link', { name: 'Add Friends & Family' }).waitFor();
  expect(await other.page.getByText('Developer Tools').count()).toBe(0);
  await other.close();
});
