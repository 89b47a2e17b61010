import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';
import type { CardStage, Ledger, PromisedCard } from './ledger.ts';

type BusyOptions = {
  client: ApiClient;
  ledger: Ledger;
  /** Makes this user's titles and addresses unique. */
  name: string;
  /** The zone of the user and the contacts; a card approved for today is due at 09:00 there. */
  timeZone: string;
  random: () => number;
  /** Resolves once a server is ready; after a broken connection the user waits for it. */
  serving: () => Promise<void>;
  isOver: () => boolean;
};

const dayMs = 86_400_000;

/** Adds contacts, dates and cards, generates some, approves and sends others, until the end. One call at a time. */
export async function keepBusy({
  client,
  ledger,
  name,
  timeZone,
  random,
  serving,
  isOver,
}: BusyOptions): Promise<void> {
  let count = 0;
  let cardCount = 0;

  /** The row of a 2xx answer; null if the connection broke and the outcome is unknown. */
  const ask = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await client.call(method, path, body, headers).catch(() => null);
    if (!answer) {
      await serving();
      return null;
    }
    if (answer.status === 429 || answer.status === 503) {
      // Refused, not lost: a browser would say so and the user would try again.
      await wait(200);
      return null;
    }
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as { id: number; jobId: number };
  };

  const advance = async (card: PromisedCard, stage: CardStage, path: string, body?: unknown) => {
    card.attempted = stage;
    if (await ask('POST', `/api/cards/${card.id}/${path}`, body)) card.acknowledged = stage;
  };

  const makeCard = async (person: Ledger['people'][number]) => {
    cardCount += 1;
    const content = {
      personId: person.id,
      title: `Card ${name}-${cardCount}`,
      message: `Wishes no. ${cardCount} for ${person.name}`,
    };
    const row = await ask('POST', '/api/cards', { ...content, category: 'birthday' });
    if (!row) return;
    const card: PromisedCard = { ...content, id: row.id, acknowledged: 0, attempted: 0 };
    ledger.cards.push(card);
    const plan = random();
    if (plan < 0.15) return;
    if (plan < 0.55) await advance(card, 1, 'approve', { scheduledDate: dayIn(timeZone, 30) });
    if (plan > 0.35 && plan < 0.8) await advance(card, 2, 'send-now');
    if (plan > 0.8) await advance(card, 2, 'approve', { scheduledDate: dayIn(timeZone, 0) });
  };

  const haveWritten = async (person: Ledger['people'][number]) => {
    const brief = {
      personId: person.id,
      category: 'birthday',
      title: 'Happy Birthday',
      styleSettings: { category: 'text' },
    };
    const row = await ask('POST', '/api/cards/generate', brief, { prefer: 'respond-async' });
    if (row) ledger.generationIds.push(row.jobId);
  };

  while (!isOver()) {
    await serving();
    count += 1;
    const contact = {
      name: `Contact ${name}-${count}`,
      email: `to-${name}-${count}@example.test`,
      notes: `Met in ${1960 + (count % 60)}`,
    };
    const row = await ask('POST', '/api/people', contact);
    if (!row) continue;
    const person = { ...contact, id: row.id };
    ledger.people.push(person);
    const date = { personId: person.id, occasionType: 'birthday', date: `19${50 + (count % 50)}-06-15` };
    if (random() < 0.5) {
      const dateRow = await ask('POST', '/api/important-dates', date);
      if (dateRow) ledger.dates.push({ ...date, id: dateRow.id });
    }
    // Five may wait at once (the server's limit), and a killed one waits until its job is found again.
    if (random() < 0.15 && ledger.generationIds.length < 5) await haveWritten(person);
    await makeCard(person);
    await makeCard(person);
  }
}

/** The day so many days from now. */
function dayIn(timeZone: string, days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * dayMs);
}

/** A zone where it is about noon, so that a card approved for today is due and its day lasts for the test. */
export function zoneWithNoon(now: Date): string {
  const hoursEast = 12 - now.getUTCHours();
  // The names count in reverse: Etc/GMT-3 is three hours ahead.
  return hoursEast === 0 ? 'UTC' : `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`;
}
