// `npm run screenshots`: the pictures of the README, of the screens and the family in tests/screens.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { launchBrowser } from '../tests/browser.ts';
import { takeLook } from '../tests/e2e/looks.ts';
import { openPage } from '../tests/e2e/open-page.ts';
import { startFilledServer } from '../tests/screens/filled-server.ts';
import { screens } from '../tests/screens/screens.ts';
import { seeAllPictures, showScreen } from '../tests/screens/show-screen.ts';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { root } from './run-step.mjs';

/** The file, the screen and how it is looked at. */
const pictures = /** @type {const} */ ([
  ['dashboard', 'dashboard', { width: 1280, height: 1180, colorScheme: 'light' }],
  ['create-card', 'create card', { width: 1280, height: 1180, colorScheme: 'light' }],
  ['card', 'card', { width: 1280, height: 1180, colorScheme: 'dark' }],
  ['full-card', 'shared card', { width: 1280, height: 900, colorScheme: 'light' }],
  ['phone', 'dashboard', { width: 390, height: 844, colorScheme: 'dark' }],
]);

if (!(await ensureBuilt()) || !(await ensureBrowser())) process.exit(1);
const folder = join(root, 'docs/images');
mkdirSync(folder, { recursive: true });
const server = await startFilledServer(new Set(['full']));
const browser = await launchBrowser();
try {
  for (const [file, name, look] of pictures) {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen '${name}'.`);
    const { page, close } = await openPage(browser, server.address, look);
    await server.signIn(page, 'full');
    await showScreen(page, screen, 'full', server.thingsOf('full'));
    await takeLook(page, look);
    await seeAllPictures(page);
    await page.screenshot({ path: join(folder, `${file}.jpg`), type: 'jpeg', quality: 82 });
    await close();
    console.log(`docs/images/${file}.jpg`);
  }
} finally {
  await browser.close();
  await server.close();
}
