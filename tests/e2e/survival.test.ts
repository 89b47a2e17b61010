import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardListItem } from '../../src/contract/cards.ts';
import { type ApiClient, createApiClient, signUp } from '../process/api-client.ts';
import { keepBusy, zoneWithNoon } from '../process/busy-person.ts';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { findFreePort } from '../process/free-port.ts';
import { countRows, findBroken, type Ledger, openLedger, type Shown } from '../process/ledger.ts';
import { runThroughKills } from '../process/run-through-kills.ts';
import { seededRandom } from '../process/seeded-random.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';

const kills = 20;
const names = ['ada', 'ben', 'cleo'];
/** A killed worker's lease (60 s) runs out first, then its cards are sent. */
const settleWithinMs = 240_000;

const seed = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const data = copyPreparedDataDir();
let mail: MailServer;

beforeAll(async () => {
  // Slow to answer, so that kills also fall between the server's acceptance and our knowing of it.
  mail = await startMailServer({ behaviour: { slowMs: 40 } });
});
afterAll(async () => {
  await mail.close();
  data.remove();
});

test('20 kills lose nothing that was acknowledged and send no card twice', { timeout: 720_000 }, async () => {
  console.log(`survival: SURVIVAL_SEED=${seed}`);
  const port = await findFreePort();
  const env = { DATA_DIR: data.dataDir, PORT: String(port), SMTP_URL: mail.url, PUBLIC_URL: 'http://fondly.test' };
  const killing = runThroughKills({ kills, killWithinMs: 5_000, random, env });
  try {
    await Promise.race([killing.serving(), killing.survivor]);
    const people = await Promise.all(names.map((name) => register(`http://127.0.0.1:${port}`, name, killing.serving)));
    let over = false;
    const busy = Promise.all(
      people.map((person) => keepBusy({ ...person, random, serving: killing.serving, isOver: () => over })),
    );
    const server = await Promise.race([
      killing.survivor,
      busy.then(() => Promise.reject(new Error('They stopped early'))),
    ]);
    over = true;
    await busy;

    await expect.poll(() => settled(people), { timeout: settleWithinMs, interval: 1_000 }).toEqual([]);
    expect((await createApiClient(server.address).call('GET', '/api/ready')).status).toBe(200);
    const figures = { rows: 0, sent: 0, unknown: 0, unknownArrived: 0 };
    for (const { client, ledger } of people) {
      const shown = await readAll(client);
      expect(findBroken(ledger, shown)).toEqual([]);
      figures.rows += countRows(ledger);
      for (const card of shown.cards) {
        const arrived = mail.messages.filter(({ raw }) => subjectOf(raw) === card.title).length;
        if (card.deliveryStatus === 'sent') figures.sent += 1;
        if (card.failureReason === 'unknown') figures.unknown += 1;
        if (card.failureReason === 'unknown' && arrived === 1) figures.unknownArrived += 1;
        expect({ ...stateOf(card), arrived }).toEqual({ ...stateOf(card), arrived: expectedMessages(card, arrived) });
      }
    }
    const duplicates = mail.messages.length - new Set(mail.messages.map(({ raw }) => messageIdOf(raw))).size;
    const { starting, serving } = killing.counts;
    console.log(
      `survival: ${starting + serving} kills (${starting} while starting), ${figures.rows} acknowledged rows, ` +
        `${mail.messages.length} messages, ${figures.sent} cards sent, ${figures.unknown} unknown ` +
        `(${figures.unknownArrived} of them had arrived), ${duplicates} duplicates`,
    );
    expect(starting + serving).toBe(kills);
    expect(duplicates).toBe(0);
    expect(figures.sent).toBeGreaterThan(10);
  } finally {
    await killing.close();
  }
});

type Busy = { name: string; timeZone: string; client: ApiClient; ledger: Ledger };

/** Signs someone up, again if a kill came in between. */
async function register(address: string, name: string, serving: () => Promise<void>): Promise<Busy> {
  const timeZone = zoneWithNoon(new Date());
  for (let attempt = 1; ; attempt += 1) {
    await serving();
    const account = { name: `Sender ${name}`, email: `${name}${attempt}@example.test`, timeZone };
    const client = await signUp(address, account).catch(() => null);
    if (client) return { name, timeZone, client, ledger: openLedger() };
  }
}

async function readAll(client: ApiClient): Promise<Shown> {
  const [people, dates, cards] = await Promise.all(
    ['/api/people', '/api/important-dates', '/api/cards'].map((path) => client.call('GET', path)),
  );
  return { people: people?.body, dates: dates?.body, cards: cards?.body } as Shown;
}

/** What is still under way: cards with the worker or on their way to it, and cards being written. */
async function settled(people: Busy[]): Promise<string[]> {
  const waiting: string[] = [];
  for (const { client, ledger } of people) {
    const cards = (await client.call('GET', '/api/cards')).body as CardListItem[];
    for (const { id, deliveryStatus } of cards) {
      const given = ledger.cards.some((card) => card.id === id && card.acknowledged === 2);
      if (deliveryStatus === 'scheduled' || (given && deliveryStatus === 'approved_and_scheduled'))
        waiting.push(`card ${id}`);
    }
    for (const id of ledger.generationIds) {
      const { state } = (await client.call('GET', `/api/generations/${id}`)).body as { state: string | undefined };
      if (state !== 'done') waiting.push(`generation ${id} (${state})`);
    }
  }
  return waiting;
}

/** A sent card has arrived once, one of unknown outcome at most once, any other never; no other failure is possible here. */
function expectedMessages({ deliveryStatus, failureReason }: CardListItem, arrived: number): number {
  if (deliveryStatus === 'sent') return 1;
  return deliveryStatus === 'failed' && failureReason === 'unknown' ? Math.min(arrived, 1) : 0;
}

function stateOf({ id, deliveryStatus, failureReason }: CardListItem) {
  return { id, deliveryStatus, failureReason };
}

function subjectOf(raw: string): string | undefined {
  return /^Subject: (.*)$/m.exec(raw)?.[1]?.trim();
}

function messageIdOf(raw: string): string | undefined {
  return /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim();
}
