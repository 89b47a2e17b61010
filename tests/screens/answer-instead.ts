import type { Page } from 'playwright-core';

/** Whether to intercept a read of the page; reads of the session and of pictures pass. */
const isReading = (method: string, url: string) =>
  method === 'GET' &&
  new URL(url).pathname.startsWith('/api/') &&
  !/^\/api\/(user|images\/.*)$/.test(new URL(url).pathname);

/** Lets every read of the page wait forever, or fail. A failed read is retried at once, not after seconds. */
export async function answerInstead(page: Page, state: 'loading' | 'error'): Promise<void> {
  if (state === 'error')
    await page.addInitScript(`
      const setLater = globalThis.setTimeout;
      globalThis.setTimeout = (act, ms, ...rest) => setLater(act, ms >= 1000 && ms <= 4000 ? 1 : ms, ...rest);
    `);
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (!isReading(request.method(), request.url())) return route.fallback();
    if (state === 'loading') return;
    await route.fulfill({
      status: 500,
      json: { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
    });
  });
}
