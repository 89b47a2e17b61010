import { type Browser, chromium } from 'playwright-core';
import { findBrowser, findShell } from '../scripts/browser.mjs';

/**
 * Starts the machine's Chromium headless; `npm test` installs one if it is missing. Only a whole one shows notifications
 * and installs apps.
 */
export async function launchBrowser({ isWhole = false } = {}): Promise<Browser> {
  const executablePath = await (isWhole ? findBrowser() : findShell());
  if (executablePath === undefined)
    throw new Error('No Chromium found: `npm test` installs one, or name it in CHROMIUM_PATH.');
  // Containers run the tests as root and give Chromium a tiny /dev/shm.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] });
}
