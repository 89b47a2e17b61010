import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { farewell } from '../../scripts/service-worker.mjs';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { startUnsteadyProxy, type UnsteadyProxy } from '../servers/unsteady-proxy.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { looks, readOverflow, takeLook } from './looks.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

let browser: Browser;
let fondly: FondlyProcess;
let network: UnsteadyProxy;
let eleanor: ApiClient;
let watched: WatchedPage;
let page: Page;
let personId: number;

beforeAll(async () => {
  browser = await launchBrowser({ isWhole: true });
  fondly = await startFondlyProcess();
  network = await startUnsteadyProxy(fondly.address);
  eleanor = createApiClient(network.address);
  await make('/api/register', account);
  personId = await make('/api/people', { name: 'Margaret', relationship: 'mother', email: 'mum@example.test' });
});
beforeEach(async () => {
  watched = await openPage(browser, network.address, { serviceWorkers: 'allow' });
  page = watched.page;
  await page.request.post('/api/login', { data: account });
  return async () => {
    network.answerInstead(() => null);
    await network.restore();
    await watched.close();
  };
});
afterAll(async () => {
  await browser?.close();
  await network?.close();
  await fondly?.close();
});

async function make(path: string, body: object): Promise<number> {
  const answer = await eleanor.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { id: number }).id;
}

/** Opens a page and waits until the worker controls it. */
async function openKept(path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const cachedPaths = () =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });
const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const workerText = async () => (await fetch(`${fondly.address}/sw.js`)).text();

test('the app can be installed, and caches its shell but no personal data', async () => {
  const cardId = await make('/api/cards', { personId, title: 'Happy Birthday', message: 'x', category: 'birthday' });
  const shared = (await eleanor.call('POST', `/api/cards/${cardId}/share-link`)).body as { url: string };
  await openKept('/');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Private windows cannot install an app; that is the only complaint.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  await page.goto(`/cards/${cardId}`);
  await page.waitForFunction(() => [...document.images].some(({ src, complete }) => src.includes('/api/') && complete));
  await page.goto(new URL(shared.url).pathname);
  await page.getByText('Happy Birthday').first().waitFor();
  const paths = await cachedPaths();
  expect(paths.length).toBeGreaterThan(100);
  expect(
    paths.filter(
      (path) => !/^\/(assets\/[\w.-]+|theme\.js|first-reads\.js|favicon\.svg|icons\/icon-192\.png)?$/.test(path),
    ),
  ).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

test('offline, every page says so, and loads by itself once online', async () => {
  await openKept('/');
  await network.cut();
  for (const path of ['/', '/people', `/people/${personId}/edit`]) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  }
  for (const look of looks) {
    await takeLook(page, look);
    expect(await readOverflow(page)).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  }
  await network.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Margaret');
});

test('text typed offline stays, and is saved once online', async () => {
  await openKept(`/people/${personId}/edit`);
  await page.getByLabel('Name', { exact: true }).fill('Margaret Whitfield');
  await network.cut();
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByText('You are offline.').waitFor();
  for (const look of looks) {
    await takeLook(page, look);
    expect(await readOverflow(page)).toBe(0);
  }
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Nickname').fill('Mum');
  await network.restore();
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Margaret Whitfield');
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.waitForURL(`**/people/${personId}`);
  const saved = (await eleanor.call('GET', `/api/people/${personId}`)).body;
  expect(saved).toMatchObject({ name: 'Margaret Whitfield', nickname: 'Mum' });
});

test('turns notifications on for this browser only, shows them from the worker, and opens their page', async () => {
  const origin = network.address;
  await page.context().grantPermissions(['notifications'], { origin });
  await page.addInitScript(playPushService);
  await openKept('/settings');
  const onThisDevice = page.getByRole('switch', { name: 'On this device' });
  await expect.poll(() => onThisDevice.isChecked()).toBe(false);
  await onThisDevice.click();
  await page.getByText('This browser shows a message').waitFor();
  await page.reload();
  await expect.poll(() => onThisDevice.isChecked()).toBe(true);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const session = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: known }) => {
    const own = known.filter(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin));
    registrations.push(...own.map(({ registrationId }) => registrationId));
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  // Chromium drops messages that arrive before the worker runs.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  const message = { title: 'Margaret: Birthday', body: 'A card waits.', path: `/people/${personId}`, tag: 'date-1' };
  const deliver = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrations.at(-1) ?? '', data });
  // Chromium's tools drop messages that arrive while the worker starts. A message sent twice replaces the first.
  const shown = async () => {
    await deliver(JSON.stringify(message));
    await deliver('not a word of ours');
    return page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, data }) => ({ title, body, data }));
    });
  };
  await expect.poll(shown).toEqual([
    { title: message.title, body: message.body, data: message.path },
    { title: 'Fondly', body: 'There is news for you.', data: '/' },
  ]);

  const registered = await page.evaluate(() => localStorage.getItem('push double'));
  expect(JSON.parse(registered ?? '{}')).toMatchObject({ userVisibleOnly: true });
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  expect(await page.evaluate(() => localStorage.getItem('push double'))).toBeNull();
});

/** Runs in the page: Chromium cannot reach a push service here, so the test plays its part. */
function playPushService(): void {
  const text = (length: number) => new Uint8Array(length).fill(7).buffer;
  // The generator of P-256: a valid key to encrypt for.
  const point = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
  const bytesOf = (base64url: string) =>
    Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
  const subscriptionOf = (stored: string) => {
    const { applicationServerKey } = JSON.parse(stored);
    return {
      endpoint: 'https://push.example.test/this-browser',
      options: { applicationServerKey: bytesOf(applicationServerKey) },
      getKey: (name: string) => (name === 'auth' ? text(16) : bytesOf(point)),
      unsubscribe: async () => {
        localStorage.removeItem('push double');
        return true;
      },
    };
  };
  PushManager.prototype.getSubscription = async () => {
    const stored = localStorage.getItem('push double');
    return (stored && subscriptionOf(stored)) as PushSubscription | null;
  };
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem('push double', JSON.stringify(options));
    return subscriptionOf(JSON.stringify(options)) as unknown as PushSubscription;
  };
}

test('a page open during an update keeps its code and text, and announces the new version', async () => {
  await openKept(`/people/${personId}/edit`);
  await page.getByLabel('Notes').fill('grows dahlias');
  const built = await workerText();
  const version = /fondly-shell-/.test(built) && /`([0-9a-f]{12})`|"([0-9a-f]{12})"/.exec(built);
  const known = (version && (version[1] ?? version[2])) || '';
  expect(known).not.toBe('');
  const entry = /type="module"[^>]* src="([^"]+)"/.exec(await (await fetch(fondly.address)).text())?.[1] ?? '';
  expect(built).toContain(entry);
  expect(entry).not.toBe('');
  // The next build has another entry script, and the files of this one are gone from the server.
  const next = built.replaceAll(known, 'the-next-one').replace(entry, '/theme.js');
  network.answerInstead((path) => (path === '/sw.js' ? next : null));
  await update();
  await page.getByText('A new version is ready').waitFor();
  network.answerInstead((path) => (path === '/sw.js' ? next : path.startsWith('/assets/') ? 404 : null));
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('grows dahlias');
  await page.getByRole('link', { name: 'Important Dates' }).first().click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('heading', { name: 'Important Dates', exact: true }).waitFor();

  // A worker of the page's own build takes over silently.
  const same = built.replaceAll(known, 'the-same-one');
  network.answerInstead((path) => (path === '/sw.js' ? same : null));
  await update();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { waiting, installing } = await navigator.serviceWorker.ready;
        return !waiting && !installing && (await caches.keys()).at(-1);
      }),
    )
    .toBe('fondly-shell-the-same-one');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(3);
});

test('a build without a service worker removes the earlier one and its caches', async () => {
  await openKept('/people');
  network.answerInstead((path) => (path === '/sw.js' ? farewell : null));
  await update();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('link', { name: 'Important Dates' }).first().click();
  await page.getByRole('heading', { name: 'Important Dates', exact: true }).waitFor();
});
