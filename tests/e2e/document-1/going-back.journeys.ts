import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { makePerson } from '../document-2/make-card.ts';
import type { Journey, Visit } from './open-journeys.ts';

const rows = 2000;
/** Fonts that loaded meanwhile may move a row slightly. */
const fewPx = 10;

/** The long lists: how to make a row of each, and where a row links to. */
const lists: {
  name: string;
  path: string;
  api: string;
  /** The links of its rows, each to a different page. */
  link: string;
  makeRow: (make: Visit['make']) => Promise<unknown>;
}[] = [
  { name: 'contacts', path: '/people', api: '**/api/people', link: 'main li a[href^="/people/"]', makeRow: makePerson },
  {
    name: 'dates',
    path: '/important-dates',
    api: '**/api/important-dates',
    link: 'main li a[href*="/dates/"]',
    makeRow: makePerson,
  },
  {
    name: 'cards',
    path: '/cards',
    api: '**/api/cards',
    link: 'main li a[href^="/cards/"]',
    makeRow: async (make) => make('/api/cards', { ...(await makePerson(make)), category: 'birthday', title: 'Card' }),
  },
];

/** Going back to a list of thousands, from a loaded page and from one that is still loading. */
export function goingBackJourneys(journey: Journey): void {
  for (const { name, path, api, link, makeRow } of lists) {
    journey(
      `going back to thousands of ${name} shows the rows that were in view`,
      async ({ page, make }) => {
        await makeRow(make);
        await page.route(api, async (route) => {
          const [row] = (await (await route.fetch()).json()) as { id: number }[];
          await route.fulfill({
            json: Array.from({ length: rows }, (_, at) => ({ ...row, ...another(row?.id ?? 0, at) })),
          });
        });
        await page.goto(path);
        await page.locator(link).first().waitFor();
        for (const part of [0.3, 0.6]) {
          await page.evaluate((to) => scrollTo(0, Math.round(to * document.body.scrollHeight)), part);
          await drawn(page);
        }
        const before = await firstInView(page, link);
        expect(before.scrolledPx).toBeGreaterThan(20_000);
        const row = page.locator(`main li a[href="${before.href}"]`).first();
        const isBack = async () => {
          const { href, topPx } = await firstInView(page, link);
          return href === before.href && Math.abs(topPx - before.topPx) < fewPx;
        };
        const loading = page.getByRole('status').getByText('Loading', { exact: true });
        const assets = await holdAssets(page);
        // By keyboard: a pointer near a link preloads its page, and the list stays until then.
        // The list may still be drawing its rows after the scrolling.
        await expect.poll(() => row.evaluate(focusLink)).toBe(true);
        await page.keyboard.press('Enter');
        await loading.waitFor();
        await drawn(page);
        await page.goBack();
        await row.waitFor();
        await expect.poll(isBack).toBe(true);

        await assets.release();
        await row.click();
        await page.waitForURL(`**${before.href}*`);
        await row.waitFor({ state: 'detached' });
        await loading.waitFor({ state: 'detached' });
        await drawn(page);
        await page.goBack();
        await row.waitFor();
        await expect.poll(isBack).toBe(true);
      },
      // Only one of them exists on the server.
      { fails: true },
    );
  }
}

const another = (id: number, at: number) => ({
  id: id + at,
  name: `Margaret ${at + 1}`,
  title: `Card ${at + 1}`,
  occasionType: `Day ${at + 1}`,
});

/** Runs in the page. Returns whether the link has the focus. */
function focusLink(link: HTMLElement): boolean {
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

/** The first row in view, and its position. */
function firstInView(page: Page, link: string) {
  return page.evaluate((selector) => {
    const links = [...document.querySelectorAll(selector)];
    const found = links.find((element) => element.getBoundingClientRect().top > 150);
    return {
      href: found?.getAttribute('href') ?? '',
      topPx: found?.getBoundingClientRect().top ?? 0,
      scrolledPx: scrollY,
    };
  }, link);
}

/** Two frames: one to measure the scroll position, one for the router to see it. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((calm) => requestIdleCallback(calm)));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The code of other pages is held back until it is released. */
async function holdAssets(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let holds = true;
  const hold = (route: Route) => (holds ? void held.push(route) : route.continue());
  await page.route('**/assets/*.js', hold);
  return {
    release: async () => {
      holds = false;
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
      await page.unroute('**/assets/*.js', hold);
    },
  };
}
