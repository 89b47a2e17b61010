import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { createApiClient } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import { compare, type MeasuredRow } from './measure.ts';
import { logIn, register } from './sign-in.ts';
import { type Visit, type VisitedPage, visitPage } from './visit-page.ts';

const rounds = 3;
const floor: VisitedPage = { name: 'an answer without a script', path: '/api/health', usable: 'body' };

const figures: readonly { key: keyof Visit; says: string; unit: string }[] = [
  { key: 'scriptKilobytes', says: 'JavaScript until usable, gzip', unit: 'KB' },
  { key: 'lcpMs', says: 'largest contentful paint', unit: 'ms' },
  { key: 'tbtMs', says: 'total blocking time', unit: 'ms' },
  { key: 'cls', says: 'layout shift', unit: '' },
];

/** What the first visit of a page costs someone with a slow phone: the figures of Lighthouse, in a real browser. */
export const pagesBench: Benchmark = {
  title: 'First visit of a page, cold cache, processor slowed down four times',
  run: async (databases) => {
    const database = await databases.create();
    const server = await startFondlyProcess({ env: database.env });
    const browser = await launchBrowser();
    try {
      await register(server.address);
      const cookie = await logIn(server.address);
      const cardId = await seed(server.address, cookie);
      const pages: VisitedPage[] = [
        { name: 'dashboard', path: '/', usable: 'h2:has-text("Upcoming Cards")' },
        { name: 'contacts', path: '/people', usable: 'main a[href^="/people/"]:has-text("Margaret")' },
        { name: 'create card', path: '/cards/create', usable: 'main form button' },
        { name: 'card detail', path: `/cards/${cardId}`, usable: 'h2:has-text("Card Details")' },
      ];
      const visits = await visitInRounds(browser, server.address, cookie, [...pages, floor]);
      return (await Promise.all(figures.map((figure) => rowsOf(figure, pages, visits)))).flat();
    } finally {
      await browser.close();
      await server.kill('SIGTERM');
      database.remove();
    }
  },
};

/** One visit gives all four figures: they are taken first, round by round, and compared afterwards. */
async function visitInRounds(browser: Browser, address: string, cookie: string, pages: readonly VisitedPage[]) {
  const visits = new Map<VisitedPage, Visit[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) visits.get(page)?.push(await visitPage(browser, address, cookie, page));
  }
  return visits;
}

function rowsOf(
  { key, says, unit }: (typeof figures)[number],
  pages: readonly VisitedPage[],
  visits: ReadonlyMap<VisitedPage, Visit[]>,
): Promise<MeasuredRow[]> {
  const subjectOf = (page: VisitedPage) => {
    const taken = (visits.get(page) ?? []).map((visit) => visit[key]).values();
    return { name: `${page.name}: ${says}`, measure: async () => taken.next().value ?? Number.NaN };
  };
  return compare({ unit, subjects: pages.map(subjectOf), floor: subjectOf(floor), warmUps: 0, rounds });
}

/** Eight contacts with two drafts each; gives the id of the first draft. */
async function seed(address: string, cookie: string): Promise<number> {
  const client = createApiClient(address);
  const make = async (path: string, body: object) => {
    const answer = await client.call('POST', path, body, { cookie });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return (answer.body as { id: number }).id;
  };
  const cardIds: number[] = [];
  for (const name of ['Margaret', 'Arthur', 'Beatrice', 'Clement', 'Dorothy', 'Edmund', 'Florence', 'Gilbert']) {
    const personId = await make('/api/people', {
      name: `${name} Whitfield`,
      email: `${name.toLowerCase()}@example.test`,
    });
    for (const occasion of ['birthday', 'thank-you']) {
      const card = { personId, title: `For ${name}`, message: 'With love on your day.', category: occasion };
      cardIds.push(await make('/api/cards', card));
    }
  }
  return cardIds[0] ?? 0;
}
