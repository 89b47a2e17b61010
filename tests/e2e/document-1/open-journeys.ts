import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../browser.ts';
import { type FondlyProcess, startFondlyProcess } from '../../process/start-fondly-process.ts';
import { openPage } from '../open-page.ts';

/** A user with their own page: a new account, unless the journey needs a visitor or the administrator. */
export type Visit = {
  page: Page;
  account: typeof somebody;
  /** Creates a row through the API and returns its id. */
  make(path: string, body: object): Promise<number>;
};

type Kind = {
  as?: 'somebody' | 'visitor' | 'administrator';
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Calls fail in this journey, which browsers log to the console. */
  fails?: boolean;
};

const somebody = { name: 'Eleanor Whitfield', email: '', password: 'correct horse', timeZone: 'Europe/London' };
const administrator = { ...somebody, name: 'Ada Minton', email: 'ada@fondly.test' };
/** Defines a test of what a user does and sees. */
export type Journey = (name: string, run: (visit: Visit) => Promise<void>, kind?: Kind) => void;

/** One server, one browser and one page for all journeys of a document; each journey is a test with its own account. */
export function openJourneys(): Journey {
  let browser: Browser;
  let fondly: FondlyProcess;
  let accounts = 0;
  beforeAll(async () => {
    browser = await launchBrowser();
    fondly = await startFondlyProcess();
    // On a busy machine a server refuses calls without room just after its start.
    await vi.waitFor(async () => expect(await registerAdministrator()).toBe(''), { timeout: 60_000 });
  });
  const registerAdministrator = async () => {
    const answer = await fetch(`${fondly.address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    return answer.ok ? '' : `${answer.status} ${await answer.text()}`;
  };
  afterAll(async () => {
    await browser?.close();
    await fondly?.close();
  });

  const travel = async (run: (visit: Visit) => Promise<void>, kind: Kind) => {
    const { page, complaints, close } = await openPage(browser, fondly.address, kind);
    accounts += 1;
    const account =
      kind.as === 'administrator' ? administrator : { ...somebody, email: `eleanor${accounts}@whitfield.test` };
    const answer = await page.request.post(kind.as === 'administrator' ? '/api/login' : '/api/register', {
      data: account,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    if (kind.as === 'visitor') await page.request.post('/api/logout');
    const make = async (path: string, body: object) => {
      const made = await page.request.post(path, { data: body });
      if (made.status() !== 201) throw new Error(`POST ${path}: ${made.status()} ${await made.text()}`);
      return ((await made.json()) as { id: number }).id;
    };
    await run({ page, account, make }).catch(async (error: unknown) => {
      console.log(`${page.url()} shows:\n${await page.locator('body').ariaSnapshot().catch(String)}`);
      throw error;
    });
    if (!kind.fails) expect(complaints).toEqual([]);
    await close();
  };

  return (name, run, kind = {}) => {
    test(name, () => travel(run, kind));
  };
}
