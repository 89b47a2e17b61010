import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { root, run } from './run-step.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const applications = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shell = 'chromium-headless-shell';

/** The path of a Chromium that runs here, or undefined: CHROMIUM_PATH, the system's own, then Playwright's download. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return (await runs(named)) ? named : undefined;
  for (const path of [...applications, ...onPath(names), await downloadedPath()]) if (await runs(path)) return path;
  return undefined;
}

/**
 * The same without windows, where the system has it: it takes a fifth less processor time, but knows neither
 * notifications nor installed apps.
 */
export async function findShell() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  for (const path of onPath([shell])) if (await runs(path)) return path;
  return findBrowser();
}

/** @param {readonly string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)));
}

/**
 * Finds a browser or installs one: Playwright's download first, then Debian's package. Returns undefined and prints the
 * reason if neither works.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and that does not run.`);
    return undefined;
  }
  console.log('No Chromium here: installing one for the browser tests.');
  const download = await run(
    process.execPath,
    [join(root, 'node_modules/playwright-core/cli.js'), 'install', '--no-shell', 'chromium'],
    {
      quiet: true,
      announceEveryMs: 10_000,
      timeoutMs: 300_000,
    },
  );
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  // For machines that cannot reach Playwright's servers, or where the download lacks system libraries.
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('  Playwright has none that runs here; trying the Debian package.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const options = { quiet: true, announceEveryMs: 10_000, timeoutMs: 300_000, env };
    await run('apt-get', ['update'], options);
    const installed = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const packaged = await findBrowser();
    if (packaged) return packaged;
    console.error(installed.output.slice(-2000));
  }
  console.error(download.output.slice(-2000));
  console.error('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.');
  return undefined;
}

/** Playwright knows the path of its download; the packages may not be installed yet. */
async function downloadedPath() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

/** Existing is not enough: a download without the system libraries cannot start. @param {string} path */
async function runs(path) {
  if (!existsSync(path)) return false;
  return promisify(execFile)(path, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}
