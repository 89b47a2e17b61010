import type { Page } from 'playwright-core';
import type { Screen, State, Things } from './screen.ts';

/** Opens a screen in one of its states, and ends when it stands there. */
export async function showScreen(page: Page, screen: Screen, state: State, of: Things): Promise<void> {
  await page.goto(screen.path(of));
  if (state === 'loading') return waitForSkeleton(page);
  if (state === 'error') return waitForError(page);
  await waitUntilShown(page, screen, of);
}

/** Ends when a screen shows what it is for, and what is opened on it. */
export async function waitUntilShown(page: Page, { shows, open }: Screen, of: Things): Promise<void> {
  const words = typeof shows === 'function' ? shows(of) : shows;
  await page.getByText(words).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await open?.(page);
}

/** It comes after a moment, so that fast answers do not flicker. */
async function waitForSkeleton(page: Page): Promise<void> {
  const stands = page.locator('.skeleton').or(page.getByRole('status').filter({ hasText: 'Loading card' }));
  await stands.first().waitFor({ timeout: 30_000 });
}

async function waitForError(page: Page): Promise<void> {
  await page
    .getByRole('alert')
    .or(page.getByRole('button', { name: 'Try again' }))
    .first()
    .waitFor({ timeout: 30_000 });
}

/** Ends when every picture in sight is there: what comes into sight late is loaded late. */
export async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.allSettled(seen.map((image) => image.decode()));
  });
}
