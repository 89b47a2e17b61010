import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../../architecture/source-files.ts';
import { launchBrowser } from '../../browser.ts';
import { type FondlyProcess, startFondlyProcess } from '../../process/start-fondly-process.ts';
import { builtPage, type Row } from '../../specification/table/row.ts';
import { provenRows } from '../../specification/table/rows.ts';
import { without } from '../../specification/table/wrong-words.ts';
import { openPage, type WatchedPage } from '../open-page.ts';
import { emptyPage } from './empty-page.ts';

/** Someone at a page of their own: a new account, unless the journey is that of a visitor or the administrator. */
export type Visit = {
  page: Page;
  account: typeof somebody;
  /** Creates something by the API and gives its id. */
  make(path: string, body: object): Promise<number>;
};

type Kind = {
  as?: 'somebody' | 'visitor' | 'administrator';
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Calls fail in this journey, and browsers write that to the console. */
  fails?: boolean;
};

const somebody = { name: 'Eleanor Whitfield', email: '', password: 'correct horse', timeZone: 'Europe/London' };
const administrator = { ...somebody, name: 'Ada Minton', email: 'ada@fondly.test' };
/** `npm run prove:specification`: each journey runs once for each of its rows, on a page without it, and must fail. */
const isProof = process.env.FONDLY_PROOF === '1';
/** A wait is over when it took so many times what the whole journey took with everything there. */
const proofPatience = 1;
/** The same where the failure is not about the row's words: no slow machine is taken for a red test. */
const longProofPatience = 4;
const leastProofTimeoutMs = 5000;
const leastLoadTimeoutMs = 15_000;

/** Makes a test of what someone does and sees. */
export type Journey = (name: string, run: (visit: Visit) => Promise<void>, kind?: Kind) => void;

/** One server, one browser and one page for all journeys of a folder; each of them is a test with an account of its own. */
export function openJourneys(folder: string): Journey {
  const ofPages = provenRows.filter(({ test: [file] }) => file.startsWith(`tests/e2e/${folder}/`));
  let browser: Browser;
  let fondly: FondlyProcess;
  let accounts = 0;
  /** The page of the journey before, emptied. */
  let spare: WatchedPage | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    fondly = await startFondlyProcess();
    await fetch(`${fondly.address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
  });
  afterAll(async () => {
    await browser?.close();
    await fondly?.close();
  });

  const travel = async (
    run: (visit: Visit) => Promise<void>,
    kind: Kind,
    changed?: Map<string, string>,
    timeoutMs?: number,
  ) => {
    const isUsual = !isProof && !kind.width && !kind.height && !kind.colorScheme;
    const watched = (isUsual && spare) || (await openPage(browser, fondly.address, kind));
    if (isUsual) spare = undefined;
    const { page, complaints } = watched;
    try {
      if (timeoutMs) {
        page.setDefaultTimeout(timeoutMs);
        page.setDefaultNavigationTimeout(Math.max(timeoutMs, leastLoadTimeoutMs));
      }
      if (changed) await serveInstead(page, changed);
      accounts += 1;
      const account =
        kind.as === 'administrator' ? administrator : { ...somebody, email: `eleanor${accounts}@whitfield.test` };
      const answer = await page.request.post(kind.as === 'administrator' ? '/api/login' : '/api/register', {
        data: account,
      });
      expect(answer.ok()).toBe(true);
      if (kind.as === 'visitor') await page.request.post('/api/logout');
      const make = async (path: string, body: object) => {
        const made = await page.request.post(path, { data: body });
        if (made.status() !== 201) throw new Error(`POST ${path}: ${made.status()} ${await made.text()}`);
        return ((await made.json()) as { id: number }).id;
      };
      await run({ page, account, make }).catch(async (error: unknown) => {
        if (!isProof) console.log(`${page.url()} shows:\n${await page.locator('body').ariaSnapshot().catch(String)}`);
        throw error;
      });
      if (!kind.fails) expect(complaints).toEqual([]);
      if (isUsual && (await emptyPage(watched))) spare = watched;
    } finally {
      if (spare !== watched) await watched.close();
    }
  };

  if (!isProof) {
    test('the built pages have what each row takes out of them', () => {
      expect(ofPages.filter((row) => builtFilesWithout(row).size === 0)).toEqual([]);
    });
  }

  return (name, run, kind = {}) => {
    if (!isProof) return test(name, () => travel(run, kind));
    const own = ofPages.filter(({ test: [, named] }) => named === name);
    if (own.length === 0) return;
    let wholeMs: number | undefined;
    test(name, async () => {
      const begunMs = performance.now();
      await travel(run, kind);
      wholeMs = performance.now() - begunMs;
    });
    for (const row of own) {
      // Most of the time goes by in waiting for what does not come: several wait at once.
      test.concurrent(`${name}, without: ${row.says}`, async () => {
        const changed = builtFilesWithout(row);
        expect(changed.size, 'no built page says this').toBeGreaterThan(0);
        if (wholeMs === undefined) throw new Error('With everything there it fails already');
        const failureAfter = (patience: number): Promise<unknown> =>
          travel(run, kind, changed, Math.max(leastProofTimeoutMs, patience * (wholeMs ?? 0))).catch(
            (error: unknown) => error,
          );
        let failure = await failureAfter(row.change ? longProofPatience : proofPatience);
        const isAboutWords = String(failure).replaceAll("\\'", "'").includes(row.says);
        if (failure !== undefined && !row.change && !isAboutWords) failure = await failureAfter(longProofPatience);
        expect(String(failure), 'the page did not load').not.toMatch(/page\.(goto|reload): Timeout/);
        expect(failure).toBeInstanceOf(Error);
      });
    }
  };
}

/** The built files that change when the row's words or rule are taken out of them, by name. */
function builtFilesWithout(row: Row): Map<string, string> {
  return new Map(
    [...readBuiltFiles()].flatMap(([name, text]): [string, string][] => {
      const changed = without(row, text);
      return changed === text ? [] : [[name, changed]];
    }),
  );
}

const builtFiles = new Map<string, string>();

function readBuiltFiles(): ReadonlyMap<string, string> {
  if (builtFiles.size > 0) return builtFiles;
  const assets = join(repository, builtPage, 'assets');
  for (const name of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))) {
    builtFiles.set(name, readFileSync(join(assets, name), 'utf8'));
  }
  return builtFiles;
}

async function serveInstead(page: Page, changed: Map<string, string>): Promise<void> {
  await page.route('**/assets/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = changed.get(name);
    if (body === undefined) return route.fallback();
    await route.fulfill({ body, contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript' });
  });
}
