import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { insertDueCard, insertOwner, type Owner, readCard } from '../../../../tests/delivery/insert-card.ts';
import { cards } from '../../db/tables/cards.ts';
import type { Mailer, OutgoingMail } from '../../mail/mailer.ts';
import { recordResult } from '../delivery/outcome/record-result.store.ts';
import { claimDueCards } from '../delivery/queue/claim-due-cards.store.ts';
import { sweepScheduledCards } from '../delivery/sweep-scheduled-cards.ts';
import { sendNotices } from './send-notices.ts';

let fondly: TestApp;
let owner: Owner;
const mails: OutgoingMail[] = [];
let refuses = false;
const mailer: Mailer = {
  send: async (mail, beforeLastBytes) => {
    if (refuses) return { outcome: 'rejected', reply: '550 no such mailbox' };
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    mails.push(mail);
    return { outcome: 'accepted', reply: '250' };
  },
  close: async () => {},
};
beforeAll(async () => {
  fondly = await startTestApp({ replace: { mailer } });
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
  fondly.clock.set('2026-05-04T09:00:00Z');
  mails.length = 0;
  owner = await insertOwner(fondly.context);
});
const tell = () => sendNotices(fondly.context, new AbortController().signal);
const fail = async (reason: 'unknown' | 'rejected') => {
  const id = await insertDueCard(fondly.context, owner);
  const [attempt] = await claimDueCards(fondly.context.database.orm, {
    worker: 'w',
    limit: 1,
    now: fondly.clock.now(),
    verifiedOnly: false,
  });
  if (!attempt) throw new Error('The card was not due');
  await fondly.context.database.transaction((tx) =>
    recordResult(tx, attempt, { kind: 'failed', reason, messageId: 'm@x', details: '550' }, fondly.clock.now()),
  );
  return id;
};
const miss = async () => {
  const id = await insertDueCard(fondly.context, owner, { dayEndsAt: new Date('2026-05-04T08:59:00Z') });
  await sweepScheduledCards(fondly.context);
  return id;
};
const linkIn = (label: string) =>
  new RegExp(`${label}: http://fondly.test(/\\S+)`).exec(mails[0]?.text ?? '')?.[1] ?? '';

test('notifies the owner once of a missed card, which one answer sends late', async () => {
  const id = await miss();
  expect(await tell()).toMatchObject({ mailed: 1, failed: 0 });
  await Promise.all([tell(), tell()]);
  expect(mails).toMatchObject([{ to: { address: owner.email }, subject: 'Not delivered: Happy 60th Birthday, Mum' }]);
  const link = linkIn('Send it now');
  const question = (await fondly.anonymous.call('GET', link)).body;
  expect(question).toContain('Send it now');
  expect(question).toMatch(/The card goes to Margaret Whitfield at \S+@\S+ right away/);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'missed' });
  const answers = await Promise.all([1, 2, 3].map(() => fondly.anonymous.call('POST', link)));
  expect(answers.filter(({ body }) => body.includes('on its way'))).toHaveLength(1);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'scheduled', sendGeneration: 2 });
});

test('an owner can confirm that an uncertain card arrived, and then not send it again', async () => {
  const id = await fail('unknown');
  await tell();
  const again = linkIn('Send it again');
  expect((await fondly.anonymous.call('POST', linkIn('It arrived'))).statusCode).toBe(200);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent', failureReason: null });
  const late = await fondly.anonymous.call('POST', again);
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('This card was sent')]);
});

test('one mail covers several failures and omits those already fixed', async () => {
  await fail('rejected');
  const mended = await fail('unknown');
  await miss();
  await fondly.context.database.orm
    .update(cards)
    .set({ deliveryStatus: 'sent', failureReason: null })
    .where(eq(cards.id, mended));
  expect(await tell()).toMatchObject({ mailed: 2, failed: 0 });
  expect(mails.map(({ subject }) => subject)).toEqual(['2 cards could not be delivered for sure']);
  expect(linkIn('Fix the address')).toBe(`/people/${owner.personId}/edit`);
});

test('counts a notice rejected by the mail server with its cause, retries it and gives up', async () => {
  await miss();
  refuses = true;
  expect(await tell()).toEqual({ mailed: 0, failed: 1, waiting: 0, givenUp: 0, cause: '550 no such mailbox' });
  let [attempts, givenUp] = [1, 0];
  for (let hour = 0; hour < 48; hour += 1) {
    fondly.clock.advanceMs(3_600_000);
    const counts = await tell();
    attempts += counts.failed + counts.givenUp;
    givenUp += counts.givenUp;
  }
  refuses = false;
  fondly.clock.advanceMs(3_600_000);
  expect([attempts, givenUp, await tell()]).toEqual([5, 1, expect.objectContaining({ mailed: 0, waiting: 0 })]);
});

test('returns 404 for an unknown answer link', async () => {
  const nonsense = `/answer/${'x'.repeat(43)}`;
  expect((await fondly.anonymous.call('GET', nonsense)).statusCode).toBe(404);
  expect((await fondly.anonymous.call('POST', nonsense)).statusCode).toBe(404);
});
