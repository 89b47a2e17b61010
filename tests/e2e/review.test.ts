import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardView } from '../../src/contract/cards.ts';
import { launchBrowser } from '../browser.ts';
import { dayIn } from '../days.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { openPage, type WatchedPage } from './open-page.ts';

let browser: Browser;
let fondly: FondlyProcess;
let accounts = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

type Table = WatchedPage & { api: ApiClient; ids: number[]; read: (nth: number) => Promise<CardView> };

const names = ['Margaret', 'Walter', 'Priya', 'Tomasz'];

/** An account with a draft for each name, and the review of them. */
async function openReview({
  width = 1280,
  height = 900,
  withoutEmail = [] as string[],
  path = '/review',
} = {}): Promise<Table> {
  accounts += 1;
  const email = `eleanor-${accounts}@whitfield.test`;
  const api = await signUp(fondly.address, { name: 'Eleanor Whitfield', email, timeZone: 'Europe/London' });
  const make = async (to: string, body: object) => ((await api.call('POST', to, body)).body as { id: number }).id;
  const ids: number[] = [];
  for (const [at, name] of names.entries()) {
    const reached = withoutEmail.includes(name) ? {} : { email: `${name.toLowerCase()}@example.test` };
    const personId = await make('/api/people', { name, ...reached });
    ids.push(
      await make('/api/cards', {
        personId,
        title: `For you, ${name}`,
        message: `Words for ${name}`,
        alternateMessage1: `Other words for ${name}`,
        category: 'birthday',
        scheduledDate: dayIn(10 + at),
      }),
    );
  }
  const visit = await openPage(browser, fondly.address, { width, height });
  await visit.page.request.post('/api/login', { data: { email, password: 'correct horse' } });
  await visit.page.goto(path);
  const read = async (nth: number) => (await api.call('GET', `/api/cards/${ids[nth]}`)).body as CardView;
  return { ...visit, api, ids, read };
}

const shows = (page: Page, name: string, position: string) =>
  expect
    .poll(async () => [
      await page.getByRole('heading', { level: 1 }).textContent(),
      await page.locator('.review-position').textContent(),
    ])
    .toEqual([`For ${name}`, position]);
const words = (page: Page) => page.getByRole('textbox', { name: 'Words of the card' });
/** Keys count only for a card that was seen for a moment. */
const press = async (page: Page, key: string) => {
  await words(page).waitFor();
  await page.waitForFunction((since) => performance.now() - since > 350, await page.evaluate(() => performance.now()));
  await page.keyboard.press(key);
};

test('Home opens it, and keys decide one card after the other; Undo goes back step by step', async () => {
  const { page, read, complaints, close } = await openReview({ path: '/' });
  await page.getByText('Four cards are waiting for you.').waitFor();
  await page.getByRole('link', { name: 'Review all 4' }).click();
  await shows(page, 'Margaret', '1 of 4');
  await page.getByText('Margaret’s card leaves on').waitFor();
  await press(page, 'a');
  await shows(page, 'Walter', '2 of 4');
  await expect.poll(async () => (await read(0)).deliveryStatus).toBe('approved_and_scheduled');
  await press(page, 's');
  await shows(page, 'Priya', '3 of 4');
  await expect.poll(async () => (await read(1)).deliveryStatus).toBe('skipped');
  await press(page, 'l');
  await shows(page, 'Tomasz', '3 of 4');
  await page.getByText('1 approved').waitFor();

  for (const [name, position] of [
    ['Priya', '3 of 4'],
    ['Walter', '2 of 4'],
    ['Margaret', '1 of 4'],
  ] as const) {
    await press(page, 'u');
    await shows(page, name, position);
  }
  await expect.poll(async () => (await read(0)).deliveryStatus).toBe('draft');
  await expect.poll(async () => (await read(1)).deliveryStatus).toBe('draft');
  await press(page, 'ArrowRight');
  await shows(page, 'Walter', '2 of 4');
  await press(page, 'ArrowLeft');
  await shows(page, 'Margaret', '1 of 4');
  // Approved again, as the version that Undo has made.
  await press(page, 'Enter');
  await expect.poll(async () => (await read(0)).deliveryStatus).toBe('approved_and_scheduled');
  await press(page, 'Escape');
  await page.getByText('Three cards are waiting for you.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the end shows what leaves when, and what was put off comes again, on another visit last', async () => {
  const { page, read, complaints, close } = await openReview();
  await shows(page, 'Margaret', '1 of 4');
  await press(page, 'l');
  await shows(page, 'Walter', '1 of 4');
  await press(page, 'a');
  await press(page, 'a');
  await shows(page, 'Tomasz', '3 of 4');
  await press(page, 'a');
  await page.getByRole('heading', { name: '3 cards are approved' }).waitFor();
  const now = page.getByRole('region', { name: 'What happens now' });
  const [mails = '', ...others] = await now.getByRole('listitem').allTextContents();
  expect(mails).toMatch(/^3 cards leave by emailThe first on .*: WalterOn .*: PriyaOn .*: TomaszSee them$/);
  expect(others).toEqual(['One card waits for laterIt comes last in your next review.']);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the last step' }).click();
  await shows(page, 'Tomasz', '3 of 4');
  await expect.poll(async () => (await read(3)).deliveryStatus).toBe('draft');
  // Another visit knows neither Undo nor what was decided, but the order.
  await page.goto('/review');
  await shows(page, 'Tomasz', '1 of 2');
  await press(page, 'ArrowRight');
  await shows(page, 'Margaret', '2 of 2');
  await page.reload();
  await shows(page, 'Margaret', '2 of 2');
  expect(complaints).toEqual([]);
  await close();
});

test('words are edited where they stand, a version is chosen as a picture, and both can be undone', async () => {
  const { page, read, complaints, close } = await openReview();
  await shows(page, 'Margaret', '1 of 4');
  await press(page, 'e');
  await expect.poll(() => words(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Words of my own, a and s and l.');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await read(0)).message).toBe('Words of my own, a and s and l.');
  await shows(page, 'Margaret', '1 of 4');
  await press(page, 'u');
  await expect.poll(async () => (await read(0)).message).toBe('Words for Margaret');
  await expect.poll(() => words(page).inputValue()).toBe('Words for Margaret');

  const second = page.getByRole('button', { name: 'Version 2 of 2: Other words for Margaret' });
  await second.click();
  await expect.poll(() => words(page).inputValue()).toBe('Other words for Margaret');
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(async () => (await read(0)).message).toBe('Other words for Margaret');
  await press(page, '1');
  await expect.poll(async () => (await read(0)).message).toBe('Words for Margaret');
  await press(page, 'u');
  await expect.poll(async () => (await read(0)).message).toBe('Other words for Margaret');

  // Typed words are saved before the card is approved.
  await words(page).fill('The last words');
  await page.getByRole('button', { name: 'Approve' }).click();
  await shows(page, 'Walter', '2 of 4');
  await expect
    .poll(async () => {
      const { message, deliveryStatus } = await read(0);
      return [message, deliveryStatus];
    })
    .toEqual(['The last words', 'approved_and_scheduled']);
  expect(complaints).toEqual([]);
  await close();
});

test('a card whose approval fails comes back with the reason, and typed words stay', async () => {
  const { page, api, ids, read, close } = await openReview();
  await shows(page, 'Margaret', '1 of 4');
  const refusal = {
    message: 'margaret@example.test asked not to get any more cards from you.',
    code: 'illegal_transition',
  };
  const approval = `**/api/cards/${ids[0]}/approve`;
  await page.route(approval, (route) => route.fulfill({ status: 409, json: refusal }));
  await press(page, 'a');
  await page.getByRole('alert').getByText(refusal.message).waitFor();
  await shows(page, 'Margaret', '1 of 4');
  expect(await page.getByText('1 approved').count()).toBe(0);
  await page.unroute(approval);

  // The notice loads once the page is calm.
  const hasNotice = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-page'));
  await expect.poll(() => page.evaluate(hasNotice), { timeout: 60_000 }).toBe(true);
  await page.context().setOffline(true);
  await words(page).fill('Typed without a connection');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('You are offline.').waitFor();
  await shows(page, 'Margaret', '1 of 4');
  expect(await words(page).inputValue()).toBe('Typed without a connection');
  await page.context().setOffline(false);

  // Somebody changed the words meanwhile: both stand side by side.
  await api.call('PATCH', `/api/cards/${ids[0]}`, { message: 'Words of another tab' });
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'This card was changed elsewhere' });
  await dialog.getByText('Words of another tab').waitFor();
  await dialog.getByRole('button', { name: 'Keep my text' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Approve' }).click();
  await shows(page, 'Walter', '2 of 4');
  await expect
    .poll(async () => {
      const { message, deliveryStatus } = await read(0);
      return [message, deliveryStatus];
    })
    .toEqual(['Typed without a connection', 'approved_and_scheduled']);
  await close();
});

test('asks for a missing address and day on the spot, and comes back from the page of a card', async () => {
  const { page, api, ids, read, close } = await openReview({ withoutEmail: ['Margaret'] });
  await shows(page, 'Margaret', '1 of 4');
  await page.getByText('No email address yet.').waitFor();
  await press(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Where should the card go?' });
  await dialog.getByLabel('Email').fill('margaret@example.test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shows(page, 'Walter', '2 of 4');
  await expect.poll(async () => (await read(0)).deliveryStatus).toBe('approved_and_scheduled');

  await page.getByRole('button', { name: 'Change' }).click();
  await page.waitForURL(`**/cards/${ids[1]}`);
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await shows(page, 'Walter', '2 of 4');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Approve & Schedule' }).click();
  await page.waitForURL('**/review?*');
  await shows(page, 'Priya', '2 of 3');

  await api.call('PATCH', `/api/cards/${ids[2]}`, { scheduledDate: null });
  await page.goto('/review');
  await shows(page, 'Tomasz', '1 of 2');
  await press(page, 'a');
  await shows(page, 'Priya', '2 of 2');
  await page.getByText('Priya’s card has no day yet.').waitFor();
  await press(page, 'a');
  const day = page.getByRole('dialog', { name: 'When should it be sent?' });
  await day.getByLabel('Day').fill(dayIn(40));
  await day.getByRole('button', { name: 'Approve & Schedule' }).click();
  await page.getByRole('heading', { name: '2 cards are approved' }).waitFor();
  await expect.poll(async () => (await read(2)).scheduledDate).toBe(dayIn(40));
  await close();
});

test('on a phone a swipe decides, and every target is large enough', async () => {
  const { page, read, complaints, close } = await openReview({ width: 390, height: 844 });
  await shows(page, 'Margaret', '1 of 4');
  await words(page).waitFor();
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 240 }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
    await touch('touchEnd', to);
  };
  await swipe(120, 300);
  await shows(page, 'Walter', '2 of 4');
  await expect.poll(async () => (await read(0)).deliveryStatus).toBe('approved_and_scheduled');
  await swipe(300, 120);
  await shows(page, 'Priya', '2 of 4');
  // The edge belongs to the browser.
  await swipe(6, 200);
  await shows(page, 'Priya', '2 of 4');
  expect((await read(2)).deliveryStatus).toBe('draft');
  expect(complaints).toEqual([]);
  await close();
});

test('without motion nothing flies; the keys can be read, and letters turned off', async () => {
  const { page, read, close } = await openReview();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shows(page, 'Margaret', '1 of 4');
  const flew = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('.review-flight')) resolve(true);
          if (document.querySelector('.review-pile-card')) resolve(false);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await press(page, 'a');
  expect(await flew).toBe(false);
  await shows(page, 'Walter', '2 of 4');
  await press(page, '?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Skip: the card is not sent').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('switch', { name: 'Letter and number keys' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await press(page, 's');
  await press(page, 'ArrowRight');
  await shows(page, 'Priya', '3 of 4');
  expect((await read(1)).deliveryStatus).toBe('draft');
  await close();
});

test('the end leads to the paper of what is for the user to print', async () => {
  const { page, api, ids, complaints, close } = await openReview();
  const printed = { deliveryMethod: 'physical', recipientAddress: '1 High Street\nLeeds, LS1 4AP\nUnited Kingdom' };
  for (const id of ids.slice(0, 2)) await api.call('PATCH', `/api/cards/${id}`, printed);
  await page.reload();
  await shows(page, 'Margaret', '1 of 4');
  for (const [at, name] of names.slice(1).entries()) {
    await press(page, 'a');
    await shows(page, name, `${at + 2} of 4`);
  }
  await press(page, 'a');
  await page.getByRole('link', { name: 'Print them' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('cards')).toBe(ids.slice(0, 2).join());
  await page.getByRole('heading', { name: 'On paper' }).waitFor();
  await page.getByText('Margaret').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a round shows only its cards, and an empty review says so', async () => {
  const { page, close } = await openReview({ path: '/review?round=1' });
  await page.getByRole('heading', { name: 'Nothing is waiting for you' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByText('Four cards are waiting for you.').waitFor();
  await close();
});
