import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { onlyOn } from '../../../../tests/database/only-on.ts';
import { dayIn } from '../../../../tests/days.ts';
import { signingLimits } from '../../../contract/signing.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { signingInvitations } from '../../db/tables/card-signing.ts';
import { cards } from '../../db/tables/cards.ts';
import type { MailOutcome, OutgoingMail } from '../../mail/mailer.ts';
import { newToken } from '../../secrets/tokens.ts';
import { claimDueCards } from '../delivery/queue/claim-due-cards.store.ts';
import { mailSigningJob } from './mail-signing.job.ts';
import { holdCardToSign } from './sign-links.store.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
const sent: OutgoingMail[] = [];
let answer: MailOutcome = { outcome: 'accepted', reply: '250 OK' };
beforeAll(async () => {
  const send = async (mail: OutgoingMail, fence: () => Promise<boolean>) => {
    if (answer.outcome === 'accepted' && !(await fence())) return { outcome: 'fenced' } as const;
    if (answer.outcome === 'accepted') sent.push(mail);
    return answer;
  };
  fondly = await startTestApp({ replace: { mailer: { send, close: async () => {} } } });
  eleanor = await fondly.signUp('Eleanor Whitfield');
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret Hale', nickname: 'Mum' })).json().id;
});
afterAll(() => fondly.close());
beforeEach(() => {
  sent.length = 0;
  answer = { outcome: 'accepted', reply: '250 OK' };
});

// Counted from one day, because midnight may pass between two of them.
const today = dayIn(0);
const until = addDays(today, 20);
async function openCard(change: object = {}) {
  const day = addDays(today, 30);
  const body = {
    personId,
    title: 'Happy Birthday',
    category: 'birthday',
    message: 'Hurrah.',
    scheduledDate: day,
  };
  const email = { recipientEmail: 'mum@example.test' };
  const card = (await eleanor.call('POST', '/api/cards', { ...body, ...email, ...change })).json();
  const opened = await eleanor.call('PUT', `/api/cards/${card.id}/signing`, { until, note: 'For her 60th.' });
  const path = new URL(opened.json().url).pathname;
  const noon = new Date(`${day}T12:00:00Z`);
  return { id: card.id as number, version: card.version as number, path, noon, signing: opened.json() };
}
const sign = (path: string, fields: Record<string, string>, files: Record<string, Uint8Array> = {}) =>
  fondly.anonymous.upload(path, files, { key: newToken(), ...fields });
const signingOf = async (id: number) => (await eleanor.call('GET', `/api/cards/${id}/signing`)).json().signing;
const namesOf = async (id: number) => (await signingOf(id)).entries.map(({ name }: { name: string }) => name);

test('anyone with the address can sign, and change the entry at an address of their own', async () => {
  const { id, path, signing } = await openCard();
  expect(signing).toMatchObject({ isOpen: true, closedBecause: null, until, entries: [], invitations: [] });
  const page = await fondly.anonymous.call('GET', path);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  expect(page.body).toContain('Eleanor asks you to sign a card for <bdi>Mum</bdi>');
  expect(page.body).toContain('For her 60th.');
  expect((await fondly.anonymous.call('GET', `${path}/cover.jpg`)).headers['content-type']).toBe('image/jpeg');

  const strokes = JSON.stringify([
    [
      [10, 10, 0.5],
      [200, 60, 0.5],
      [400, 20, 0.5],
    ],
  ]);
  const photo = await smallPhoto();
  const signed = await sign(path, { name: 'Tom', message: 'Well done!\r\nTom', strokes }, { photo });
  expect(signed.statusCode).toBe(303);
  const own = String(signed.headers.location);
  const ownPage = await fondly.anonymous.call('GET', own);
  expect(ownPage.body).toContain('The address of this page is yours alone.');
  expect((await fondly.anonymous.call('GET', `${own}/photo.jpg`)).headers['content-type']).toBe('image/jpeg');
  const [entry] = (await signingOf(id)).entries;
  expect(entry).toMatchObject({ name: 'Tom', message: 'Well done!\nTom', isHidden: false });
  expect(entry.ink.width).toBeGreaterThan(380);
  expect((await eleanor.call('GET', entry.imageUrl)).statusCode).toBe(200);

  await sign(own, { name: 'Tom', message: 'Well done, Mum!' });
  expect((await signingOf(id)).entries).toMatchObject([
    { message: 'Well done, Mum!', ink: entry.ink, imageUrl: entry.imageUrl },
  ]);
  await sign(own, { name: 'Thomas', withoutPhoto: 'yes' });
  const [changed] = (await signingOf(id)).entries;
  expect([changed.name, changed.imageUrl]).toEqual(['Thomas', null]);
  expect(changed.ink).not.toEqual(entry.ink);
  expect((await sign(own, { act: 'remove' })).statusCode).toBe(303);
  expect(await namesOf(id)).toEqual([]);
});

test('a form sent twice makes one entry', async () => {
  const { id, path } = await openCard();
  const key = newToken();
  const twice = await Promise.all([1, 2, 3].map(() => sign(path, { key, name: 'Ann', message: 'Hugs.' })));
  expect(new Set(twice.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await namesOf(id)).toEqual(['Ann']);
});

test('a rejected entry shows the problem beside the typed text', async () => {
  const { path } = await openCard();
  const message = 'Many words that took long to find.';
  const problem = async (fields: Record<string, string>, files: Record<string, Uint8Array> = {}) => {
    const page = await sign(path, { name: 'Ann', message, ...fields }, files);
    expect(page.body).toContain(fields.message ?? message);
    return [page.statusCode, /role="alert">([^<]*)</.exec(page.body)?.[1]];
  };
  expect(await problem({ name: ' \u200b' })).toEqual([422, 'Write your name.']);
  expect(await problem({ message: 'x'.repeat(501) })).toEqual([422, 'Write 500 characters at most.']);
  expect(await problem({ strokes: '[[[1,2' })).toEqual([422, 'The drawing did not arrive whole. Draw it again.']);
  expect(await problem({ strokes: '[[[1,2,9]]]' })).toEqual([
    422,
    'The drawing is too long. Draw it again with fewer lines.',
  ]);
  const photo = 'This photo could not be read. Choose another one, or sign without it.';
  expect(await problem({}, { photo: Buffer.from('no picture') })).toEqual([422, photo]);
  const tooLarge = 'The photo is larger than 10 MB. Choose a smaller one, or sign without it.';
  expect(await problem({}, { photo: Buffer.alloc(14 * 1024 * 1024) })).toEqual([422, tooLarge]);
});

test('a form that no page sends is refused', async () => {
  const { id, path } = await openCard();
  expect((await fondly.anonymous.call('POST', path, { name: -1, message: -1 })).statusCode).toBe(400);
  expect(await namesOf(id)).toEqual([]);
});

test('signing ends after its day, by the owner, or when the card is sent, and the typed text stays in the form', async () => {
  const { id, path } = await openCard();
  const refused = async () => {
    const page = await sign(path, { name: 'Late', message: 'My late words' });
    expect(page.body).toContain(
      page.statusCode === 409 ? 'My late words' : 'This card cannot be signed by this address any more.',
    );
    return [page.statusCode, /role="alert">([^<]*)</.exec(page.body)?.[1]];
  };
  const { orm } = fondly.context.database;
  const become = (deliveryStatus: 'scheduled' | 'sent' | 'draft') =>
    orm.update(cards).set({ deliveryStatus }).where(eq(cards.id, id));
  await become('scheduled');
  expect(await refused()).toEqual([409, 'The card is being sent.']);
  await become('sent');
  expect(await refused()).toEqual([409, 'The card has been sent.']);
  expect((await eleanor.call('PUT', `/api/cards/${id}/signing`, { until })).statusCode).toBe(409);
  await become('draft');
  const now = fondly.clock.now().toISOString();
  fondly.clock.set(`${addDays(today, 21)}T12:00:00Z`);
  expect((await refused())[1]).toMatch(/^The last day to sign was /);
  fondly.clock.set(now);
  const closed = (await eleanor.call('DELETE', `/api/cards/${id}/signing`)).json();
  expect(closed).toMatchObject({ url: null, isOpen: false, closedBecause: 'Signing has ended.' });
  expect((await refused())[0]).toBe(404);
  const again = (await eleanor.call('PUT', `/api/cards/${id}/signing`, { until })).json();
  expect(again.isOpen).toBe(true);
  expect(new URL(again.url).pathname).not.toBe(path);
  expect((await sign(new URL(again.url).pathname, { name: 'Ann' })).statusCode).toBe(303);
});

test('page, problems and mails are in the language of the card', async () => {
  const opa = await eleanor.call('POST', '/api/people', { name: 'Karl Hale', greetingName: 'Opa', language: 'de' });
  const { id, path } = await openCard({ personId: opa.json().id });
  const shown = async () => (await fondly.anonymous.call('GET', path)).body;
  expect(await shown()).toContain('<html lang="de">');
  expect(await shown()).toContain('Eleanor bittet um einen Gruß auf einer Karte für <bdi>Opa</bdi>');
  const day = new Intl.DateTimeFormat('de', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(await shown()).toContain(`bis ${day.format(new Date(until))}`);
  expect((await sign(path, { name: '' })).body).toContain('role="alert">Bitte den Namen schreiben.<');
  const contact = await eleanor.call('POST', '/api/people', { name: 'Ina', email: 'ina@example.test' });
  await eleanor.call('POST', `/api/cards/${id}/signing/invitations`, { personIds: [contact.json().id] });
  await mailSigningJob(fondly.context).handler({}, { signal: new AbortController().signal } as never);
  expect(sent[0]).toMatchObject({
    subject: 'Ein Gruß auf der Karte für Opa',
    from: { name: expect.stringContaining('mit') },
  });
  expect(sent[0]?.text).toContain('Keine E-Mails mehr von Eleanor');
  expect(sent[0]?.html).toContain('<html lang="de">');
  await eleanor.call('DELETE', `/api/cards/${id}/signing`);
  expect(await shown()).toContain('Unter dieser Adresse lässt sich die Karte nicht mehr unterschreiben.');
});

test('the longest drawing that the sheet accepts arrives complete', async () => {
  const { id, path } = await openCard();
  const points = Array.from({ length: 1500 }, (_, at) => [123.4 + (at % 400), 123.4 + (at % 60), 0.55]);
  const strokes = JSON.stringify([points, points, points, points]);
  expect((await sign(path, { name: 'Ann', strokes })).statusCode).toBe(303);
  expect(await namesOf(id)).toEqual(['Ann']);
});

test('the last day of signing is neither past nor after the card', async () => {
  const { id } = await openCard();
  const refused = async (day: string) =>
    (await eleanor.call('PUT', `/api/cards/${id}/signing`, { until: day })).json().fields?.until;
  expect(await refused(addDays(today, -1))).toBe('This day has passed. Choose a later one.');
  expect(await refused(addDays(today, 31))).toMatch(/^The card is sent on .*Choose that day or an earlier one\.$/);
  expect(await refused('2030-02-30')).toBe('This date does not exist.');
});

test('the owner hides, moves and removes entries, and a sent card stays as it was', async () => {
  const { id, path } = await openCard();
  for (const name of ['Ann', 'Ben', 'Cleo']) await sign(path, { name, message: `From ${name}` });
  const ids = new Map(
    (await signingOf(id)).entries.map((entry: { name: string; id: number }) => [entry.name, entry.id]),
  );
  const change = (name: string, body: object) =>
    eleanor.call('PATCH', `/api/cards/${id}/signing/entries/${ids.get(name)}`, body);
  await change('Cleo', { move: 'up' });
  await change('Ann', { move: 'up' });
  await change('Ben', { move: 'down' });
  expect(await namesOf(id)).toEqual(['Ann', 'Cleo', 'Ben']);
  await change('Ann', { isHidden: true });
  const link = new URL((await eleanor.call('POST', `/api/cards/${id}/share-link`)).json().url).pathname;
  const page = await fondly.anonymous.call('GET', link);
  expect([page.body.includes('From Ann'), page.body.includes('From Cleo')]).toEqual([false, true]);
  await fondly.context.database.orm.update(cards).set({ deliveryStatus: 'sent' }).where(eq(cards.id, id));
  expect((await change('Ann', { isHidden: false })).statusCode).toBe(409);
  const removed = await eleanor.call('DELETE', `/api/cards/${id}/signing/entries/${ids.get('Cleo')}`);
  expect(removed.json().entries.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Ben']);
});

test('ten people sign while the card is approved and sent: each entry is on the card or its signer is told that it is late', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, path, version, noon } = await openCard();
    const approve = async () => {
      await eleanor.call('POST', `/api/cards/${id}/approve`, { version });
      for (let turn = 0; turn < 200; turn += 1) {
        const claim = { worker: 'test', limit: 10, now: noon, verifiedOnly: false };
        const claimed = await claimDueCards(fondly.context.database.orm, claim);
        if (claimed.some(({ cardId }) => cardId === id)) return namesOf(id);
      }
      throw new Error('The card was never claimed');
    };
    const signers = Array.from({ length: 10 }, async (_, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 6 * round));
      return { name: `Signer ${at}`, page: await sign(path, { name: `Signer ${at}`, message: 'Hello' }) };
    });
    const [onCard, ...pages] = await Promise.all([approve(), ...signers]);
    const told = pages.filter(({ page }) => page.statusCode === 303).map(({ name }) => name);
    expect([...onCard].sort()).toEqual(told.sort());
    expect(await namesOf(id)).toEqual(onCard);
    for (const { page } of pages.filter((each) => each.page.statusCode !== 303)) {
      expect([page.statusCode, page.body.includes('The card is being sent.')]).toEqual([409, true]);
    }
  }
});

// The embedded database has one connection: a second transaction waits for the first anyway.
test('sending a card waits while an entry is written', onlyOn('postgres'), async () => {
  const { id, path, version, noon } = await openCard();
  await eleanor.call('POST', `/api/cards/${id}/approve`, { version });
  const claim = { worker: 'test', limit: 10, now: noon, verifiedOnly: false };
  const { database } = fondly.context;
  const isClaimed = async () => (await claimDueCards(database.orm, claim)).some(({ cardId }) => cardId === id);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let writing = Promise.resolve();
  const held = await new Promise<boolean>((resolve) => {
    writing = database.transaction(async (tx) => {
      resolve((await holdCardToSign(tx, path.split('/').at(-1) ?? '')) !== null);
      await finished;
    });
  });
  expect(held).toBe(true);
  expect(await isClaimed()).toBe(false);
  finish();
  await writing;
  expect(await isClaimed()).toBe(true);
});

test('a card accepts at most a hundred entries', async () => {
  const { id, path } = await openCard();
  const names = Array.from({ length: signingLimits.entries + 5 }, (_, at) => `Signer ${at}`);
  const codes: number[] = [];
  for (let at = 0; at < names.length; at += 15) {
    const pages = await Promise.all(names.slice(at, at + 15).map((name) => sign(path, { name })));
    codes.push(...pages.map(({ statusCode }) => statusCode));
  }
  expect(codes.filter((code) => code === 303)).toHaveLength(signingLimits.entries);
  expect(codes.filter((code) => code === 409)).toHaveLength(5);
  expect(await namesOf(id)).toHaveLength(signingLimits.entries);
});

test('retries an invitation until the mail server has accepted it, once, and reminds at most twice', async () => {
  const { id, path } = await openCard();
  const contact = async (name: string, email?: string) =>
    (await eleanor.call('POST', '/api/people', { name, email })).json().id;
  const [ann, nobody] = [await contact('Ann', 'Ann@example.test'), await contact('No Address')];
  const invite = (...personIds: number[]) =>
    eleanor.call('POST', `/api/cards/${id}/signing/invitations`, { personIds });
  expect((await invite(ann, nobody)).json().fields.personIds).toBe('No Address has no email address.');
  expect((await signingOf(id)).invitations).toEqual([]);
  expect((await invite(ann)).json().invitations).toMatchObject([
    { name: 'Ann', email: 'ann@example.test', mailedAt: null },
  ]);

  const run = () => mailSigningJob(fondly.context).handler({}, { signal: new AbortController().signal } as never);
  answer = { outcome: 'temporary', reply: '451 later' };
  await run();
  answer = { outcome: 'accepted', reply: '250 OK' };
  await Promise.all([run(), run()]);
  await run();
  expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([['ann@example.test', 'Sign the card for Mum']]);
  expect(sent[0]?.text).toContain(path);
  expect(sent[0]?.headers?.['List-Unsubscribe']).toContain('/unsubscribe/');

  const remind = () => eleanor.call('POST', `/api/cards/${id}/signing/reminders`);
  expect((await remind()).statusCode).toBe(409);
  const now = fondly.clock.now().toISOString();
  for (const day of [2, 4, 6]) {
    fondly.clock.set(`${addDays(today, day)}T12:00:00Z`);
    await remind();
    await run();
  }
  fondly.clock.set(now);
  expect(sent.map(({ subject }) => subject).slice(1)).toEqual(Array(2).fill('Reminder: sign the card for Mum'));
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(3);

  await invite(await contact('Ben', 'ben@example.test'));
  answer = { outcome: 'rejected', reply: '550 no such user' };
  await run();
  const trouble = 'The mail server refused it: 550 no such user';
  expect((await signingOf(id)).invitations[1]).toMatchObject({ mailedAt: null, trouble });
  answer = { outcome: 'accepted', reply: '250 OK' };
  await run();
  expect(sent).toHaveLength(3);
  const rows = await fondly.context.database.orm.select().from(signingInvitations);
  expect(rows.filter(({ cardId }) => cardId === id)).toHaveLength(2);
});
