import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const lookEveryMs = 10_000;
const longestMs = 5_000;

/**
 * On a busy machine a headless browser sometimes stops producing frames for one page. A press waits for a frame, so it
 * would wait forever although the page has everything it needs. This brings such a page to the front, takes a
 * screenshot, and logs it.
 */
export function keepFrames(page: Page): void {
  const look = async () => {
    const frame = page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve('frame'))));
    const seen = await Promise.race([frame.catch(() => 'gone'), wait(longestMs, 'none', { ref: false })]);
    if (seen !== 'none' || page.isClosed()) return;
    console.log(`no frame came in ${longestMs / 1000} s: ${page.url()}`);
    await page.bringToFront();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    await session.detach();
  };
  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs);
  page.once('close', () => clearInterval(timer));
}
