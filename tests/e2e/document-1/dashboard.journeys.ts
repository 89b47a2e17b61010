import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { localDay } from '../../../src/domain/local-time.ts';
import { dayIn, homeZone } from '../../days.ts';
import type { Journey, Visit } from './open-journeys.ts';
import { seeFailures, seeToast } from './toasts.ts';

/** '12/4/2026', as people in the United States write it. */
const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;
const mediumDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** A contact with drafts for these days; null is a draft without a day. */
async function makeDrafts(make: Visit['make'], days: ReadonlyArray<string | null>): Promise<number[]> {
  const personId = await make('/api/people', { name: 'Margaret Whitfield', email: 'margaret@whitfield.test' });
  const ids: number[] = [];
  for (const [at, scheduledDate] of days.entries()) {
    const card = {
      personId,
      title: `Card ${at + 1}`,
      message: `Wishes ${at + 1}`,
      category: 'thank-you',
      scheduledDate,
    };
    ids.push(await make('/api/cards', card));
  }
  return ids;
}

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

export function dashboardJourneys(journey: Journey): void {
  journey('without contacts Home is one large button', async ({ page }) => {
    await page.goto('/');
    const button = page.locator('main').getByRole('link');
    await button.first().waitFor();
    expect(await button.allTextContents()).toEqual(['Add Friends & Family']);
    expect(await button.getAttribute('href')).toBe('/people/add');
  });

  journey('with contacts Home has both buttons and both sections, and no developer tools', async ({ page, make }) => {
    await make('/api/people', { name: 'Margaret' });
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'Add Friends & Family' }).getAttribute('href')).toBe('/people/add');
    expect(await page.getByRole('link', { name: 'Create a Card' }).getAttribute('href')).toBe('/cards/create');
    for (const heading of ['For Your Review and Approval', 'Upcoming Cards']) {
      const all = section(page, heading).getByRole('link', { name: 'View all cards' });
      expect(await all.getAttribute('href')).toBe('/cards');
    }
    expect(await page.getByText('Developer Tools').count()).toBe(0);
  });

  journey('a banner approves its draft', async ({ page, make }) => {
    const soon = dayIn(20);
    const [id] = await makeDrafts(make, [soon]);
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Card 1' });
    await banner.getByText('Upcoming Card', { exact: true }).waitFor();
    await banner.getByText(shortDay(soon)).waitFor();
    expect(await banner.getByRole('link', { name: 'View', exact: true }).getAttribute('href')).toBe(`/cards/${id}`);
    await banner.getByRole('button', { name: 'Approved', exact: true }).click();
    await seeToast(page, 'Card approved', 'The card is ready to be sent as scheduled.');
    await banner.waitFor({ state: 'detached' });
    await section(page, 'Upcoming Cards').getByText('Approved & Scheduled', { exact: true }).waitFor();
  });

  journey('a banner skips its draft', async ({ page, make }) => {
    await makeDrafts(make, [dayIn(20)]);
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Card 1' });
    await banner.getByRole('button', { name: "Skip (don't send this card)", exact: true }).click();
    await seeToast(page, 'Card skipped', 'This card will not be sent.');
    await banner.waitFor({ state: 'detached' });
  });

  journey(
    'a banner says why a draft could not be approved or skipped',
    async ({ page, make }) => {
      const [id] = await makeDrafts(make, [dayIn(20)]);
      await page.goto('/');
      const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
      const failures = [
        { path: `**/api/cards/${id}/approve`, act: press('Approved'), fallback: 'Failed to approve card' },
        { path: `**/api/cards/${id}/skip`, act: press("Skip (don't send this card)"), fallback: 'Failed to skip card' },
      ];
      for (const failure of failures) await seeFailures(page, { ...failure, title: 'Error' });
    },
    { fails: true },
  );

  journey('shows four drafts for review, without the one in its banner', async ({ page, make }) => {
    const soon = dayIn(30);
    const ids = await makeDrafts(make, [dayIn(40), dayIn(20), soon, null, dayIn(50), dayIn(-1)]);
    // Only a deleted contact has an empty name.
    await page.route('**/api/cards?status=draft', async (route) => {
      const answer = await route.fetch();
      const cards = (await answer.json()) as { id: number }[];
      await route.fulfill({ json: cards.map((card) => (card.id === ids[2] ? { ...card, personName: '' } : card)) });
    });
    await page.goto('/');
    const review = section(page, 'For Your Review and Approval');
    await review.getByRole('heading', { level: 3 }).first().waitFor();
    expect(await review.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Card 4',
      'Card 3',
      'Card 1',
      'Card 5',
    ]);
    const items = review.getByRole('link').filter({ hasText: 'Wishes' });
    expect(await items.evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().left)).size)).toBe(
      2,
    );
    const [undated, first] = [items.nth(0), items.nth(1)];
    for (const words of ['Draft', 'Margaret Whitfield', 'Wishes 4', 'Not scheduled']) {
      await undated.getByText(words, { exact: true }).waitFor();
    }
    for (const words of ['Unknown', `Scheduled: ${shortDay(soon)}`])
      await first.getByText(words, { exact: true }).waitFor();
    const message = first.getByText('Wishes 3');
    expect(await message.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('2');
    await page.getByRole('button', { name: 'Show all 5' }).click();
    expect(await page.getByText('Upcoming Card', { exact: true }).count()).toBe(5);
    await review.getByText('The drafts that wait are shown above.').waitFor();
    await page.getByRole('button', { name: 'Show one' }).click();
    await first.click();
    await page.waitForURL(`**/cards/${ids[2]}`);
  });

  journey('shows upcoming cards as tiles with day and category', async ({ page, make }) => {
    const soon = dayIn(20);
    // The first is in its banner, four are for review.
    const ids = await makeDrafts(make, [dayIn(10), null, null, null, null, null, soon]);
    const [undated, id] = ids.slice(5);
    const { createdAt } = await (await page.request.get(`/api/cards/${undated}`)).json();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/cards/upcoming', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    await page.getByText('Loading cards...', { exact: true }).waitFor({ state: 'attached' });
    answer();
    const tiles = section(page, 'Upcoming Cards').getByRole('listitem');
    await tiles.getByText(`Scheduled: ${mediumDay(soon)}`, { exact: true }).waitFor();
    await tiles.getByText(`Created: ${mediumDay(localDay(createdAt, homeZone))}`, { exact: true }).waitFor();
    expect(await tiles.first().getByRole('link').getAttribute('href')).toBe(`/cards/${id}`);
    await tiles.first().getByText('Thank You', { exact: true }).waitFor();
  });

  journey('Home reloads contacts and cards each time it opens', async ({ page, make }) => {
    await make('/api/people', { name: 'Margaret' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Upcoming Cards' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('heading', { name: 'My Contacts' }).waitFor();
    await Promise.all([
      ...['/api/people', '/api/cards?status=draft', '/api/cards/upcoming'].map((path) =>
        page.waitForRequest(`**${path}`),
      ),
      page.getByRole('link', { name: 'Fondly', exact: true }).click(),
    ]);
  });

  journey(
    'administrators have developer tools on Home',
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Developer Tools', exact: true }).waitFor();
      const button = page.getByRole('link', { name: 'Test Card Scheduler', exact: true });
      expect(await button.getAttribute('href')).toBe('/test-scheduler');
    },
    { as: 'administrator' },
  );
}
