import type { Page } from 'playwright-core';
import type { RegistrationNeeds } from '../../src/contract/registration.ts';
import { press, type Screen } from './screen.ts';

const signedOut = ['signed-out'] as const;
/** How most installations let people in. */
const usual = { providers: [], passwords: true };

/** The register form of an installation with conditions. */
const registerWith = (needs: RegistrationNeeds) => async (page: Page) => {
  await page.route('**/api/registration', (route) => route.fulfill({ json: needs }));
  await page.reload();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.waitForLoadState('networkidle');
};

/** The log-in form of an installation with two services. */
const logInWith =
  ({ passwords }: { passwords: boolean }) =>
  async (page: Page) => {
    const providers = ['The House', 'Choir of St. Mary'].map((name, nth) => ({ key: String(nth + 1), name }));
    const needs: RegistrationNeeds = {
      ...{ providers, passwords },
      needs: 'nothing',
      invitationCounts: null,
      setUp: null,
      needsApproval: false,
    };
    await page.route('**/api/registration', (route) => route.fulfill({ json: needs }));
    await page.reload();
    await page.getByRole('button', { name: 'Log in with The House' }).waitFor();
  };

/** The first page of a fresh installation that others can reach. */
async function setUp(page: Page): Promise<void> {
  const needs: RegistrationNeeds = {
    ...usual,
    needs: 'nothing',
    invitationCounts: null,
    setUp: { needsCode: true },
    needsApproval: false,
  };
  await page.route('**/api/registration', (route) => route.fulfill({ json: needs }));
  await page.reload();
  await page.getByRole('heading', { name: 'Set up Fondly' }).waitFor();
}

async function tryCard(page: Page): Promise<void> {
  await press(/See a card first/)(page);
  await page.getByLabel('Their name').fill('Margaret');
  await page.getByLabel('Their birthday').fill('1966-12-04');
  await press('Draw the card')(page);
  await page.getByText(/It would arrive on/).waitFor();
}

/** Pages for visitors. */
export const visitorScreens: Screen[] = [
  { name: 'login', path: () => '/auth', shows: 'Terms of Service', states: signedOut },
  {
    name: 'register',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: (page) => page.getByRole('tab', { name: 'Register' }).click(),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'a card before an account',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: tryCard,
    states: signedOut,
  },
  { name: 'set up Fondly', path: () => '/auth', shows: 'Terms of Service', open: setUp, states: signedOut },
  {
    name: 'register by invitation',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: registerWith({ ...usual, needs: 'invitation', invitationCounts: null, setUp: null, needsApproval: false }),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'register by an invitation that counts no more',
    path: () => '/auth?invitation=made-up',
    shows: 'Terms of Service',
    open: registerWith({ ...usual, needs: 'invitation', invitationCounts: false, setUp: null, needsApproval: false }),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'register where accounts are approved',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: registerWith({ ...usual, needs: 'nothing', invitationCounts: null, setUp: null, needsApproval: true }),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'login with other services',
    path: () => '/auth?login=email-taken',
    shows: 'Terms of Service',
    open: logInWith({ passwords: true }),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'login where passwords are switched off',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: logInWith({ passwords: false }),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'registration is closed',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: registerWith({ ...usual, needs: 'nobody', invitationCounts: null, setUp: null, needsApproval: false }),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'mistakes at the login',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: press('Login'),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'forgotten password',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: press('Forgot password?'),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'terms',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: press('Terms of Service'),
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'new password',
    path: () => '/auth?reset=a-token',
    shows: 'Choose a new password',
    states: signedOut,
    picturedOnly: true,
  },
  {
    name: 'link of a new address',
    path: () => '/auth?email=a-token',
    shows: 'Confirm your new address',
    states: signedOut,
  },
  {
    name: 'link that counts no more',
    path: () => '/auth?verify=a-token',
    shows: 'Confirm your address',
    open: press('Confirm this address'),
    states: signedOut,
    refused: true,
    picturedOnly: true,
  },
  {
    name: 'shared card that is gone',
    path: () => `/c/${'nothing'.repeat(6)}`,
    shows: /./,
    states: signedOut,
    refused: true,
    picturedOnly: true,
  },
];
