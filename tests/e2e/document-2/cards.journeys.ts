import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from '../document-1/open-journeys.ts';
import { makeDraft, makePerson } from './make-card.ts';

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

/** The statuses that the list gets for its cards, in the order of creation. */
const statuses = ['draft', 'approved_and_scheduled', 'scheduled', 'sent', 'sent_for_printing', 'failed', 'skipped'];

export function cardJourneys(journey: Journey): void {
  journey('My Cards has three sections, and each card its status and day', async ({ page, make }) => {
    const { personId } = await makePerson(make);
    for (const number of statuses.keys()) {
      const words = { title: `Card ${number}`, message: `Wishes ${number}` };
      await make('/api/cards', { personId, category: 'birthday', ...words });
    }
    await page.route('**/api/cards', async (route) => {
      const cards = (await (await route.fetch()).json()) as { id: number; title: string }[];
      await route.fulfill({
        json: cards.map((card) => {
          const number = Number(card.title.slice(5));
          const day = number === 3 ? { deliveryDate: '2026-03-04T09:00:00.000Z', scheduledDate: '2026-03-03' } : {};
          const words = number === 6 ? { title: '', message: '' } : {};
          return { ...card, deliveryStatus: statuses[number], ...day, ...words };
        }),
      });
    });
    await page.goto('/cards');
    await page.getByRole('heading', { level: 1, name: 'My Cards', exact: true }).waitFor();
    await page.getByText('View and manage your greeting cards', { exact: true }).waitFor();
    const create = page.getByRole('link', { name: 'Create New Card', exact: true });
    expect(await create.getAttribute('href')).toBe('/cards/create');
    for (const label of ['Draft']) {
      await section(page, 'For Your Review and Approval').getByText(label, { exact: true }).waitFor();
    }
    for (const label of ['Approved & Scheduled', 'Scheduled']) {
      await section(page, 'Approved and Scheduled').getByText(label, { exact: true }).waitFor();
    }
    const sent = section(page, 'Sent Cards');
    for (const label of ['Sent', 'Sent for Printing', 'Failed', 'Skipped'])
      await sent.getByText(label, { exact: true }).waitFor();
    await sent.getByText('Unknown date', { exact: true }).first().waitFor();
    await sent.getByText('March 4', { exact: false }).waitFor();
    await sent.getByRole('heading', { name: 'Greeting Card', exact: true }).waitFor();
    await sent.getByText('A custom card for Margaret!', { exact: true }).waitFor();
    const message = sent.getByText('Wishes 3', { exact: true });
    expect(await message.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('2');
    await page.getByRole('combobox', { name: 'Time' }).click();
    for (const time of ['All cards', 'Upcoming cards'])
      await page.getByRole('option', { name: time, exact: true }).waitFor();
    await page.getByRole('option', { name: 'Historical cards', exact: true }).click();
    await section(page, 'For Your Review and Approval').waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Time' }).click();
    await page.getByRole('option', { name: 'All cards', exact: true }).click();
    await section(page, 'For Your Review and Approval').getByRole('link').first().click();
    await page.waitForURL(/\/cards\/\d+$/);
  });

  journey(
    'renders only the visible ones of a thousand cards, and restores the place',
    async ({ page, make }) => {
      const { personId } = await makePerson(make);
      const id = await make('/api/cards', { personId, category: 'birthday', title: 'Card' });
      await page.route('**/api/cards', async (route) => {
        const [card] = (await (await route.fetch()).json()) as object[];
        const many = Array.from({ length: 1200 }, (_, at) => ({ ...card, id: id + at, title: `Card ${at + 1}` }));
        await route.fulfill({ json: many });
      });
      const tiles = page.locator('.card-tiles > li');
      const last = page.getByRole('heading', { name: 'Card 1200', exact: true });
      await page.goto('/cards');
      await page.getByRole('heading', { name: 'Card 1', exact: true }).waitFor();
      expect(await tiles.count()).toBeLessThan(40);
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          return last.isVisible();
        })
        .toBe(true);
      expect(await tiles.count()).toBeLessThan(40);
      expect(await last.locator('xpath=ancestor::li').getAttribute('aria-posinset')).toBe('1200');
      // The router forgets scrolling before its first frame, which can happen on a busy machine.
      await page.evaluate(() => new Promise((calm) => requestIdleCallback(calm)));
      await page.evaluate(() => scrollBy(0, -2));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const scrolledPx = await page.evaluate(() => scrollY);
      await last.click();
      await page.waitForURL(/\/cards\/\d+$/);
      // The server has no such card.
      await page.getByRole('link', { name: 'Return Home', exact: true }).waitFor();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.goBack();
      await last.waitFor();
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolledPx)).toBeLessThan(400);
    },
    { fails: true },
  );

  journey('without cards there is one way to begin', async ({ page }) => {
    await page.goto('/cards');
    await page.getByText('No cards found', { exact: true }).waitFor();
    const create = page.getByRole('link', { name: 'Create your first card', exact: true });
    expect(await create.getAttribute('href')).toBe('/cards/create');
  });

  journey(
    'a card that cannot be loaded says so, on its page and opened',
    async ({ page }) => {
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/cards/*', async (route) => {
        await asked;
        await route.continue();
      });
      const sorry = "Sorry, we couldn't find the card you're looking for.";
      await page.goto('/cards/987654');
      await page.getByText('Loading card details...', { exact: true }).waitFor({ state: 'attached' });
      answer();
      await page.getByText('Error Loading Card', { exact: true }).waitFor();
      await page.getByText(sorry, { exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Return Home', exact: true }).getAttribute('href')).toBe('/');
      // Another request would not make it exist.
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      let answerAgain = () => {};
      const askedAgain = new Promise<void>((resolve) => {
        answerAgain = resolve;
      });
      await page.unroute('**/api/cards/*');
      await page.route('**/api/cards/*', async (route) => {
        await askedAgain;
        await route.continue();
      });
      await page.goto('/card-template/987654');
      await page.getByText('Loading card...', { exact: true }).waitFor({ state: 'attached' });
      answerAgain();
      await page.getByText('Error Loading Card', { exact: true }).waitFor();
      await page.getByText(sorry, { exact: true }).waitFor();
    },
    { fails: true },
  );

  journey('an opened card shows the card and its sender', async ({ page, make }) => {
    const id = await makeDraft(make);
    await page.goto(`/card-template/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Happy Birthday, Mum' }).waitFor();
    await page.getByText('First words', { exact: true }).waitFor();
    const signature = page.locator('.full-card-signature');
    await expect
      .poll(() => signature.textContent())
      .toBe('Created just for you by Eleanor and sent with love by Fondly');
    expect(await signature.getByRole('link').getAttribute('href')).toBe('/');
    await page.getByRole('img', { name: /Wax seal: Eleanor Whitfield/ }).waitFor();
    await page.route(`**/api/cards/${id}`, async (route) => {
      const card = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...card, senderName: '' } });
    });
    await page.reload();
    await page.getByText('Created just for you by Anonymous and sent with love by Fondly').waitFor();
    // A recipient with another language sees the card in that language, and so does its sender.
    await page.goto(`/card-template/${await makeDraft(make, {}, { language: 'de' })}`);
    await page.getByText('Ganz persönlich gemacht von Eleanor und mit Liebe verschickt von Fondly').waitFor();
  });
}
