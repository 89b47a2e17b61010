import type { WatchedPage } from '../open-page.ts';

/**
 * Clears all traces of a journey from its page, so that the next one can use it: a new context, with nothing of the app
 * compiled, costs seconds of processor time. Returns false if the page cannot be cleared because its clock is moved.
 */
export async function emptyPage({ page, complaints }: WatchedPage): Promise<boolean> {
  page.removeAllListeners('dialog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.context().clearPermissions();
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
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  complaints.length = 0;
  return page.evaluate(() => /\[native code\]/.test(Function.prototype.toString.call(Date)));
}
