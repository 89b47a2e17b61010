import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** What a first visit costs: bytes of JavaScript (gzip) until the page is usable, and the figures of Lighthouse. */
export type Visit = { scriptKilobytes: number; lcpMs: number; tbtMs: number; cls: number };

/** An address, and the element whose sight makes the page usable. */
export type VisitedPage = { name: string; path: string; usable: string };

type Timings = { lcpMs: number; cls: number; firstPaintMs: number; tasks: { startTime: number; duration: number }[] };

const slowdown = 4;
/** After the page is usable, for what shifts or blocks late. */
const restMs = 2000;
const longTaskMs = 50;
const patienceMs = 60_000;

/** Visits a page with an empty cache on a processor slowed down four times. */
export async function visitPage(browser: Browser, address: string, cookie: string, to: VisitedPage): Promise<Visit> {
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchTimings);
    const scripts: Promise<number>[] = [];
    let isUsable = false;
    page.on('response', (response) => {
      if (isUsable || response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(`${address}${to.path}`);
    await page
      .locator(to.usable)
      .first()
      .waitFor({ timeout: patienceMs })
      .catch(async () => {
        throw new Error(`${to.path} is not usable; it shows: ${await page.locator('body').textContent()}`);
      });
    isUsable = true;
    const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
    await page.waitForTimeout(restMs);
    const { lcpMs, cls, firstPaintMs, tasks } = await readTimings(page);
    const blocking = tasks.filter(({ startTime }) => startTime >= firstPaintMs);
    return {
      scriptKilobytes: bytes / 1000,
      lcpMs,
      cls,
      tbtMs: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskMs), 0),
    };
  } finally {
    await context.close();
  }
}

function readTimings(page: Page): Promise<Timings> {
  return page.evaluate(() => (window as unknown as { timings: Timings }).timings);
}

/** Runs in the page, before its own scripts. */
function watchTimings(): void {
  const timings: Timings = { lcpMs: 0, cls: 0, firstPaintMs: 0, tasks: [] };
  Object.assign(window, { timings });
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    timings.lcpMs = startTime;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    timings.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ startTime, duration }) => timings.tasks.push({ startTime, duration }));
}
