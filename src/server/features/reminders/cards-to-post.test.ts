import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { insertDueCard, insertOwner, type Owner } from '../../../../tests/delivery/insert-card.ts';
import { cards } from '../../db/tables/cards.ts';
import type { Mailer, OutgoingMail } from '../../mail/mailer.ts';
import { sweepScheduledCards } from '../delivery/sweep-scheduled-cards.ts';
import { sendCardsToPost } from './send-cards-to-post.ts';
import { sendNotices } from './send-notices.ts';

let fondly: TestApp;
let owner: Owner;
const mails: OutgoingMail[] = [];
let refuses = false;
const mailer: Mailer = {
  send: async (mail, beforeLastBytes) => {
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    if (refuses) return { outcome: 'rejected', reply: '550 no such mailbox' };
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
  mails.length = 0;
  refuses = false;
  owner = await insertOwner(fondly.context);
});

const ask = () => sendCardsToPost(fondly.context, new AbortController().signal);
const insert = (scheduledDate: string, more: Parameters<typeof insertDueCard>[2] = {}) => {
  const due = Date.parse(`${scheduledDate}T09:00:00Z`) - 7 * 86_400_000;
  return insertDueCard(fondly.context, owner, {
    deliveryMethod: 'physical',
    digitalDeliveryType: null,
    scheduledDate,
    dueAt: new Date(due),
    dayEndsAt: new Date(due + 15 * 3_600_000),
    ...more,
  });
};

test('asks in the morning, five days before the last day in the post, once for all cards of a day', async () => {
  const ids = [await insert('2026-12-25'), await insert('2026-12-25')];
  await insert('2026-12-26');
  await insert('2026-12-25', { deliveryStatus: 'draft' });
  await insert('2026-12-25', { deliveryMethod: 'digital' });
  for (const early of ['2026-12-12T11:00:00Z', '2026-12-13T07:59:00Z', '2026-12-13T12:00:00Z']) {
    fondly.clock.set(early);
    expect([early, (await ask()).mailed]).toEqual([early, 0]);
  }
  fondly.clock.set('2026-12-13T08:00:00Z');
  expect(await ask()).toMatchObject({ mailed: 1, failed: 0 });
  expect(mails).toMatchObject([
    { to: { address: owner.email }, subject: '2 printed cards to post by Friday, December 18' },
  ]);
  expect(mails[0]?.text).toContain(`Print them: http://fondly.test/paper?cards=${ids.join()}`);
  expect(mails[0]?.text).toContain('they arrive by Friday, December 25');
  expect(await ask()).toMatchObject({ mailed: 0 });
  fondly.clock.set('2026-12-14T08:00:00Z');
  await ask();
  expect(mails.map(({ subject }) => subject)).toEqual([
    '2 printed cards to post by Friday, December 18',
    'One printed card to post by Saturday, December 19',
  ]);
});

test('asks at once for a late card, and again after a mail that was refused', async () => {
  await insert('2026-12-20');
  await insert('2026-12-30');
  fondly.clock.set('2026-12-18T09:00:00Z');
  refuses = true;
  expect(await ask()).toMatchObject({ mailed: 0, failed: 1 });
  refuses = false;
  fondly.clock.set('2026-12-19T09:00:00Z');
  expect(await ask()).toMatchObject({ mailed: 1 });
  expect(mails[0]?.subject).toBe('2 printed cards to post');
  expect(mails[0]?.text).toContain('One printed card to post now');
  expect(mails[0]?.text).toContain('One printed card to post by Wednesday, December 23');
});

test('asks nobody where a provider prints', async () => {
  await insert('2026-12-25');
  fondly.clock.set('2026-12-14T09:00:00Z');
  const printing = { order: async () => ({ outcome: 'accepted', reply: '202' }) as const, close: async () => {} };
  expect(await sendCardsToPost({ ...fondly.context, printing }, new AbortController().signal)).toMatchObject({
    mailed: 0,
  });
  expect(await ask()).toMatchObject({ mailed: 1 });
});

test('says of a card whose day is over that it was not marked as posted, and offers nothing that cannot be', async () => {
  await insert('2026-12-25');
  fondly.clock.set('2026-12-27T09:00:00Z');
  await sweepScheduledCards(fondly.context);
  expect(await sendNotices(fondly.context, new AbortController().signal)).toMatchObject({ mailed: 1 });
  expect(mails[0]?.text).toContain('it was not marked as posted');
  expect(mails[0]?.text).not.toContain('Send it now');
});
