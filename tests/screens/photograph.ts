import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { findMisfits } from '../e2e/find-misfits.ts';
import { type Look, readOverflow, takeLook } from '../e2e/looks.ts';
import { openPage } from '../e2e/open-page.ts';
import { answerInstead } from './answer-instead.ts';
import { type Picture, writeIndex, writeSheet } from './contact-sheet.ts';
import { type FilledServer, startFilledServer } from './filled-server.ts';
import { inLanguage } from './in-language.ts';
import type { Screen, State } from './screen.ts';
import { screens } from './screens.ts';
import { seeAllPictures, showScreen } from './show-screen.ts';
import type { TrialLanguage } from './trial-language.ts';

const looks: readonly Look[] = [
  { width: 1920, height: 1080, colorScheme: 'light' },
  { width: 1920, height: 1080, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
];
/** The height shown of an endless page: bars at the bottom of the window are at the bottom of the picture. */
const tallestPx = 1530;
/** The number of pages at a time: more than the two cores, since some only wait. */
const pagesAtOnce = 3;

/** The pictures taken, and the errors on the way. */
export type Result = { pictures: number; sheets: number; problems: string[] };
/** In which language, and with letters of which size in percent; such pictures are only of the light theme. */
export type Manner = { language: TrialLanguage | null; textPercent: number };

/**
 * Photographs the screens with one of the words in their name or state, or all, and writes the pictures, a sheet for
 * each screen and a page.
 */
export async function photographScreens(
  words: readonly string[],
  folder: string,
  manner: Manner = { language: null, textPercent: 100 },
): Promise<Result> {
  const chosen = screens.flatMap((screen) => {
    const isMeant = (state: State) => words.some((word) => `${screen.name} ${state}`.includes(word));
    const states = words.length === 0 ? screen.states : screen.states.filter(isMeant);
    return states.length > 0 ? [{ screen, states }] : [];
  });
  if (chosen.length === 0) throw new Error(`No screen has ${words.join(' or ')} in its name.`);
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const result = { pictures: 0, sheets: 0, problems };
  const stories = new Set(chosen.flatMap(({ states }) => states.map(storyOf)));
  const server = await startFilledServer(stories, manner.language?.env);
  const browser = await launchBrowser();
  try {
    const work = async () => {
      for (let next = chosen.shift(); next; next = chosen.shift()) {
        const { screen, states } = next;
        const pictures: Picture[] = [];
        for (const state of states) {
          const seen = await photograph(browser, server, screen, state, folder, manner);
          pictures.push(...seen.pictures);
          problems.push(...seen.problems.map((problem) => `${screen.name}, ${state}: ${problem}`));
        }
        result.pictures += pictures.length;
        result.sheets += (await writeSheet(screen.name, pictures, folder)).length;
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  writeIndex(folder);
  return result;
}

/** The account for a state. */
function storyOf(state: State): 'full' | 'long' | 'rtl' | 'empty' | null {
  if (state === 'signed-out') return null;
  return state === 'loading' || state === 'error' ? 'full' : state;
}

async function photograph(
  browser: Browser,
  server: FilledServer,
  screen: Screen,
  state: State,
  folder: string,
  { language, textPercent }: Manner,
) {
  const pictures: Picture[] = [];
  const problems: string[] = [];
  const { page: opened, complaints, close } = await openPage(browser, server.address, { language });
  const page = language ? inLanguage(opened, language.wording) : opened;
  page.setDefaultTimeout(45_000);
  try {
    const story = storyOf(state);
    if (story) await server.signIn(page, story);
    if (state === 'loading' || state === 'error') await answerInstead(page, state);
    await showScreen(page, screen, state, server.thingsOf(story ?? 'full'));
    // tsx gives functions their names by a helper that pages do not have.
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, textPercent);
    const isUsual = !language && textPercent === 100;
    for (const look of looks.filter(({ colorScheme }) => isUsual || colorScheme === 'light')) {
      await takeLook(page, look);
      if (!screen.open) await takeLook(page, { ...look, height: await readHeight(page, look.height) });
      await seeAllPictures(page);
      const overflowPx = await readOverflow(page);
      const at = `${look.width}-${look.colorScheme}`;
      if (overflowPx > 0) problems.push(`${overflowPx} px wider than the window at ${at}`);
      for (const misfit of await page.evaluate(findMisfits)) problems.push(`${misfit} at ${at}`);
      const file = `${`${screen.name} ${state} ${at}`.replaceAll(/\W+/g, '-').toLowerCase()}.png`;
      await page.screenshot({ path: join(folder, file) });
      pictures.push({ state, file, width: look.width });
    }
  } catch (error) {
    problems.push(`could not be shown: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    const file = `${`${screen.name} ${state}`.replaceAll(/\W+/g, '-').toLowerCase()}-problem.png`;
    await page.screenshot({ path: join(folder, file) }).catch(() => undefined);
  }
  // A lost connection is a TypeError, in the words of the page's language.
  const expected = screen.refused || state === 'error' ? /Failed to load resource|TypeError/ : /^$/;
  problems.push(...complaints.filter((text) => !expected.test(text)));
  await close();
  return { pictures, problems };
}

function readHeight(page: Page, atLeast: number): Promise<number> {
  return page.evaluate(
    ([least = 0, most = 0]) => Math.max(least, Math.min(most, document.documentElement.scrollHeight)),
    [atLeast, tallestPx],
  );
}
