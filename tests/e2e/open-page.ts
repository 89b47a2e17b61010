import type { Browser, Page } from 'playwright-core';

export type WatchedPage = {
  page: Page;
  /** Console errors, failed scripts and breaches of the content policy; a journey ends with none. */
  complaints: string[];
  close(): Promise<void>;
};

/** A page of its own session, desktop or phone, that collects what goes wrong in it. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  { width = 1280, height = 900, colorScheme = 'light' as 'light' | 'dark' } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    locale: 'en-US',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The first question of a signed-out visitor is answered 401, as specified; the browser reports that by itself.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/user')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.setDefaultTimeout(60_000);
  const close = async () => {
    // A read that a journey answers itself may be under way still.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, complaints, close };
}
