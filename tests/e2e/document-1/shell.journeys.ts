import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey, Visit } from './open-journeys.ts';
import { answerWrites, seeToast, shownToast } from './toasts.ts';

const phone = { width: 767, height: 800 };

/** The texts and targets of links, in order. */
async function readLinks(page: Page, name: string): Promise<string[]> {
  const links = page.getByRole('navigation', { name }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
}

/** The overview with one date; returns its switch, which shows a message on every use. */
async function openDate(page: Page, make: Visit['make']): Promise<Locator> {
  const personId = await make('/api/people', { name: 'Margaret' });
  await make('/api/important-dates', { personId, occasionType: 'birthday', date: '--12-04' });
  await page.goto('/important-dates');
  const toggle = page.getByRole('switch').first();
  await toggle.waitFor();
  return toggle;
}

const mostNudgesMs = 400;

/** Its position is read in real time and in a screenshot, for which the page's stopped clock is advanced a little. */
async function comesUp(page: Page, target: Locator): Promise<void> {
  for (let nudgedMs = 0; nudgedMs < mostNudgesMs && !(await target.isVisible()); nudgedMs += 20) {
    await page.clock.runFor(20);
  }
  await target.waitFor();
}

export function shellJourneys(journey: Journey): void {
  journey(
    'the menu button opens a drawer with places, quick actions and the upgrade card',
    async ({ page }) => {
      await page.goto('/people');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const words of ['Quick Actions', 'Get Fondly Pro', 'Unlock premium features']) {
        await drawer.getByText(words, { exact: true }).waitFor();
      }
      expect(await readLinks(page, 'Main')).toEqual([
        'Home /',
        'Contacts /people',
        'Important Dates /important-dates',
        'Cards /cards',
        'Settings /settings',
        'Add Contact /people/add',
        'Create Card /cards/create',
        'Upgrade Now /settings#subscription',
      ]);
      expect(await drawer.evaluate((element) => element.getBoundingClientRect().left)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await drawer.getByRole('link', { name: 'Home' }).click();
      await drawer.waitFor({ state: 'detached' });
      await page.waitForURL((url) => url.pathname === '/');
    },
    phone,
  );

  journey(
    'under 768 px a bar links to four places, and marks the current one',
    async ({ page }) => {
      await page.goto('/people/add');
      expect(await readLinks(page, 'Bottom bar')).toEqual([
        'Home /',
        'Contacts /people',
        'Dates /important-dates',
        'Cards /cards',
      ]);
      const bar = page.getByRole('navigation', { name: 'Bottom bar' });
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      expect(await bar.locator('[aria-current=page]').allTextContents()).toEqual(['Contacts']);
      await page.setViewportSize({ width: 768, height: 800 });
      await bar.waitFor({ state: 'hidden' });
    },
    phone,
  );

  journey(
    'the header stays in view, its name links to Home, and its menu has plan, credits and logout',
    async ({ page, account }) => {
      await page.goto('/people/add');
      const header = page.getByRole('banner');
      expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
      const avatar = header.getByRole('button', { name: /Account menu/ });
      await expect.poll(() => avatar.textContent()).toBe('E');
      await avatar.click();
      const menu = page.getByRole('menu');
      for (const words of [account.name, account.email, 'Subscription: free', 'Credits: 5', 'Log out']) {
        await menu.getByText(words, { exact: true }).waitFor();
      }
      await menu.getByRole('menuitem', { name: 'Profile Settings' }).click();
      await page.waitForURL('**/settings');
      await header.getByRole('link', { name: 'Fondly' }).click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  );

  journey(
    'without a name the avatar is U, and without a session its menu offers to sign in over what was typed',
    async ({ page, account }) => {
      await page.route('**/api/user', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), name: '' } });
      });
      await page.goto('/people/add');
      const avatar = page.getByRole('banner').getByRole('button', { name: /Account menu/ });
      await expect.poll(() => avatar.textContent()).toBe('U');
      const name = page.getByLabel('Name', { exact: true });
      await name.fill('Margaret');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Add Contact' }).click();
      const dialog = page.getByRole('dialog', { name: 'Please log in again' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await seeToast(page, 'Error', 'Please log in.');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => name.inputValue()).toBe('Margaret');

      await page.locator('.avatar-btn[aria-label="Account menu"]').click();
      await page.getByRole('menuitem', { name: 'Sign in' }).click();
      await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(account.email);
      const password = dialog.getByLabel('Password');
      await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type('wrong horse');
      await page.keyboard.press('Enter');
      await seeToast(page, 'Login failed', 'Invalid email or password');
      await password.fill(account.password);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Add Contact' }).click();
      await page.waitForURL(/\/people\/\d+\/dates\/add$/);
    },
    { fails: true },
  );

  journey(
    'when a session ends, an open dialog keeps its text, and its action continues after login',
    async ({ page, account }) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Change Password' }).click();
      const changing = page.getByRole('dialog', { name: 'Change password' });
      await changing.getByLabel('Current password').fill(account.password);
      await changing.getByLabel('New password', { exact: true }).fill('a better horse');
      await changing.getByLabel('Confirm new password').fill('a better horse');
      await page.context().clearCookies();
      const change = page.locator('.dialog').getByRole('button', { name: 'Change password', includeHidden: true });
      await change.click();
      const login = page.getByRole('dialog', { name: 'Please log in again' });
      await login.getByLabel('Password').waitFor();
      await page.keyboard.press('Escape');
      await login.waitFor({ state: 'detached' });
      await expect.poll(() => changing.getByLabel('Current password').inputValue()).toBe(account.password);
      await change.click();
      await login.getByLabel('Password').fill(account.password);
      await page.keyboard.press('Enter');
      await seeToast(page, 'Password changed');
      const known = await page.request.post('/api/login', { data: { ...account, password: 'a better horse' } });
      expect(known.ok()).toBe(true);
    },
    { fails: true },
  );

  journey(
    'another account that signs in on the spot sees nothing of the one before',
    async ({ page, make }) => {
      await make('/api/people', { name: 'Margaret' });
      await page.goto('/people');
      await page.getByRole('link', { name: 'Add Contact' }).first().click();
      await page.getByLabel('Name', { exact: true }).fill('Theodore');
      await page.context().clearCookies();
      const other = { name: 'Oscar', email: 'oscar@elsewhere.test', password: 'another horse' };
      await fetch(new URL('/api/register', page.url()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(other),
      });
      await page.getByRole('button', { name: 'Add Contact' }).click();
      const login = page.getByRole('dialog', { name: 'Please log in again' });
      await login.getByLabel('Email').fill(other.email);
      await login.getByLabel('Password').fill(other.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Who would you like to remember?' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.getByRole('button', { name: 'Account menu of Oscar' }).waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
      await page.getByText('No contacts yet').waitFor();
      expect(await (await page.request.get('/api/people')).json()).toEqual([]);
    },
    { fails: true },
  );

  journey(
    'the theme follows the system until the user chooses one, and the choice is saved',
    async ({ page }) => {
      await page.goto('/people/add');
      const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
      const choose = async (label: string) => {
        await page.getByRole('button', { name: /Account menu/ }).click();
        const item = page.getByRole('menuitemradio', { name: label });
        // A press that begins just as the menu finds its position may end beside its item.
        const press = async () => {
          await item.click();
          return item.getAttribute('aria-checked');
        };
        await expect.poll(press).toBe('true');
        await page.keyboard.press('Escape');
      };
      expect(await theme()).toBe('dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
      await choose('Dark theme');
      expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark');
      await page.reload();
      await page.getByRole('heading', { name: 'Add New Contact' }).waitFor();
      expect(await theme()).toBe('dark');
      await choose('Light theme');
      await expect.poll(theme).toBe('light');
      await choose('System theme');
      await expect.poll(theme).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    },
    { colorScheme: 'dark' },
  );

  journey('an unknown address shows a message, without the shell', async ({ page }) => {
    await page.goto('/nothing/here');
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
    expect(await page.title()).toBe('404 Page Not Found');
    expect(await page.getByRole('navigation').count()).toBe(0);
  });

  journey('the short addresses redirect to their pages', async ({ page, make }) => {
    const personId = await make('/api/people', { name: 'Margaret' });
    const dateId = await make('/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
    await page.goto('/add-person');
    await page.waitForURL('**/people/add');
    await page.goto(`/edit-occasion/${dateId}`);
    await page.waitForURL((url) => url.pathname === `/people/${personId}/dates/${dateId}/edit`);
    await page.goto('/occasions');
    await page.getByRole('heading', { level: 1, name: 'All Occasions Page' }).waitFor();
  });

  journey(
    'shows one message at a time, and it can be closed',
    async ({ page, make }) => {
      const toggle = await openDate(page, make);
      await toggle.click();
      await seeToast(page, 'Status updated');
      await answerWrites(page, '**/api/important-dates/*', 409, { message: 'Not now.', code: 'illegal_transition' });
      await toggle.click();
      await seeToast(page, 'Error', 'Not now.');
      expect(await page.locator(shownToast).count()).toBe(1);
      await page.locator(shownToast).getByRole('button', { name: 'Close', includeHidden: true }).click();
      await page.getByText('Not now.').waitFor({ state: 'detached' });
      expect(await page.locator('.toast:not([data-ending-style])').count()).toBe(0);
    },
    { fails: true },
  );

  journey('a message shows for five seconds', async ({ page, make }) => {
    await page.clock.install();
    const toggle = await openDate(page, make);
    await page.clock.pauseAt(Date.now() + 60_000);
    await toggle.click();
    await seeToast(page, 'Status updated');
    await page.clock.runFor(4900);
    expect(await page.locator(shownToast).count()).toBe(1);
    await page.clock.runFor(200);
    await page.locator(shownToast).waitFor({ state: 'detached' });
  });

  journey('a message covers no bar of buttons, on desktop and phone', async ({ page }) => {
    const covered = () =>
      page.evaluate((toast) => {
        const message = document.querySelector(toast)?.getBoundingClientRect();
        if (!message) return ['no message'];
        const bars = ['.tab-bar', '.settings-bar', '.create-bar-fixed', '.create-side', '.dialog-foot'];
        return [...document.querySelectorAll(bars.map((bar) => `${bar} :is(a, button)`).join())]
          .filter((button) => {
            const { left, right, top, bottom, width } = button.getBoundingClientRect();
            const isBeside = right <= message.left || left >= message.right;
            return width > 0 && !isBeside && bottom > message.top && top < message.bottom;
          })
          .map(({ textContent }) => textContent);
      }, shownToast);
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Change photo' }).click();
      await page.locator(shownToast).waitFor();
      expect(await covered()).toEqual([]);
      await page.keyboard.press('End');
      expect(await covered()).toEqual([]);
      await page.goto('/cards/create');
      if (width < 768) await page.getByRole('button', { name: 'Delivery method' }).click();
      await page.getByRole('radio', { name: /^Physical Card/ }).click();
      await page.locator(shownToast).waitFor();
      expect(await covered()).toEqual([]);
    }
  });

  journey('a tooltip appears after 700 ms, and the next one at once', async ({ page, make }) => {
    const id = await make('/api/people', { name: 'Margaret' });
    await page.clock.install();
    await page.goto(`/people/${id}`);
    const button = page.getByRole('button', { name: 'Close menu' });
    const neighbour = page.getByRole('button', { name: 'More actions' });
    await button.waitFor();
    await neighbour.waitFor();
    // Tooltips are loaded once the page is idle, which never happens with a stopped clock: one must appear before.
    const first = page.locator('.tooltip').getByText('Close menu');
    const hovers = async () => {
      if (await first.isVisible()) return true;
      await page.mouse.move(640, 700);
      await button.hover();
      return false;
    };
    await expect.poll(hovers, { interval: 2_000 }).toBe(true);
    await page.mouse.move(640, 700);
    await first.waitFor({ state: 'detached' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.hover();
    await page.clock.runFor(650);
    expect(await page.locator('.tooltip').count()).toBe(0);
    await page.clock.runFor(100);
    await comesUp(page, page.locator('.tooltip').getByText('Close menu'));
    await page.mouse.move(640, 700);
    await page.clock.runFor(250);
    await neighbour.hover();
    await page.clock.runFor(50);
    await comesUp(page, page.locator('.tooltip').getByText('More actions'));
    await page.mouse.move(640, 700);
    await page.clock.runFor(1000);
    await button.hover();
    await page.clock.runFor(650);
    expect(await page.locator('.tooltip').count()).toBe(0);
  });
}
