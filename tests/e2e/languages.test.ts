import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { repository } from '../architecture/source-files.ts';
import { launchBrowser } from '../browser.ts';
import { createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { fillAccount } from '../screens/fill-account.ts';
import type { Things } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { stories } from '../screens/stories.ts';
import { openPage } from './open-page.ts';
import { findMisfits, findUntranslated, pseudoLanguage, rightToLeftLanguage } from './pseudo-language.ts';

let browser: Browser;
let fondly: FondlyProcess;
let things: Things;
beforeAll(async () => {
  [browser, fondly] = await Promise.all([launchBrowser(), startFondlyProcess()]);
  things = await fillAccount(createApiClient(fondly.address), stories.full, { drawn: false });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

/** Pages in the language of a card. */
const ofRecipients = /^\/(?:c|sign|answer|unsubscribe|about-fondly|api)(?:\/|$|\?)/;

/** What is left to translate, by reason; nothing may be added to it. */
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

test('every screen says what it says by messages, but for what is listed as left', async () => {
  const { page } = await openPage(browser, fondly.address);
  await page.addInitScript({ content: await pseudoLanguage() });
  await page.request.post('/api/login', { data: stories.full.account });
  const found = new Map<string, string>();
  for (const { name, path } of screens.filter(({ states, open }) => states.includes('full') && !open)) {
    if (ofRecipients.test(path(things))) continue;
    await page.goto(path(things));
    await page.getByText('⟦').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    for (const text of await page.evaluate(findUntranslated)) {
      const words = worth(text);
      if (words && !found.has(words)) found.set(words, name);
    }
  }
  expect([...found].filter(([words]) => !left.includes(words)).map(([words, name]) => `${name}: ${words}`)).toEqual([]);
});

test('every screen fits from right to left, with words that are 40 % longer', async () => {
  const { page } = await openPage(browser, fondly.address, { width: 390, height: 844 });
  await page.addInitScript({ content: await rightToLeftLanguage() });
  await page.request.post('/api/login', { data: stories.full.account });
  const problems: string[] = [];
  for (const { name, path } of screens.filter(({ states, open }) => states.includes('full') && !open)) {
    if (ofRecipients.test(path(things))) continue;
    await page.goto(path(things));
    await page.waitForLoadState('networkidle');
    problems.push(...(await page.evaluate(findMisfits)).map((problem) => `${name}: ${problem}`));
  }
  expect(problems).toEqual([]);
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
