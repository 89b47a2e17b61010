import type { WatchedPage } from '../open-page.ts';

/**
 * Leaves nothing of a journey on its page, so that the next one may have it: another context, with nothing of the app
 * compiled in it, costs seconds of processor time. False: the page cannot be emptied, as its clock is not the machine's.
 */
export async function emptyPage({ page, complaints }: WatchedPage): Promise<boolean> {
  page.removeAllListeners('dialog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  // Of the app's origin, without anything of the app in it; without an icon the browser would ask for one.
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
