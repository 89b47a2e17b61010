import type { Page } from 'playwright-core';

/** Desktop, phone and narrower, in both themes. */
export const looks = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
] as const;

export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };

/** One load for all looks: the page follows its window and the system's theme. Resolves when the page stands still. */
export async function takeLook(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // During a fade-in its words are pale.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

/** By how many pixels the page is wider than its window. */
export function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
