import type { Browser, Page } from 'playwright-core';
import { keepFrames } from './keep-frames.ts';

export type WatchedPage = {
  page: Page;
  /** Console errors, failed scripts and breaches of the content policy; a journey ends with none. */
  complaints: string[];
  close(): Promise<void>;
};

/**
 * A page of its own session, desktop or phone, that collects what goes wrong in it. Without a service worker unless it is
 * asked for: it would keep a copy of all pages for every session, and answer what a journey wants to answer itself.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  {
    width = 1280,
    height = 900,
    colorScheme = 'light' as 'light' | 'dark',
    serviceWorkers = 'block' as 'allow' | 'block',
  } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    serviceWorkers,
    locale: 'en-US',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  keepFrames(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The first question of a signed-out visitor is answered 401, as specified; the browser reports that by itself.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/user')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // What a page must not load or run is told by the browser as an event; not every breach also writes to the console.
  await page.exposeFunction('tellOfBreach', (breach: string) => complaints.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellOfBreach } = globalThis as unknown as { tellOfBreach(breach: string): void };
      tellOfBreach(`content policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.setDefaultTimeout(60_000);
  const close = async () => {
    // A read that a journey answers itself may be under way still.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, complaints, close };
}
