import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { insertDueCard, insertOwner, type Owner, readCard } from '../../../../../tests/delivery/insert-card.ts';
import { keepLinks } from '../../../../../tests/delivery/keep-links.ts';
import { cards } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { unsubscribes } from '../../../db/tables/users.ts';
import type { OutgoingMail } from '../../../mail/mailer.ts';
import { createDeliveryWorker } from '../delivery-worker.ts';

let fondly: TestApp;
let owner: Owner;
const sentMail: OutgoingMail[] = [];
beforeAll(async () => {
  const send = async (mail: OutgoingMail) => {
    sentMail.push(mail);
    return { outcome: 'accepted', reply: '250 OK' } as const;
  };
  fondly = await startTestApp({ replace: { mailer: { send, close: async () => {} } } });
  owner = await insertOwner(fondly.context);
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
  await fondly.context.database.orm.delete(unsubscribes);
});

async function linksOf() {
  const id = await insertDueCard(fondly.context, owner);
  return { id, ...(await keepLinks(fondly.context, id)) };
}

test('opening the unsubscribe page changes nothing and shows a button', async () => {
  const { unsubscribe } = await linksOf();
  const page = await fondly.anonymous.call('GET', unsubscribe);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(`<form method="post" action="${unsubscribe}">`);
  expect(page.body).not.toMatch(/<style|<script|style=/);
  expect(await fondly.context.database.orm.select().from(unsubscribes)).toEqual([]);
  expect((await fondly.anonymous.call('GET', '/unsubscribe.css')).headers['content-type']).toContain('text/css');
});

test('the unsubscribe page uses the language of the contact with that address', async () => {
  const { unsubscribe } = await linksOf();
  const { orm } = fondly.context.database;
  expect((await fondly.anonymous.call('GET', unsubscribe)).body).toContain('<button>Get no more cards</button>');
  const reader = { email: 'Mum@example.test', language: 'de' } as const;
  await orm.update(people).set(reader).where(eq(people.id, owner.personId));
  const page = await fondly.anonymous.call('GET', unsubscribe);
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('<button>Keine Karten mehr bekommen</button>');
  expect((await fondly.anonymous.call('POST', unsubscribe)).body).toContain('gehen nicht mehr an');
  await orm.update(people).set({ email: null, language: null }).where(eq(people.id, owner.personId));
});

test('one-click unsubscribing works from any origin and when repeated', async () => {
  const { id, unsubscribe } = await linksOf();
  const click = () =>
    fondly.app.inject({
      method: 'POST',
      url: unsubscribe,
      payload: 'List-Unsubscribe=One-Click',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
    });
  expect((await click()).statusCode).toBe(200);
  expect((await click()).statusCode).toBe(200);
  expect(await fondly.context.database.orm.select().from(unsubscribes)).toMatchObject([
    { userId: owner.userId, email: 'mum@example.test' },
  ]);
  const worker = createDeliveryWorker(fondly.context, { pollMs: 20 });
  worker.start();
  await expect
    .poll(async () => (await readCard(fondly.context, id)).failureReason, { timeout: 50_000 })
    .toBe('unsubscribed');
  await worker.stop();
  expect(sentMail).toEqual([]);
});

test('an unknown unsubscribe link shows an explanation', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await fondly.anonymous.call(method, `/unsubscribe/${'y'.repeat(43)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
  }
});
