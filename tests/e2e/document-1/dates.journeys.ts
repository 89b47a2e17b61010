import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayIn, yearsBefore } from '../../days.ts';
import { chooseFromMenu } from '../choose-from-menu.ts';
import type { Journey } from './open-journeys.ts';
import { answerWrites, seeFailures, seeToast } from './toasts.ts';

const question = 'Are you sure you want to delete this important date? This action cannot be undone.';

async function chooseOccasion(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Occasion type' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function deleteDate(page: Page, trigger: string | RegExp): Promise<void> {
  await chooseFromMenu(page, trigger, 'Delete Date');
  await page.getByRole('alertdialog').getByText(question, { exact: true }).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

export function dateJourneys(journey: Journey): void {
  journey(
    'checks and saves a new date, with or without a card for it',
    async ({ page, make }) => {
      const id = await make('/api/people', { name: 'Margaret' });
      await page.goto(`/people/${id}/dates/add`);
      const add = page.getByRole('button', { name: 'Add Date', exact: true });
      await add.click();
      await page.getByText('Occasion type is required', { exact: true }).waitFor();
      await page.getByText('Date is required', { exact: true }).waitFor();
      const addAndCreate = page.getByRole('button', { name: 'Add Date and Create a Card', exact: true });
      await addAndCreate.click();
      await seeToast(page, 'Form Error', 'Please fill in all required fields correctly');
      await expect.poll(() => page.getByRole('checkbox', { name: 'Repeats annually' }).isChecked()).toBe(true);
      await chooseOccasion(page, 'Other/Custom');
      await add.click();
      await page
        .getByText("Custom occasion type is required when 'Other/Custom' is selected", { exact: true })
        .waitFor();
      await chooseOccasion(page, 'Christmas');
      const day = page.locator('input[type=date]');
      expect([await day.isDisabled(), (await day.inputValue()).slice(4)]).toEqual([true, '-12-25']);
      const repeats = page.getByRole('checkbox', { name: 'Repeats annually' });
      expect([await repeats.isChecked(), await repeats.isDisabled()]).toEqual([true, true]);
      await chooseOccasion(page, 'Birthday');
      await day.fill('1966-12-04');
      const act = () => add.click();
      await seeFailures(page, {
        path: '**/api/important-dates',
        act,
        title: 'Error',
        fallback: 'Failed to save important date',
      });
      await act();
      await seeToast(page, 'Date added');
      await page.waitForURL(`**/people/${id}`);
      await page.goto(`/people/${id}/dates/add`);
      expect(await page.getByRole('link', { name: 'Cancel', exact: true }).getAttribute('href')).toBe(`/people/${id}`);
      await chooseOccasion(page, 'Christmas');
      await addAndCreate.click();
      await page.waitForURL(
        (url) => url.pathname === '/cards/create' && /^\?personId=\d+&dateId=\d+$/.test(url.search),
      );
    },
    { fails: true },
  );

  journey('from an unfinished card the form has only Save Date, and returns to the card', async ({ page, make }) => {
    const id = await make('/api/people', { name: 'Margaret' });
    await page.goto(`/people/${id}/dates/add?returnTo=${encodeURIComponent(`/cards/create?personId=${id}`)}`);
    await chooseOccasion(page, 'Christmas');
    expect(await page.locator('form').getByRole('button', { name: /Date/ }).allInnerTexts()).toEqual(['Save Date']);
    await page.getByRole('button', { name: 'Save Date', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/cards/create' && /personId=\d+&dateId=\d+$/.test(url.search));
  });

  journey('saving a changed date returns to the page before', async ({ page, make }) => {
    const id = await make('/api/people', { name: 'Margaret' });
    const date = await make('/api/important-dates', { personId: id, occasionType: 'birthday', date: '1966-12-04' });
    await page.goto(`/people/${id}/dates/${date}/edit?returnTo=/important-dates`);
    expect(await page.getByRole('link', { name: 'Cancel', exact: true }).getAttribute('href')).toBe('/important-dates');
    expect(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href')).toBe('/important-dates');
    await page.getByRole('button', { name: 'Update Date', exact: true }).click();
    await page.waitForURL('**/important-dates');
    await seeToast(page, 'Date updated');
  });

  journey(
    'asks before deleting a date',
    async ({ page, make }) => {
      const id = await make('/api/people', { name: 'Margaret' });
      const date = await make('/api/important-dates', { personId: id, occasionType: 'birthday', date: '1966-12-04' });
      await page.goto(`/people/${id}/dates/${date}/edit`);
      const act = () => deleteDate(page, 'More actions');
      const path = `**/api/important-dates/${date}*`;
      await seeFailures(page, { path, act, title: 'Error', fallback: 'Failed to delete date' });
      await act();
      await seeToast(page, 'Date deleted', 'The important date has been removed.');
      await page.waitForURL(`**/people/${id}`);
    },
    { fails: true },
  );

  journey('the overview has its tabs, ranges and filters', async ({ page, make }) => {
    const id = await make('/api/people', { name: 'Margaret' });
    const soon = dayIn(20);
    await make('/api/important-dates', { personId: id, occasionType: 'birthday', date: yearsBefore(60, soon) });
    const once = { occasionType: 'graduation', date: soon, repeatsAnnually: false };
    await make('/api/important-dates', { personId: id, ...once });
    await page.goto('/important-dates');
    await page.getByRole('heading', { level: 1, name: 'Important Dates', exact: true }).waitFor();
    await page.getByText('All occasions and events to remember', { exact: true }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['All Dates', 'Upcoming Dates']);
    expect(await page.getByRole('tab', { name: 'All Dates' }).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.getByRole('combobox', { name: 'Occasion' }).textContent()).toBe('All occasions');
    await expect.poll(() => page.getByRole('combobox', { name: 'Contact' }).textContent()).toBe('All contacts');
    const row = page.getByRole('listitem').filter({ hasText: 'Birthday' });
    await row.getByText('Annual', { exact: true }).waitFor();
    expect(await page.getByText('Annual', { exact: true }).count()).toBe(1);
    const badge = [Number(soon.slice(8)), new Date(soon).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' })];
    await expect.poll(() => row.locator('.postmark').textContent()).toBe(badge.join(''));
    await page.getByRole('tab', { name: 'Upcoming Dates', exact: true }).click();
    const range = page.getByRole('combobox', { name: 'Range' });
    await range.waitFor();
    await expect.poll(() => range.textContent()).toBe('Next 30 days');
    await range.click();
    await page.getByRole('option').nth(4).waitFor();
    const options = ['Next 30 days', 'Next 60 days', 'Next 90 days', 'Next 6 months', 'Next year'];
    expect(await page.getByRole('option').allTextContents()).toEqual(options);
    await page.getByRole('option', { name: 'Next 60 days' }).click();
    await page.waitForURL('**/important-dates?tab=upcoming&days=60');
    await page.getByRole('combobox', { name: 'Occasion' }).click();
    await page.getByRole('option', { name: 'Wedding', exact: true }).click();
    await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
    await page.getByRole('heading', { level: 3, name: /Birthday/ }).waitFor();
  });

  journey(
    'a date of the overview can be turned off, opened and deleted',
    async ({ page, make }) => {
      const id = await make('/api/people', { name: 'Margaret' });
      const date = await make('/api/important-dates', {
        personId: id,
        occasionType: 'wedding',
        date: yearsBefore(24, dayIn(20)),
      });
      await page.goto('/important-dates');
      const row = page.getByRole('listitem').filter({ hasText: 'Wedding' });
      const href = (name: string | RegExp) => row.getByRole('link', { name }).getAttribute('href');
      expect(await href(/^Margaret$/)).toBe(`/people/${id}`);
      expect(await href(/^Edit/)).toMatch(new RegExp(`^/people/${id}/dates/${date}/edit`));
      expect(await href(/^Create card/)).toBe(`/cards/create?personId=${id}&dateId=${date}`);
      const colour = () => row.getByRole('heading').evaluate((element) => getComputedStyle(element).color);
      const activeColour = await colour();
      const act = () => row.getByRole('switch').click();
      const path = `**/api/important-dates/${date}*`;
      await seeFailures(page, { path, act, title: 'Error', fallback: 'Failed to update status' });
      await act();
      await seeToast(page, 'Status updated');
      await expect.poll(() => row.getByRole('switch').isChecked()).toBe(false);
      await expect.poll(colour).not.toBe(activeColour);
      await answerWrites(page, path, 500, { message: '', code: 'internal' });
      await deleteDate(page, /^More for/);
      await seeToast(page, 'Error', 'Failed to delete date');
      await page.unroute(path);
      await deleteDate(page, /^More for/);
      await seeToast(page, 'Date deleted', 'The important date has been removed.');
    },
    { fails: true },
  );

  journey(
    'a new date begins with a contact',
    async ({ page, make }) => {
      await page.goto('/important-dates');
      const open = () => page.getByRole('button', { name: 'Add New Date', exact: true }).click();
      await open();
      const none = page.getByRole('dialog', { name: 'No contacts found', exact: true });
      await none.getByText('Please create a contact first before adding dates', { exact: true }).waitFor();
      await page.route('**/api/people', (route) =>
        route.fulfill({ status: 404, json: { message: 'x', code: 'not_found' } }),
      );
      await page.reload();
      await open();
      await page.getByText('No contacts available', { exact: true }).waitFor();
      await page.unroute('**/api/people');
      const id = await make('/api/people', { name: 'Margaret', relationship: 'mother-in-law' });
      await page.reload();
      await open();
      const search = page.getByRole('searchbox', { name: 'Search by name or relationship' });
      await search.fill('zzz');
      await page.getByText('No contacts found matching your search', { exact: true }).waitFor();
      await search.fill('in-law');
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /Margaret/ })
        .click();
      await page.waitForURL((url) => url.pathname === `/people/${id}/dates/add`);
    },
    { fails: true },
  );
}
