import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/app/test-context.ts';
import {
  insertDueCard,
  insertOwner,
  type Owner,
  readCard,
  readLog,
} from '../../../../../tests/delivery/insert-card.ts';
import { startProcessorCost } from '../../../../../tests/processor-cost.ts';
import { type ImapServer, startImapServer } from '../../../../../tests/servers/imap-server.ts';
import { cardDeliveryLogs, cardNotices, cards } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { readBouncesJob } from './read-bounces.job.ts';

let fondly: TestContext;
let server: ImapServer;
let owner: Owner;
beforeAll(async () => {
  server = await startImapServer();
  fondly = await createTestContext({}, { BOUNCE_MAILBOX_URL: server.url });
});
afterAll(async () => {
  await fondly.close();
  await server.close();
});
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
  owner = await insertOwner(fondly.context);
  await fondly.context.database.orm
    .update(people)
    .set({ email: 'mum@example.test' })
    .where(eq(people.id, owner.personId));
});

const run = () =>
  readBouncesJob(fondly.context).handler({}, { jobId: 'j', attempt: 1, signal: new AbortController().signal });
const bounced = async () =>
  (await fondly.context.database.orm.select().from(people).where(eq(people.id, owner.personId)))[0]?.bouncedEmail;

let sentCards = 0;
async function insertSentCard(): Promise<{ id: number; messageId: string }> {
  const id = await insertDueCard(fondly.context, owner, {
    deliveryStatus: 'sent',
    attempt: 1,
    deliveryDate: fondly.clock.now(),
  });
  sentCards += 1;
  const messageId = `secret-of-card-${sentCards}@fondly.test`;
  await fondly.context.database.orm
    .insert(cardDeliveryLogs)
    .values({ cardId: id, attempt: 1, deliveryMethod: 'digital', deliveryStatus: 'sent', messageId });
  return { id, messageId };
}

type Report = { status?: string; action?: string; returned?: string; type?: string; head?: string };

/** A report in the format of Postfix (RFC 3464). */
function report(messageId: string, { status = '5.1.1', action = 'failed', ...rest }: Report = {}): string {
  const { returned = `Subject: Happy Birthday\r\nMessage-ID:\r\n <${messageId}>\r\n`, type = 'text/rfc822-headers' } =
    rest;
  return [
    'From: MAILER-DAEMON@mx.example.test\r\nTo: fondly@fondly.test\r\nSubject: Undelivered Mail Returned to Sender',
    `MIME-Version: 1.0${rest.head ?? ''}`,
    'Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="part"',
    '\r\n--part\r\nContent-Type: text/plain\r\n\r\nI am sorry.',
    '--part\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.test\r\n',
    `Final-Recipient: rfc822; mum@example.test\r\nAction: ${action}\r\nStatus: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <mum@example.test>:\r\n    no such user\r\n',
    `--part\r\nContent-Type: ${type}\r\n\r\n${returned}`,
    '--part--\r\n',
  ].join('\r\n');
}

test.each([
  ['its head', {}],
  ['itself', { type: 'message/rfc822' }],
  ['nothing but what it answers', { returned: '\r\n', head: '\r\nIn-Reply-To: <ID>' }],
])(
  'a report that returns %s fails the card, marks the contact and notifies the owner once',
  async (_, change: Report) => {
    const { id, messageId } = await insertSentCard();
    for (let times = 0; times < 2; times += 1) {
      server.deliver(report(messageId, { ...change, head: change.head?.replace('ID', messageId) }));
      await run();
      expect(server.unread()).toBe(0);
    }
    expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'bounced' });
    expect((await readLog(fondly.context, id))[0]?.deliveryDetails).toBe(
      'It came back: 550 5.1.1 <mum@example.test>: no such user',
    );
    expect(await bounced()).toBe('mum@example.test');
    expect(await fondly.context.database.orm.select().from(cardNotices)).toMatchObject([
      { cardId: id, reason: 'bounced' },
    ]);
  },
);

const inert: [string, (messageId: string) => string][] = [
  ['a delay', (messageId) => report(messageId, { status: '4.2.2', action: 'delayed' })],
  ['a temporary failure', (messageId) => report(messageId, { status: '4.4.1' })],
  ['a success', (messageId) => report(messageId, { status: '2.0.0', action: 'delivered' })],
  ['a report that names the recipient, and a Message-ID that is not ours', () => report('guessed@fondly.test')],
  [
    'an answer of the recipient',
    (messageId) => `Subject: Re: Happy\r\nIn-Reply-To: <${messageId}>\r\n\r\nStatus: 5.1.1`,
  ],
  [
    'a report inside another mail',
    (messageId) =>
      `Content-Type: multipart/mixed; boundary=o\r\n\r\n--o\r\nContent-Type: message/rfc822\r\n\r\n${report(messageId)}\r\n--o--`,
  ],
  ['a report that is torn apart', (messageId) => report(messageId).slice(0, 300)],
  ['bytes', () => '\0\xff\xfe<>:;\r\n\r\n\0'],
  ['nothing', () => ''],
  ['a Message-ID with a NUL', () => report('a\0b@fondly.test')],
  [
    'boundaries without end',
    () => `Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n${'--b\r\n'.repeat(60_000)}`,
  ],
  ['mail in mail in mail', () => 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(5_000)],
];
test.each(inert)('%s changes nothing and is not read again', async (_, write) => {
  const { id, messageId } = await insertSentCard();
  server.deliver(write(messageId));
  const costMs = startProcessorCost();
  await run();
  expect(costMs()).toBeLessThan(5_000);
  expect(server.unread()).toBe(0);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect(await bounced()).toBeNull();
});

test('reads only the beginning of a huge mail, and finds the report in it', async () => {
  const { id, messageId } = await insertSentCard();
  const returned = `Message-ID: <${messageId}>\r\n\r\n${'x'.repeat(20_000_000)}`;
  server.deliver(report(messageId, { type: 'message/rfc822', returned }));
  await run();
  expect((await readCard(fondly.context, id)).failureReason).toBe('bounced');
});

test('a broken connection leaves the report unread for the next run', async () => {
  const { id, messageId } = await insertSentCard();
  server.deliver(report(messageId));
  server.cutFetches(true);
  await expect(run()).rejects.toThrow();
  expect(server.unread()).toBe(1);
  server.cutFetches(false);
  await run();
  expect((await readCard(fondly.context, id)).failureReason).toBe('bounced');
});

test('reads nothing without a configured mailbox', async () => {
  const before = server.sessions;
  const { config } = fondly.context;
  const context = { ...fondly.context, config: { ...config, bounceMailboxUrl: undefined } };
  await readBouncesJob(context).handler({}, { jobId: 'j', attempt: 1, signal: new AbortController().signal });
  expect(server.sessions).toBe(before);
});
