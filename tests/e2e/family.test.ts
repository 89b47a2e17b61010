import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { dayIn, yearsBefore } from '../days.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findMailedLink } from './find-mailed-link.ts';
import { openPage } from './open-page.ts';

const owner = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test' };
const member = { name: 'Tom Hale', email: 'tom@hale.test' };
const password = 'correct horse';

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let ida: number;
let birthday: number;
beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = await signUp(fondly.address, owner);
  await signUp(fondly.address, member);
  const made = await eleanor.call('POST', '/api/people', { name: 'Ida Brandt', email: 'ida@brandt.test' });
  ida = (made.body as { id: number }).id;
  const day = { personId: ida, occasionType: 'birthday', date: yearsBefore(60, dayIn(20)) };
  birthday = ((await eleanor.call('POST', '/api/important-dates', day)).body as { id: number }).id;
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

async function openAs({ email }: { email: string }) {
  const opened = await openPage(browser, fondly.address);
  await opened.page.request.post('/api/login', { data: { email, password } });
  return opened;
}

const whose = (page: Page) => page.getByRole('region', { name: 'Whose account this is' });

/** The buttons and links of a page with one of these words in their names, as far as they are shown. */
async function actsOn(page: Page, path: string, shows: string, words: RegExp): Promise<string[]> {
  await page.goto(path);
  await page.getByText(shows).first().waitFor();
  // The bar and the panels below the fold come last.
  await whose(page).waitFor();
  await page.waitForLoadState('networkidle');
  const names = await page
    .locator('main, nav')
    .locator('button, a')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));
  return names.filter((name) => words.test(name));
}

test('an account is shared by a link, worked in within a level, and left', async () => {
  const { page: hers, complaints, close } = await openAs(owner);
  await hers.goto('/settings');
  await hers.getByRole('button', { name: 'Who shares this account' }).click();
  await hers.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = hers.getByRole('dialog', { name: 'Invite somebody' });
  await invite.getByLabel('Their email address').fill(member.email);
  await invite.getByRole('radio', { name: /^Make/ }).click();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await hers.getByText(/Invited to make/).waitFor();

  const tom = await openAs(member);
  const { page } = tom;
  await page.goto(await findMailedLink(fondly.dataDir, member.email, 'join'));
  await page.getByText('You can change contacts and dates, and make cards.').waitFor();
  await page.getByRole('button', { name: 'Join' }).click();
  await whose(page).getByText('This is Eleanor Whitfield’s account.').waitFor();

  await page.goto(`/cards/create?personId=${ida}&dateId=${birthday}`);
  await whose(page).waitFor();
  await expect.poll(() => page.getByLabel('Card title').inputValue()).toBe('Happy 60th Birthday, Ida');
  await page.getByRole('radio', { name: /AI Generated/ }).check();
  await page.getByLabel('Personal message').fill('Sixty, and still the first to dance.');
  await page.getByRole('button', { name: 'Create Card' }).first().click();
  await page.waitForURL(/\/cards\/\d+$/);
  const card = new URL(page.url()).pathname;
  await page.getByText('Prepared by').waitFor();

  // What leaves the house is not offered, and refused in words.
  const leaving = /Approve|Send Now|Review|Restore|Ask others|Share by link/;
  expect(await actsOn(page, card, 'Card Details', leaving)).toEqual([]);
  expect(await actsOn(page, '/', 'For Your Review and Approval', leaving)).toEqual([]);
  expect(await actsOn(page, card, 'Card Details', /Skip|Save|Delete|More/)).not.toEqual([]);
  await page.goto('/review');
  await page.waitForURL('**/cards');
  const refused = await page.request.post(`/api${card}/approve`, { data: {} });
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    expect.objectContaining({ message: 'You can make cards here, and Eleanor Whitfield approves and sends them.' }),
  ]);

  await hers.goto(card);
  await hers.getByText('Tom Hale').first().waitFor();
  await hers.getByRole('button', { name: 'Approve & Schedule' }).click();
  await hers.waitForURL((url) => url.pathname !== card);
  expect((await eleanor.call('GET', `/api${card}`)).body).toMatchObject({ deliveryStatus: 'approved_and_scheduled' });

  // Who may only look is shown nothing that changes anything.
  const { members } = (await eleanor.call('GET', '/api/user/family')).body as { members: { id: number }[] };
  await eleanor.call('PATCH', `/api/user/family/members/${members[0]?.id}`, { level: 'view' });
  const changing =
    /^(Add|Approve|Create|Delete|Draft|Edit|Import|Make|Manage|More actions|Reminders for|Remove|Review|Save(?! all)|Select|Send|Skip)\b/;
  for (const [path, shows] of [
    ['/', 'Next Dates'],
    ['/people', 'Ida Brandt'],
    [`/people/${ida}`, 'Card History'],
    [`/people/${ida}/keepsakes`, 'Keepsakes'],
    ['/important-dates', 'Ida Brandt'],
    ['/cards', 'My Cards'],
    [card, 'Card Details'],
    ['/trash', 'Trash'],
  ] as const)
    expect([path, await actsOn(page, path, shows, changing)]).toEqual([path, []]);

  await page.goto('/settings');
  await page.getByText('These settings are Eleanor Whitfield’s alone.').waitFor();
  await page.getByRole('button', { name: 'Shared with you' }).click();
  await page.getByRole('button', { name: 'Leave Eleanor Whitfield’s account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Who would you like to remember?').waitFor();
  await expect.poll(() => whose(page).count()).toBe(0);
  for (const path of [`/api${card}`, `/api/people/${ida}`]) expect((await page.request.get(path)).status()).toBe(404);
  expect(await (await page.request.get('/api/people')).json()).toEqual([]);
  expect((await eleanor.call('GET', '/api/user/family')).body).toMatchObject({ members: [] });
  expect((await eleanor.call('GET', `/api${card}`)).body).toMatchObject({ madeBy: 'Tom Hale' });
  expect([...complaints, ...tom.complaints]).toEqual([]);
  await close();
  await tom.close();
});
