import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { openPage } from './open-page.ts';

type Reads = { firstReads?: Map<string, Promise<unknown>> };

let browser: Browser;
let fondly: FondlyProcess;
const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

test('each page asks for its files and data before its scripts have come, and for nothing twice', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.goto('/');
  await page.waitForURL('**/auth');
  expect(complaints).toEqual([]);
  await page.request.post('/api/register', { data: { ...account, timeZone: 'Europe/London' } });
  const person = await page.request.post('/api/people', { data: { name: 'Margaret', relationship: 'mother' } });
  const { id } = (await person.json()) as { id: number };
  for (const path of ['/', '/people', `/people/${id}`, '/important-dates', '/cards', '/cards/create']) {
    // The page before asks for nothing any more.
    await page.goto('about:blank');
    const asked: string[] = [];
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
      if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
    });
    let letScriptsCome = () => {};
    const scriptsCome = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await scriptsCome;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.length, { message: path, timeout: 30_000 }).toBeGreaterThan(1);
    const early = [...asked];
    // The document itself names those of every page.
    const document = await (await page.request.get(path)).text();
    const named = document.match(/<(?:script type="module"|link rel="modulepreload")/g) ?? [];
    await expect.poll(() => scripts.size, { message: path, timeout: 30_000 }).toBeGreaterThan(named.length);
    letScriptsCome();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as Reads).firstReads?.size), { timeout: 30_000 })
      .toBe(0);
    await page.getByRole('main').waitFor();
    for (const address of early)
      expect(
        asked.filter((one) => one === address),
        `${path}: ${address}`,
      ).toHaveLength(1);
    await page.unrouteAll({ behavior: 'wait' });
    page.removeAllListeners('request');
  }
  expect(complaints).toEqual([]);
  await close();
});
