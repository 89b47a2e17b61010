import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { fillAccount } from '../screens/fill-account.ts';
import type { Things } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { waitUntilShown } from '../screens/show-screen.ts';
import { newcomer, stories } from '../screens/stories.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { looks, readOverflow, takeLook } from './looks.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const { account } = stories.long;

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let things: Things;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  things = await fillAccount(eleanor, stories.long, { drawn: false });
  await createApiClient(fondly.address).call('POST', '/api/register', newcomer);
  watched = await openPage(browser, fondly.address);
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

/** Who sees the screens of a state; signed out is where the page begins. */
const visitors = { 'signed-out': null, full: account, empty: newcomer } as const;
type State = keyof typeof visitors;
let visitor: State = 'signed-out';
/** The address of the page that was checked last; anything opened on a page is opened on that page. */
let standing = '';

for (const state of ['signed-out', 'full', 'empty'] as const) {
  test.each(screens.filter(({ picturedOnly, states }) => !picturedOnly && states.includes(state)))(
    `$name, ${state}: is accessible, fits and has large enough targets on desktop, phone and narrower, in both themes`,
    async (screen) => {
      const { page, complaints } = watched;
      await visitAs(state);
      const path = screen.path(things);
      if (path !== standing) await page.goto(path);
      standing = screen.open ? '' : path;
      await waitUntilShown(page, screen, things);
      const problems: string[] = [];
      for (const look of looks) {
        await takeLook(page, look);
        const overflow = await readOverflow(page);
        const at = `at ${look.width} px, ${look.colorScheme}`;
        if (look.width < 768) for (const target of await findSmallTargets(page)) problems.push(`${at}: ${target}`);
        if (overflow > 0) problems.push(`${at}: ${overflow} px wider than the window`);
        for (const problem of await findAccessibilityProblems(page)) problems.push(`${at}: ${problem}`);
      }
      expect(problems).toEqual([]);
      expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
    },
  );
}

async function visitAs(state: State): Promise<void> {
  if (state === visitor) return;
  const { email, password } = visitors[state] ?? {};
  await watched.page.request.post('/api/login', { data: { email, password } });
  visitor = state;
  standing = '';
}

test('approves a card with the keyboard alone', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.goto('/auth');
  await page.getByRole('tabpanel', { name: 'Login' }).getByLabel('Email').waitFor();
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
