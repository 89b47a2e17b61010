import type { Page } from 'playwright-core';

/** The window and the theme of a page. */
export type Kind = { width: number; height: number; colorScheme: 'light' | 'dark' };

/**
 * Clears all traces of a journey from its page, so that the next one can use it: a new context, with nothing of the app
 * compiled, costs seconds of processor time. Returns false if the page cannot be cleared because its clock is moved.
 */
export async function emptyPage(page: Page, { width, height, colorScheme }: Kind): Promise<boolean> {
  for (const event of ['dialog', 'request', 'response', 'download', 'filechooser'] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.context().setOffline(false);
  // A page of the app's origin without the app; without an icon the browser would request one.
  const blank = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('/empty');
  await page.unroute('**/empty');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: null });
  return page.evaluate(() => /\[native code\]/.test(Function.prototype.toString.call(Date)));
}
