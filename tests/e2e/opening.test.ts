import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
let fondly: FondlyProcess;
let path: string;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess({ env: {} });
  const api = await signUp(fondly.address, { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test' });
  const person = { name: 'Margaret Whitfield', nickname: 'Mum' };
  const personId = ((await api.call('POST', '/api/people', person)).body as { id: number }).id;
  const card = { personId, title: 'Happy Birthday', category: 'birthday', message: 'Sixty candles' };
  const { id } = (await api.call('POST', '/api/cards', card)).body as { id: number };
  const shared = await api.call('POST', `/api/cards/${id}/share-link`);
  path = new URL((shared.body as { url: string }).url).pathname;
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

const state = "document.querySelector('.full-card').dataset.opening";
const opacity = "getComputedStyle(document.querySelector('.full-card-inside')).opacity";

/** Holds the card's picture until the returned function is called. */
async function holdPicture(page: Page): Promise<() => void> {
  let arrive = () => {};
  const sent = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/image', async (route) => {
    await sent;
    await route.continue();
  });
  return arrive;
}

test('a tap on the seal opens the card once its picture is there, and again on demand', async () => {
  const visitor = await openPage(browser, fondly.address, { width: 390, height: 844 });
  const { page } = visitor;
  const arrive = await holdPicture(page);
  await page.goto(path, { waitUntil: 'commit' });
  const seal = page.getByRole('button', { name: 'Open the card' });
  await page.locator('[data-ready]').waitFor();
  expect(await page.evaluate(opacity)).toBe('0');
  await seal.click();
  await page.getByText('The picture is on its way…').waitFor();
  expect(await page.evaluate(state)).toBe('sealed');
  // The impatient tap again, and miss nothing by it.
  await seal.click();
  await page.evaluate(`globalThis.times = {};
    new MutationObserver(([{ target }]) => { times[target.dataset.opening] = performance.now(); })
      .observe(document.querySelector('.full-card'), { attributeFilter: ['data-opening'] })`);
  arrive();
  await expect.poll(() => page.evaluate(state)).toBe('opening');
  await expect.poll(() => page.evaluate(state)).toBe('open');
  expect(await page.evaluate('times.open - times.opening')).toBeGreaterThan(2_000);
  expect(await page.evaluate(opacity)).toBe('1');
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect.poll(() => page.evaluate(state)).toBe('opening');
  await expect.poll(() => page.evaluate(state)).toBe('open');
  expect(await page.locator('.full-card-cover').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
])('on a %s the closed card stays in the window while it comes out and turns', async (_name, size) => {
  const visitor = await openPage(browser, fondly.address, size);
  const { page } = visitor;
  await page.goto(path);
  await page.locator('[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Open the card' }).click();
  const seen = await page.evaluate(async () => {
    const edges: { left: number; top: number; right: number; bottom: number }[] = [];
    const card = document.querySelector<HTMLElement>('.full-card');
    while (card?.dataset.opening !== 'open') {
      const box = document.querySelector('.full-card-cover')?.getBoundingClientRect();
      if (box) edges.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
      await new Promise(requestAnimationFrame);
    }
    const all = (edge: keyof (typeof edges)[number]) => edges.map((each) => each[edge]);
    return {
      left: Math.min(...all('left')),
      top: Math.min(...all('top')),
      right: Math.max(...all('right')),
      bottom: Math.max(...all('bottom')),
    };
  });
  expect(seen.left).toBeGreaterThanOrEqual(0);
  expect(seen.top).toBeGreaterThanOrEqual(0);
  expect(seen.right).toBeLessThanOrEqual(size.width);
  expect(seen.bottom).toBeLessThanOrEqual(size.height);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('the keyboard opens the card at once', async () => {
  const visitor = await openPage(browser, fondly.address);
  const { page } = visitor;
  await page.goto(path);
  await page.locator('[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Open the card' }).press('Enter');
  expect(await page.evaluate(state)).toBe('open');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test.each([
  ['without a script', { javaScriptEnabled: false }],
  ['with reduced motion', { reducedMotion: 'reduce' as const }],
])('%s it is simply the card', async (_name, options) => {
  const context = await browser.newContext({ baseURL: fondly.address, ...options });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { name: 'Happy Birthday' }).waitFor();
  expect(await page.getByRole('button', { name: 'Open the card' }).count()).toBe(0);
  await context.close();
});

test('with reduced motion the words do not move when the picture comes', async () => {
  const context = await browser.newContext({ baseURL: fondly.address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdPicture(page);
  await page.goto(path, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { name: 'Happy Birthday' });
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  const before = await title.boundingBox();
  // The picture takes its place above the words, at most of the phone's width.
  expect(before?.y).toBeGreaterThan(300);
  arrive();
  await expect.poll(() => page.evaluate("document.querySelector('.full-card-picture > img').naturalWidth")).not.toBe(0);
  expect(await title.boundingBox()).toEqual(before);
  await context.close();
});
