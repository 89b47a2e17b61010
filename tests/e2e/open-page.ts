import type { Browser, Page } from 'playwright-core';
import type { TrialLanguage } from '../screens/trial-language.ts';
import { emptyPage } from './empty-page.ts';
import { keepFrames } from './keep-frames.ts';

export type WatchedPage = {
  page: Page;
  /** Console errors, failed scripts and violations of the content policy; a journey must end with none. */
  complaints: string[];
  /** After a journey that succeeded: the next page of its kind is this one, cleared. */
  close(): Promise<void>;
};

/** Cleared pages of each browser, by address and kind. */
const spares = new WeakMap<Browser, Map<string, WatchedPage>>();

/**
 * A page with its own session, desktop or phone, that collects errors. It has no service worker unless requested,
 * because that would cache all pages for every session and answer requests that a journey wants to answer itself.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  {
    width = 1280,
    height = 900,
    colorScheme = 'light' as 'light' | 'dark',
    serviceWorkers = 'block' as 'allow' | 'block',
    language = null as TrialLanguage | null,
  } = {},
): Promise<WatchedPage> {
  const key = [baseURL, width, height, colorScheme, language?.tag].join(' ');
  const sparesHere = spares.get(browser) ?? new Map<string, WatchedPage>();
  spares.set(browser, sparesHere);
  const spare = serviceWorkers === 'block' && sparesHere.get(key);
  if (spare) {
    sparesHere.delete(key);
    return spare;
  }
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    serviceWorkers,
    locale: !language || language.tag === 'en' ? 'en-US' : language.tag,
    timezoneId: 'Europe/London',
  });
  if (language) await context.addInitScript({ content: language.script });
  const page = await context.newPage();
  keepFrames(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The first session request of a visitor is answered 401, as specified; the browser logs it.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/user')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // The browser reports blocked content as an event; not every violation is also logged to the console.
  await page.exposeFunction('tellOfBreach', (breach: string) => complaints.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellOfBreach } = globalThis as unknown as { tellOfBreach(breach: string): void };
      tellOfBreach(`content policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.setDefaultTimeout(60_000);
  const close = async () => {
    const isWanted = serviceWorkers === 'block' && !sparesHere.has(key);
    if (isWanted && (await emptyPage(page, { width, height, colorScheme }))) {
      complaints.length = 0;
      sparesHere.set(key, watched);
      return;
    }
    // A read that a journey answers may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  const watched = { page, complaints, close };
  return watched;
}
