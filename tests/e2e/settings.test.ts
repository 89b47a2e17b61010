import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findMailedLink, type MailedLink } from './find-mailed-link.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };
const moved = 'nell@elsewhere.test';

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let watched: WatchedPage;
beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await eleanor.call('POST', '/api/register', { ...account, timeZone: 'Europe/London' });
  watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: account });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

const user = async () => (await eleanor.call('GET', '/api/user')).body as Record<string, unknown>;
const root = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const linkTo = (address: string, kind: MailedLink) => findMailedLink(fondly.dataDir, address, kind);

test('settings are changed by keyboard, guarded while unsaved, and saved for every device', async () => {
  const { page } = watched;
  await page.goto('/');
  await page.getByRole('link', { name: 'Upgrade Now' }).first().click();
  const plan = page.getByRole('region', { name: 'Subscription' });
  await plan.getByText('Credits left').waitFor();
  await expect.poll(() => plan.locator('dd').allTextContents()).toEqual(['free', '5', '0']);
  await page.getByRole('button', { name: 'Change photo' }).click();
  await page.getByText('Feature coming soon', { exact: true }).waitFor();

  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('N');
  await page.keyboard.press('Enter');
  await page.getByText('Name must be at least 2 characters').waitFor();
  await page.keyboard.type('ell Whitfield');
  await page.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect((await root(page)).theme).toBe('dark');
  await page.getByRole('switch', { name: 'Animations' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: 'Email notifications' }).focus();
  await page.keyboard.press('Space');
  expect(await page.getByRole('switch', { name: 'Event reminders' }).isDisabled()).toBe(true);

  await page.getByRole('link', { name: 'Advanced Style Options' }).click();
  await page.getByRole('alertdialog', { name: 'You have unsaved changes' }).waitFor();
  await page.getByRole('button', { name: 'Stay on page' }).click();
  await name.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Settings updated', { exact: true }).waitFor();
  expect(await user()).toMatchObject({
    name: 'Nell Whitfield',
    preferences: { theme: 'dark', useAnimations: false, emailNotifications: false, eventReminders: true },
  });
  await expect.poll(() => root(page)).toMatchObject({ theme: 'dark', animations: 'off' });

  const phone = await openPage(browser, fondly.address, { width: 390, height: 844 });
  await phone.page.request.post('/api/login', { data: account });
  await phone.page.goto('/settings');
  await phone.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await expect.poll(() => root(phone.page)).toMatchObject({ theme: 'dark', animations: 'off' });
  await phone.page.getByLabel('Name', { exact: true }).fill('Someone else');
  await phone.page.getByRole('radio', { name: 'Light' }).click();
  await expect.poll(async () => (await root(phone.page)).theme).toBe('light');
  await phone.page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await root(phone.page)).theme).toBe('dark');
  await expect.poll(() => phone.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Nell Whitfield');
  expect(phone.complaints).toEqual([]);
  await phone.close();
});

test('a new address takes effect when its link is opened, and the old address can undo it', async () => {
  const { page } = watched;
  await page.goto('/settings');
  await page.getByLabel('Email', { exact: true }).fill(moved);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(`${moved} waits for you to open the link`).waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
  await page.goto(await linkTo(moved, 'email'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByText('Your new address is confirmed').waitFor();
  await page.getByRole('link', { name: 'Go to your settings' }).click();
  await page.getByLabel('Email', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(moved);

  const undo = await linkTo(account.email, 'undo');
  await page.goto(undo);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await page.getByText('Your old address is back').waitFor();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('tab', { name: 'Login' }).waitFor();
  await page.goto(undo);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await page.getByText('This link has already been used or has expired.').waitFor();
  await page.request.post('/api/login', { data: account });
  expect(watched.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  watched.complaints.length = 0;
});

test('chooses a default style by keyboard, and asks for the photo that a style needs', async () => {
  const { page } = watched;
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Advanced Style Options' }).click();
  const save = page.getByRole('button', { name: 'Save as Default Style' });
  await save.waitFor();
  expect(await save.isDisabled()).toBe(true);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Lighting').waitFor();
  await page.getByRole('radio', { name: /^AI Generated/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Upload a photo').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: /Elegant Title/ }).focus();
  await page.keyboard.press('Space');
  await preview.getByText('Elegant Title').waitFor();
  expect(await preview.getByText('Lighting').count()).toBe(0);
  await save.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Please upload a photo for this style category.').waitFor();
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
  await save.click();
  await page.getByText('Failed to update your default card style. Please try again.').waitFor();
  await page.locator('input[type=file]').setInputFiles([{ name: 'mum.png', mimeType: 'image/png', buffer }]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'Stay on page' }).click();
  await save.click();
  await page.getByText('Your default card style has been updated.').waitFor();
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await page.getByText('Elegant Title').waitFor();
  expect(watched.complaints.filter((text) => !text.includes('415'))).toEqual([]);
});

test('a link resets a forgotten password, confirms the address, and logs other browsers out', async () => {
  const { page } = watched;
  watched.complaints.length = 0;
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const ask = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect.poll(() => ask.getByLabel('Email').inputValue()).toBe(account.email);
  await ask.locator('input:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Check your email' }).getByText(account.email).waitFor();
  await page.goto(await linkTo(account.email, 'reset'));
  await page.getByLabel('New password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm new password').fill('something else');
  await page.keyboard.press('Enter');
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm new password').fill(account.password);
  await page.keyboard.press('Enter');
  await page.getByText('Your password is changed').waitFor();
  await page.getByRole('link', { name: 'Log in' }).click();
  for (let count = 0; count < 5; count++) {
    await page.request.post('/api/login', { data: { ...account, password: 'not this one' } });
  }
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await page.getByText(/You can try again in 0:0\d/).waitFor();
  expect(await login.getAttribute('aria-disabled')).toBe('true');
  await page.getByText(/You can try again in/).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/');
  await page.waitForLoadState('networkidle');
  expect(watched.complaints.filter((text) => !text.includes('429'))).toEqual([]);
  // Requests that one page repeats by itself must not use the session of the other.
  await page.goto('about:blank');
  watched.complaints.length = 0;

  const lent = { name: 'Agnes Minton', email: 'agnes@minton.test', password: 'correct horse' };
  await page.request.post('/api/register', { data: lent });
  const other = createApiClient(fondly.address);
  await other.call('POST', '/api/login', lent);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText('A link is on its way to this address.').waitFor();
  await page.goto(await linkTo(lent.email, 'verify'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByText('Your address is confirmed').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Where I am logged in' }).click();
  const places = page.getByRole('dialog', { name: 'Where you are logged in' });
  await places.getByText('Chrome on Linux').waitFor();
  await places.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByText('Logged out everywhere else', { exact: true }).waitFor();
  expect(await places.getByRole('listitem').count()).toBe(1);
  expect((await other.call('GET', '/api/user')).status).toBe(401);
  expect(watched.complaints).toEqual([]);
  // The only administrator may leave when nobody else is left; requests of the page meanwhile are refused.
  await page.request.delete('/api/user', { data: { password: lent.password } });
  await page.request.post('/api/login', { data: account });
});

test('a passkey can be added, used to sign in, and removed', async () => {
  // Passkeys need a host name, which PUBLIC_URL has here.
  const { page, complaints, close } = await openPage(browser, fondly.address.replace('127.0.0.1', 'localhost'));
  await page.request.post('/api/login', { data: account });
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  const list = page.getByRole('dialog', { name: 'Passkeys' });
  await list.getByText('You have none yet.').waitFor();
  await list.getByRole('button', { name: 'Add a passkey' }).click();
  const add = page.getByRole('dialog', { name: 'Add a passkey' });
  await add.getByLabel('Name').fill('The blue key');
  await page.keyboard.press('Enter');
  await add.getByText('Enter your password').waitFor();
  await add.getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');
  await page.getByText('Passkey added').waitFor();
  await list.getByText('The blue key').waitFor();

  await page.request.post('/api/logout');
  await page.goto('/auth?redirect=/settings');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await list.getByText(/last used/).waitFor();
  await list.getByRole('button', { name: 'Remove The blue key' }).click();
  await page
    .getByRole('dialog', { name: 'Remove ‘The blue key’?' })
    .getByRole('button', { name: 'Use a passkey instead' })
    .click();
  await list.getByText('You have none yet.').waitFor();

  await page.request.post('/api/logout');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('This passkey did not work. Log in with your password instead.').waitFor();
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await close();
});

test('an access token is made, shown once, used and revoked', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.request.post('/api/login', { data: account });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Access Tokens' }).click();
  const list = page.getByRole('dialog', { name: 'Access tokens' });
  await list.getByText('You have none yet.').waitFor();
  await list.getByRole('button', { name: 'Make a token' }).click();
  const make = page.getByRole('dialog', { name: 'Make an access token' });
  await make.getByLabel('Name').fill('The kitchen display');
  await make.getByRole('checkbox', { name: /^Change contacts/ }).click();
  await make.getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');
  const token = await list.getByLabel('Your new token').inputValue();
  await list.getByText('Read, Change contacts').waitFor();
  const call = (path: string) =>
    fetch(`${fondly.address}${path}`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
  expect([await call('/api/people'), await call('/api/user')]).toEqual([200, 403]);

  await list.getByRole('button', { name: 'Revoke The kitchen display' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await list.getByText('You have none yet.').waitFor();
  expect(await call('/api/people')).toBe(401);
  expect(complaints).toEqual([]);
  await close();
});

test('changes the password, downloads the data, and deletes the account', async () => {
  const { page } = watched;
  watched.complaints.length = 0;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('Current password').fill('not it');
  await change.getByLabel('New password', { exact: true }).fill('a new secret');
  await change.getByLabel('Confirm new password').fill('a new secret');
  await page.keyboard.press('Enter');
  await change.getByText('This is not your current password.').waitFor();
  await change.getByLabel('Current password').fill(account.password);
  await page.keyboard.press('Enter');
  await page.getByText('Password changed').waitFor();

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete your account?' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    remove.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fondly-\d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await remove.getByLabel('Your password').fill('a new secret');
  await page.keyboard.press('Enter');
  await page.getByText('Account deleted').waitFor();
  await page.waitForURL('**/auth');
  expect((await eleanor.call('POST', '/api/login', { ...account, password: 'a new secret' })).status).toBe(401);
  expect(watched.complaints.filter((text) => !text.includes('422'))).toEqual([]);
});
