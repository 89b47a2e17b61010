import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from './open-journeys.ts';
import { answerWrites, seeFailures, seeToast } from './toasts.ts';

async function fillLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function fillRegistration(page: Page, values: Record<string, string>): Promise<void> {
  // The other form may still be fading out.
  const form = page.getByRole('tabpanel', { name: 'Register' });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Register' }).click();
}

const protectedPaths = [
  '/people',
  '/people/add',
  '/people/7',
  '/people/7/edit',
  '/people/7/dates/add',
  '/people/7/dates/7/edit',
  '/important-dates',
  '/cards',
  '/cards/create?personId=7',
  '/cards/7',
  '/card-template/7',
  '/edit-occasion/7',
  '/occasions',
  '/settings',
  '/style-preferences',
  '/test-scheduler',
  '/admin',
  '/admin/prompt-templates',
  '/admin/prompt-configs',
  '/admin/model-management',
  '/admin/prompt-preview',
  '/admin/users',
];

const denial = "You don't have permission to access this area. This section is restricted to administrators only.";
const adminPaths = ['/admin', '/admin/prompt-templates', '/admin/prompt-configs', '/admin/users', '/test-scheduler'];

export function accountJourneys(journey: Journey): void {
  journey(
    'the sign-in page says what Fondly does, and has its two forms and the terms',
    async ({ page }) => {
      await page.goto('/auth');
      const desktop = page.viewportSize();
      for (const width of [390, desktop?.width ?? 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const promise of [
          /Personalised AI cards/,
          /many designs/,
          /reminders before/,
          /digital or physical delivery/,
        ]) {
          await page.getByText(promise).waitFor();
        }
      }
      if (desktop) await page.setViewportSize(desktop);
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Register']);
      expect(await page.locator('form label').allTextContents()).toEqual(['Email', 'Password']);
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('Confirm password').waitFor();
      const labels = ['Name', 'Email', 'Password', 'Confirm password'];
      // The panel of the other tab disappears a moment after this one has appeared.
      await expect.poll(() => page.locator('form label:visible').allTextContents()).toEqual(labels);
      await page.getByText('By signing up you agree to the Terms of Service.').waitFor();
      await page.getByRole('button', { name: 'Terms of Service' }).click();
      await page
        .getByRole('dialog', { name: 'Terms of Service' })
        .getByText(/A card is sent only after you approve/)
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    { as: 'visitor' },
  );

  journey(
    'both forms show problems under their fields',
    async ({ page }) => {
      await page.goto('/auth');
      await fillLogin(page, { email: 'eleanor', password: 'five5' });
      await page.getByText('Please enter a valid email address', { exact: true }).waitFor();
      await page.getByText('Password must be at least 6 characters', { exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Register' }).click();
      await fillRegistration(page, { Name: 'E', Email: 'eleanor', Password: 'secret1', 'Confirm password': 'secret2' });
      await page.getByText('Name must be at least 2 characters', { exact: true }).waitFor();
      await page.getByText('Please enter a valid email address', { exact: true }).waitFor();
      await fillRegistration(page, {
        Name: 'El',
        Email: 'e@example.test',
        Password: 'five5',
        'Confirm password': 'five5',
      });
      expect(await page.getByText('Password must be at least 6 characters', { exact: true }).count()).toBe(2);
      await fillRegistration(page, { Password: 'secret1', 'Confirm password': 'secret2' });
      await page.getByText('Passwords do not match', { exact: true }).waitFor();
      const note = await page.getByLabel('Confirm password').getAttribute('aria-describedby');
      await expect.poll(() => page.locator(`[id="${note}"]`).textContent()).toBe('Passwords do not match');
    },
    { as: 'visitor' },
  );

  journey(
    'login shows a greeting, and a failure shows the reason',
    async ({ page, account }) => {
      await page.goto('/auth');
      const act = () => fillLogin(page, account);
      await seeFailures(page, {
        path: '**/api/login',
        act,
        title: 'Login failed',
        fallback: 'Invalid email or password',
      });
      await fillLogin(page, { ...account, password: 'another' });
      await seeToast(page, 'Login failed', 'Invalid email or password');
      await act();
      await seeToast(page, 'Welcome back!', "You're now logged in as Eleanor Whitfield");
      await page.waitForURL((url) => url.pathname === '/');
    },
    { as: 'visitor', fails: true },
  );

  journey(
    'registration shows a confirmation, and a failure shows the reason',
    async ({ page, account }) => {
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Register' }).click();
      const { password } = account;
      const values = {
        Name: 'Eleanor',
        Email: `new-${account.email}`,
        Password: password,
        'Confirm password': password,
      };
      await seeFailures(page, {
        path: '**/api/register',
        act: () => fillRegistration(page, values),
        title: 'Registration failed',
        fallback: 'Could not create your account',
      });
      const [request] = await Promise.all([page.waitForRequest('**/api/register'), fillRegistration(page, values)]);
      const sent = Object.keys(request.postDataJSON() as object);
      expect(sent.sort()).toEqual(['email', 'name', 'password', 'timeZone']);
      await seeToast(page, 'Account created!', 'Your account has been created successfully.');
      await page.waitForURL((url) => url.pathname === '/');
    },
    { as: 'visitor', fails: true },
  );

  journey(
    'logout shows a confirmation, and a failure shows the reason',
    async ({ page }) => {
      await page.goto('/');
      const logOut = async () => {
        await page.getByRole('button', { name: /Account menu/ }).click();
        await page.getByRole('menuitem', { name: 'Log out' }).click();
      };
      await answerWrites(page, '**/api/logout', 409, { message: 'The server says why.', code: 'illegal_transition' });
      await logOut();
      await seeToast(page, 'Logout failed', 'The server says why.');
      await page.unroute('**/api/logout');
      await logOut();
      await seeToast(page, 'Logged out', 'You have been logged out successfully.');
      await page.waitForURL('**/auth');
    },
    { fails: true },
  );

  journey(
    'a visitor of any page signs in first, and then gets to that page',
    async ({ page, account }) => {
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === '/auth');
      for (const path of protectedPaths) {
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('redirect') === path);
      }
      await page.goto('/login');
      await page.waitForURL((url) => url.pathname === '/auth');
      await page.goto('/people/add?x=1');
      await page.waitForURL((url) => url.pathname === '/auth');
      await fillLogin(page, account);
      await page.waitForURL('**/people/add?x=1');
      await page.goto('/auth');
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/dashboard');
      await page.waitForURL((url) => url.pathname === '/');
    },
    { as: 'visitor' },
  );

  journey('a protected page shows a spinner until the session is known', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/user', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/people');
    await page.getByRole('status').filter({ hasText: 'Loading' }).locator('svg').waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'My Contacts' }).waitFor();
  });

  journey('every admin page refuses users who are not administrators', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/admin/check', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/admin/model-management');
    await page.locator('main .skeleton').first().waitFor();
    expect(await page.getByText('Access Denied').count()).toBe(0);
    answer();
    for (const path of [...adminPaths, '/admin/model-management', '/admin/prompt-preview']) {
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: 'Access Denied' });
      await alert.getByText(denial, { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  journey(
    'an administrator sees the admin pages',
    async ({ page }) => {
      for (const path of adminPaths) {
        await page.goto(path);
        await page.locator('main h1').waitFor();
        expect(await page.getByText('Access Denied').count()).toBe(0);
      }
    },
    { as: 'administrator' },
  );
}
