import type { Cookie, Page } from 'playwright-core';
import { createApiClient } from '../process/api-client.ts';
import { startFondlyProcess } from '../process/start-fondly-process.ts';
import { fillAccount } from './fill-account.ts';
import type { Things } from './screen.ts';
import { newcomer, stories } from './stories.ts';

export type StoryName = keyof typeof stories | 'empty';

/** The built server on its own data directory, with the accounts of the stories. */
export type FilledServer = {
  address: string;
  /** Gives a page the account's one session. */
  signIn(page: Page, story: StoryName): Promise<void>;
  thingsOf(story: StoryName): Things;
  close(): Promise<void>;
};

/** Starts it and creates the requested accounts; the first one, the administrator, always exists. */
export async function startFilledServer(
  wanted: ReadonlySet<StoryName | null>,
  env: Record<string, string> = {},
): Promise<FilledServer> {
  const fondly = await startFondlyProcess({ env });
  // A passkey needs a host name, not an IP address.
  const address = fondly.address.replace('127.0.0.1', 'localhost');
  const filled = new Map<StoryName, Things>();
  const sessions = new Map<StoryName, Cookie[]>();
  const accountOf = (story: StoryName) => (story === 'empty' ? newcomer : stories[story].account);
  try {
    for (const story of ['full', 'long', 'rtl'] as const) {
      if (story !== 'full' && !wanted.has(story)) continue;
      filled.set(story, await fillAccount(createApiClient(fondly.address), stories[story], { drawn: true }));
    }
    await createApiClient(fondly.address).call('POST', '/api/register', newcomer);
  } catch (error) {
    await fondly.close();
    throw error;
  }
  return {
    address,
    signIn: async (page, story) => {
      const { email, password } = accountOf(story);
      if (!sessions.has(story)) await page.request.post('/api/login', { data: { email, password } });
      const cookies = sessions.get(story) ?? (await page.context().cookies());
      sessions.set(story, cookies);
      await page.context().addCookies(cookies);
    },
    thingsOf: (story) => {
      const things = filled.get(story) ?? filled.get('full');
      if (!things) throw new Error('Nothing was filled in.');
      return things;
    },
    close: () => fondly.close(),
  };
}
