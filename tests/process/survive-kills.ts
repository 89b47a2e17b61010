import { setTimeout as wait } from 'node:timers/promises';
import type { CardListItem } from '../../src/contract/cards.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { type ApiClient, createApiClient, signUp } from './api-client.ts';
import { keepBusy, zoneWithNoon } from './busy-person.ts';
import { findFreePort } from './free-port.ts';
import { countRows, findBroken, type Ledger, openLedger, type Shown } from './ledger.ts';
import { runThroughKills } from './run-through-kills.ts';
import { seededRandom } from './seeded-random.ts';

const names = ['ada', 'ben', 'cleo'];

export type SurvivalFigures = {
  kills: { starting: number; serving: number };
  /** Acknowledged rows, and those of them that are missing or different, as messages. */
  rows: number;
  broken: string[];
  messages: number;
  duplicates: number;
  sent: number;
  unknown: number;
  unknownArrived: number;
  /**
   * Generations that were given up, which is reported after 15 minutes without an end; not those during which Fondly
   * was killed twice.
   */
  givenUp: number;
};

type SurvivalOptions = {
  kills: number;
  seed: number;
  /** The data to use: DATA_DIR, and DATABASE_URL for PostgreSQL. */
  env: Record<string, string> & { DATA_DIR: string };
  /** A killed worker's lease (60 s) expires first, then its cards are sent. */
  settleWithinMs: number;
  /** Called before each kill with the number of kills so far. */
  onKill?: (done: number) => void;
};

/** Three users work without a pause while their server is killed again and again; then checks what is there. */
export async function surviveKills({
  kills,
  seed,
  env,
  settleWithinMs,
  onKill,
}: SurvivalOptions): Promise<SurvivalFigures> {
  // Answers slowly, so that kills also hit between the server's acceptance and our learning of it.
  const mail = await startMailServer({ behaviour: { slowMs: 40 } });
  const random = seededRandom(seed);
  const port = String(await findFreePort());
  const environment = { ...env, PORT: port, SMTP_URL: mail.url, PUBLIC_URL: 'http://fondly.test' };
  const killing = runThroughKills({ kills, killWithinMs: 5_000, random, env: environment, ...(onKill && { onKill }) });
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
    await waitUntilSettled(people, settleWithinMs);
    const { status } = await createApiClient(server.address).call('GET', '/api/ready');
    const seen = await look(people, mail);
    return {
      ...seen,
      kills: killing.counts,
      broken: status === 200 ? seen.broken : [`/api/ready answers ${status}`, ...seen.broken],
    };
  } finally {
    await killing.close();
    await mail.close();
  }
}

async function look(people: Busy[], mail: MailServer): Promise<Omit<SurvivalFigures, 'kills'>> {
  const ids = new Set(mail.messages.map(({ raw }) => messageIdOf(raw)));
  const messages = mail.messages.length;
  const duplicates = messages - ids.size;
  const figures = { rows: 0, messages, duplicates, sent: 0, unknown: 0, unknownArrived: 0, givenUp: 0 };
  const broken: string[] = [];
  for (const { client, ledger } of people) {
    const shown = await readAll(client);
    broken.push(...findBroken(ledger, shown));
    figures.rows += countRows(ledger);
    for (const id of ledger.generationIds) if (await isGivenUp(client, id)) figures.givenUp += 1;
    for (const card of shown.cards) {
      const arrived = mail.messages.filter(({ raw }) => subjectOf(raw) === card.title).length;
      if (card.deliveryStatus === 'sent') figures.sent += 1;
      if (card.failureReason === 'unknown') figures.unknown += 1;
      if (card.failureReason === 'unknown' && arrived === 1) figures.unknownArrived += 1;
      if (arrived !== expectedMessages(card, arrived))
        broken.push(
          `card ${card.id} is ${card.deliveryStatus} ${card.failureReason ?? ''} and arrived ${arrived} times`,
        );
    }
  }
  return { ...figures, broken };
}

type Busy = { name: string; timeZone: string; client: ApiClient; ledger: Ledger };

/** Registers a user, again if a kill interrupted it. */
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

async function waitUntilSettled(people: Busy[], withinMs: number): Promise<void> {
  const endMs = performance.now() + withinMs;
  for (;;) {
    const waiting = await unsettled(people);
    if (waiting.length === 0) return;
    if (performance.now() > endMs) throw new Error(`Still under way: ${waiting.join(', ')}`);
    await wait(1_000);
  }
}

/** Pending work: cards with the worker or about to be, and cards being generated. */
async function unsettled(people: Busy[]): Promise<string[]> {
  const waiting: string[] = [];
  for (const { client, ledger } of people) {
    const cards = (await client.call('GET', '/api/cards')).body as CardListItem[];
    for (const { id, deliveryStatus } of cards) {
      const given = ledger.cards.some((card) => card.id === id && card.acknowledged === 2);
      if (deliveryStatus === 'scheduled' || (given && deliveryStatus === 'approved_and_scheduled'))
        waiting.push(`card ${id}`);
    }
    for (const id of ledger.generationIds) {
      const state = await generationState(client, id);
      if (state !== 'done' && state !== 'failed') waiting.push(`generation ${id} (${state})`);
    }
  }
  return waiting;
}

async function generationState(client: ApiClient, id: number): Promise<string | undefined> {
  return ((await client.call('GET', `/api/generations/${id}`)).body as { state: string | undefined }).state;
}

async function isGivenUp(client: ApiClient, id: number): Promise<boolean> {
  const { body } = await client.call('GET', `/api/generations/${id}`);
  const { state, error } = body as { state?: string; error?: string | null };
  return state === 'failed' && !error?.startsWith('Fondly stopped twice');
}

/**
 * A sent card has arrived once, one of unknown outcome at most once, any other never; no other failure can occur here.
 */
function expectedMessages({ deliveryStatus, failureReason }: CardListItem, arrived: number): number {
  if (deliveryStatus === 'sent') return 1;
  return deliveryStatus === 'failed' && failureReason === 'unknown' ? Math.min(arrived, 1) : 0;
}

function subjectOf(raw: string): string | undefined {
  return /^Subject: (.*)$/m.exec(raw)?.[1]?.trim();
}

function messageIdOf(raw: string): string | undefined {
  return /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim();
}
