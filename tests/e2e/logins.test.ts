import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { createApiClient } from '../process/api-client.ts';
import { findFreePort } from '../process/free-port.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { type IdentityProvider, startIdentityProvider } from '../servers/identity-provider.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

let browser: Browser;
let provider: IdentityProvider;
let fondly: FondlyProcess;
beforeAll(async () => {
  browser = await launchBrowser();
  const port = String(await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  provider = await startIdentityProvider([address]);
  provider.people.set('nora', { email: 'nora@house.test', name: 'Nora Quist' });
  provider.people.set('eleanor', { email: 'eleanor@house.test', name: 'Eleanor' });
  fondly = await startFondlyProcess({
    env: {
      PORT: port,
      PUBLIC_URL: address,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'The House',
    },
  });
  await createApiClient(address).call('POST', '/api/register', { ...account, timeZone: 'Europe/London' });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
  await provider?.close();
});

test('the button makes the first account, logging out ends the session at the service too', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.goto('/auth?redirect=/settings');
  provider.person = null;
  await page.getByRole('button', { name: 'Log in with The House' }).click();
  await page.getByText('The other service did not let you in').waitFor();
  provider.person = 'nora';
  await page.getByRole('button', { name: 'Log in with The House' }).click();
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Nora Quist');
  await page.getByRole('button', { name: 'Set a Password' }).waitFor();
  await page.getByRole('button', { name: 'Linked logins' }).click();
  const list = page.getByRole('dialog', { name: 'Linked logins' });
  await list.getByText('nora@house.test').waitFor();
  await list.getByRole('button', { name: 'Unlink The House' }).click();
  await page.getByRole('dialog', { name: 'Unlink The House?' }).getByRole('button', { name: 'Unlink' }).click();
  await page.getByText('Add a passkey or set a password first.').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Log in with The House' }).waitFor();
  expect(complaints.filter((text) => !/40[19]/.test(text))).toEqual([]);
  await close();
});

test('a login is linked in Settings after the password, and opens the account from then on', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.request.post('/api/login', { data: account });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Linked logins' }).click();
  await page.getByRole('button', { name: 'Link The House' }).click();
  const ask = page.getByRole('dialog', { name: 'Link The House' });
  await ask.getByLabel('Your password').fill(account.password);
  provider.person = 'eleanor';
  await ask.getByRole('button', { name: 'Go to The House' }).click();
  const list = page.getByRole('dialog', { name: 'Linked logins' });
  await list.getByText('You can log in with it from now on.').waitFor();
  await list.getByText('eleanor@house.test').waitFor();

  await page.request.post('/api/logout');
  await page.goto('/auth?redirect=/settings');
  await page.getByRole('button', { name: 'Log in with The House' }).click();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(account.name);
  expect(complaints).toEqual([]);
  await close();
});
