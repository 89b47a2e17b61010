import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { fillAccount } from '../screens/fill-account.ts';
import type { Screen, Things } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { waitUntilShown } from '../screens/show-screen.ts';
import { newcomer, stories } from '../screens/stories.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { looks, readOverflow, takeLook } from './looks.ts';
import { openPage } from './open-page.ts';

const { account } = stories.long;

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let things: Things;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  things = await fillAccount(eleanor, stories.long, { drawn: false });
  await createApiClient(fondly.address).call('POST', '/api/register', newcomer);
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

test('every screen is accessible, fits and has large enough targets on desktop, phone and narrower, in both themes', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  const problems: string[] = [];
  const shown = screens.filter(({ picturedOnly }) => !picturedOnly);
  await look(shown.filter(({ states }) => states.includes('signed-out')));
  await page.request.post('/api/login', { data: { email: account.email, password: account.password } });
  await look(shown.filter(({ states }) => states.includes('full')));
  await page.request.post('/api/login', { data: { email: newcomer.email, password: newcomer.password } });
  await look(shown.filter(({ states }) => states.includes('empty')));
  await close();
  expect(problems).toEqual([]);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);

  async function look(shown: readonly Screen[]): Promise<void> {
    let standing = '';
    for (const screen of shown) {
      const { name, open } = screen;
      const path = screen.path(things);
      if (path !== standing) await page.goto(path);
      // Anything opened on a page is opened on the page that was just checked.
      standing = open ? '' : path;
      await waitUntilShown(page, screen, things);
      for (const look of looks) {
        await takeLook(page, look);
        const overflow = await readOverflow(page);
        const at = `${name} at ${look.width} px, ${look.colorScheme}`;
        if (look.width < 768) for (const target of await findSmallTargets(page)) problems.push(`${at}: ${target}`);
        if (overflow > 0) problems.push(`${at}: ${overflow} px wider than the window`);
        for (const problem of await findAccessibilityProblems(page)) problems.push(`${at}: ${problem}`);
      }
    }
  }
});

test('approves a card with the keyboard alone', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.goto('/auth');
  await page.getByRole('tabpanel', { name: 'Login' }).waitFor();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 12 && (await focused()) !== 'email'; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`/cards/${things.draft}`);
  const approve = page.getByRole('button', { name: 'Approve & Schedule' });
  await approve.waitFor();
  for (let step = 0; step < 60 && !(await approve.evaluate((button) => button === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  const card = (await eleanor.call('GET', `/api/cards/${things.draft}`)).body;
  expect(card).toMatchObject({ deliveryStatus: 'approved_and_scheduled' });
  expect(complaints).toEqual([]);
  await close();

  async function focused(): Promise<string | null> {
    return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
  }
});
