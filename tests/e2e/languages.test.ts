import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { repository } from '../architecture/source-files.ts';
import { launchBrowser } from '../browser.ts';
import { createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { fillAccount } from '../screens/fill-account.ts';
import { inLanguage } from '../screens/in-language.ts';
import type { Screen, Things } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { showScreen } from '../screens/show-screen.ts';
import { stories } from '../screens/stories.ts';
import { pseudoLanguage, rightToLeftLanguage, type TrialLanguage } from '../screens/trial-language.ts';
import { findMisfits } from './find-misfits.ts';
import { gatherUntranslated } from './find-untranslated.ts';
import { openPage } from './open-page.ts';

/** What is opened on screens, too. */
const opened = new Set(
  z.array(z.string()).parse(load(readFileSync(join(repository, 'tests/e2e/opened-in-languages.yaml'), 'utf8'))),
);

/** In the language of a card, or with a picture of one. */
const ofCard = new Set([
  'answering a card',
  'answered card',
  'shared card',
  'shared card that is gone',
  'text overlay',
]);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const visitors = { 'signed-out': null, full: stories.full.account } as const;
type Visitor = keyof typeof visitors;

/** Every screen with those who see it. A card is in its own language; the ones made here have no pictures. */
const shown = (['signed-out', 'full'] as const).flatMap((visitor) =>
  screens
    .filter(({ name, states, open }) => states.includes(visitor) && !ofCard.has(name) && (!open || opened.has(name)))
    .map((screen) => ({ name: screen.name, visitor, screen })),
);

/** Shows screens in a language that the server speaks too. */
function inTrial(speak: () => Promise<TrialLanguage>, look: { width: number; height: number }, script = '') {
  let fondly: FondlyProcess;
  let language: TrialLanguage;
  let things: Things;
  const pages = new Map<Visitor, Page>();
  beforeAll(async () => {
    language = await speak();
    fondly = await startFondlyProcess({ env: language.env });
    things = await fillAccount(createApiClient(fondly.address), stories.full, { drawn: false });
  });
  afterAll(() => fondly?.close());

  return async (screen: Screen, visitor: Visitor): Promise<Page> => {
    const page = pages.get(visitor) ?? (await openAs(visitor));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await page.setViewportSize(look);
    await showScreen(page, screen, visitor, things);
    return page;
  };

  async function openAs(visitor: Visitor): Promise<Page> {
    // A passkey needs a host name, not an IP address.
    const address = fondly.address.replace('127.0.0.1', 'localhost');
    const { page } = await openPage(browser, address, { ...look, language });
    await page.addInitScript({ content: script });
    if (visitors[visitor]) await page.request.post('/api/login', { data: visitors[visitor] });
    pages.set(visitor, inLanguage(page, language.wording));
    return pages.get(visitor) ?? page;
  }
}

/** What is left to translate, by reason; only names and made-up data may be added to it. */
const left = Object.values(
  z
    .record(z.string(), z.array(z.string()))
    .parse(load(readFileSync(join(repository, 'tests/e2e/untranslated.yaml'), 'utf8'))),
).flat();

const named = (options: Intl.DateTimeFormatOptions) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, day + 1)).toLocaleDateString('en-US', options));
/** Intl writes them in the reader's language, which is English here. */
const ofDates = new RegExp(
  [
    ...named({ month: 'long' }),
    ...named({ month: 'short' }),
    ...named({ weekday: 'long' }),
    'AM',
    'PM',
    'at',
    '0(st|nd|rd|th)',
  ]
    .map((word) => `\\b${word}\\b`)
    .join('|'),
  'g',
);
const typed = JSON.stringify(stories.full);

/** Digits, ids and the names of files differ from run to run. Null for what people typed, and for days and times. */
function worth(text: string): string | null {
  const words = text
    .replaceAll(/[\da-f-]{20,}|\S+\.eml|https?:\S+/g, '')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return typed.includes(text) || !/\p{L}{2}/u.test(words.replaceAll(ofDates, '')) ? null : words;
}

describe('in a pseudo-language', () => {
  const show = inTrial(pseudoLanguage, { width: 1280, height: 900 }, gatherUntranslated);

  test.each(shown)(
    '$name, $visitor: says all by messages, but for what is listed as left',
    async ({ screen, visitor }) => {
      const page = await show(screen, visitor);
      const texts: string[] = await page.evaluate('globalThis.untranslated()');
      const words = texts.flatMap((text) => worth(text) ?? []);
      expect([...new Set(words)].filter((text) => !left.includes(text))).toEqual([]);
    },
  );
});

describe('from right to left, with words that are 40 % longer', () => {
  const show = inTrial(rightToLeftLanguage, { width: 390, height: 844 });

  test.each(shown.filter(({ screen }) => !screen.open))('$name, $visitor: fits', async ({ screen, visitor }) => {
    const page = await show(screen, visitor);
    expect(await page.evaluate(findMisfits)).toEqual([]);
  });
});

test('tells of what is wider than the window, and of buttons that are cut off', async () => {
  const page = await browser.newPage();
  await page.setContent(
    '<p style="width:3000px">Wide</p><button style="width:20px;overflow:hidden;white-space:nowrap">Many words</button><p>Fits</p>',
  );
  expect(await page.evaluate(findMisfits)).toEqual([
    expect.stringContaining('is wider than the window: p'),
    expect.stringContaining('cuts off button'),
  ]);
  await page.close();
});
