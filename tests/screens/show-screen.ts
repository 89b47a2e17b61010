import type { Page } from 'playwright-core';
import type { Screen, State, Things } from './screen.ts';

/** Opens a screen in one of its states, and resolves when it is ready. */
export async function showScreen(page: Page, screen: Screen, state: State, of: Things): Promise<void> {
  await page.goto(screen.path(of));
  if (state === 'loading') return waitForSkeleton(page);
  if (state === 'error') return waitForError(page);
  await waitUntilShown(page, screen, of);
}

/** Resolves when a screen shows its content, and anything opened on it. */
export async function waitUntilShown(page: Page, { shows, open }: Screen, of: Things): Promise<void> {
  const words = typeof shows === 'function' ? shows(of) : shows;
  await page.getByText(words).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await open?.(page);
}

/** It appears after a moment, so that fast answers do not flicker. */
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

/** Resolves when every visible picture has loaded: pictures load late when they come into view late. */
export async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.allSettled(seen.map((image) => image.decode()));
  });
}
