import type { Page } from 'playwright-core';
import { inEveryStory, once, press, pressEach, type Screen, whileReading } from './screen.ts';
import { stories } from './stories.ts';

const settings = '/settings';
const account = 'Account settings';
const ofAccount = (name: string, button: string, more: Partial<Screen> = {}): Screen => ({
  name,
  path: () => settings,
  shows: account,
  open: press(button),
  states: once,
  ...more,
});

/** What is somebody's own, and the pages beside the way. */
export const accountScreens: Screen[] = [
  { name: 'test scheduler', path: () => '/test-scheduler', shows: 'Why was this not sent?', states: whileReading },
  { name: 'settings', path: () => settings, shows: 'Give cards your personal touch', states: inEveryStory },
  ofAccount('change of password', 'Change Password'),
  ofAccount('passkeys', 'Passkeys', { picturedOnly: true, open: openPasskeys }),
  ofAccount('new passkey', 'Passkeys', { picturedOnly: true, open: pressEach('Passkeys', 'Add a passkey') }),
  ofAccount('sessions', 'Where I am logged in', { picturedOnly: true }),
  ofAccount('deletion of the account', 'Delete Account'),
  { name: 'style preferences', path: () => '/style-preferences', shows: 'Current default style', states: whileReading },
  {
    name: 'not found',
    path: () => '/nothing',
    shows: 'Did you forget to add the page to the router?',
    states: once,
  },
];

/** With one on the list, which a device that says yes to all has made. */
async function openPasskeys(page: Page): Promise<void> {
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
  await pressEach('Passkeys', 'Add a passkey')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('The laptop in the kitchen');
  await dialog.getByLabel('Your password').fill(stories.full.account.password);
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await dialog.getByText('The laptop in the kitchen').waitFor();
}
