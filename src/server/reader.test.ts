import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askAt, exampleBody } from '../../tests/app/ask-route.ts';
import { bounceSecret, makeOwnedThings, type OwnedThings } from '../../tests/app/owned-things.ts';
import { offerPseudoLanguage, outsideBrackets, pseudo } from '../../tests/app/pseudo-language.ts';
import { type Person, startTestApp, type TestApp } from '../../tests/app/test-app.ts';
import { mailAnswers } from '../contract/delivery.ts';
import { secretLinks } from './db/tables/cards.ts';
import { pushSubscriptions } from './db/tables/push-subscriptions.ts';
import { accountTokens, users } from './db/tables/users.ts';
import { mailAccountLinkJob } from './features/accounts/mail-account-link.job.ts';
import { rollDates } from './features/automatic-cards/roll-dates.store.ts';
import { answerLink, keepAnswerLinks } from './features/delivery/public.ts';
import { sendPushJob } from './features/push/send-push.job.ts';
import { sendReminders } from './features/reminders/send-reminders.ts';
import type { Mailer, OutgoingMail } from './mail/mailer.ts';
import { inWordsFor, readerOfCall } from './reader.ts';
import { routes } from './routes.ts';

let fondly: TestApp;
let admin: Person;
let owner: Person;
let stranger: Person;
let reader: Person;
let things: OwnedThings;
let withdraw: () => void;
const mails: OutgoingMail[] = [];
const mailer: Mailer = {
  send: async (mail, beforeLastBytes) => {
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    mails.push(mail);
    return { outcome: 'accepted', reply: '250' };
  },
  close: async () => {},
};
const signal = new AbortController().signal;
const inPseudo = { 'accept-language': `${pseudo}, en;q=0.5` };

beforeAll(async () => {
  withdraw = offerPseudoLanguage();
  fondly = await startTestApp({ environment: { BOUNCE_SECRET: bounceSecret }, replace: { mailer } });
  admin = await fondly.signUp('Administrator');
  owner = await fondly.signUp('Owner');
  stranger = await fondly.signUp('Stranger');
  reader = await fondly.signUp('Reader');
  things = await makeOwnedThings(fondly, owner, admin);
});
afterAll(async () => {
  withdraw();
  await fondly.close();
});
beforeEach(() => {
  mails.length = 0;
});

const choose = (person: Person, language: string) => person.call('PATCH', '/api/user', { preferences: { language } });

/** What an error says in no brackets, with what was sent for it. */
async function untranslatedErrors(person: Person, route: (typeof routes)[number], url: string, body?: object) {
  const answer = await askAt(url, person, route, body, { ...inPseudo, prefer: 'respond-async' });
  if (answer.statusCode < 400 || !answer.headers['content-type']?.toString().includes('json')) return [];
  const { message, fields = {} } = answer.json();
  return [message, ...Object.values<string>(fields)].map(outsideBrackets).filter(Boolean);
}

test('every error of a call is said in the reader’s language', async () => {
  const found = new Map<string, string>();
  for (const route of routes) {
    const { endpoint, access } = route;
    const { path } = endpoint;
    const url = things.pathOf(path) ?? path;
    const caller = access === 'admin' ? admin : owner;
    const nobodys = path.replaceAll(/:[a-z]+/gi, '2147483000');
    const example = exampleBody(things, route);
    const wrong = example && Object.fromEntries(Object.keys(example).map((name) => [name, [[{}]]]));
    const tooLong = example && Object.fromEntries(Object.keys(example).map((name) => [name, 'x'.repeat(20_000)]));
    const asked: [Person, string, object | undefined][] = [[fondly.anonymous, url, example]];
    if (path !== '/api/logout') asked.push([stranger, url, example]);
    if (path.includes(':')) asked.push([caller, nobodys, example]);
    // Without a body it would do what it is for, such as deleting the account of all calls that follow.
    if (endpoint.body) asked.push([caller, url, {}], [caller, url, wrong], [caller, url, tooLong]);
    for (const [person, at, body] of asked) {
      for (const text of await untranslatedErrors(person, route, at, body))
        found.set(text, `${endpoint.method} ${path}`);
    }
  }
  expect([...found].map(([text, where]) => `${where}: ${text}`)).toEqual([]);
  for (const person of [admin, owner]) expect((await person.call('GET', '/api/user')).statusCode).toBe(200);
}, 240_000);

test('a call is answered in the language of its browser, and in that of the account once it has one', async () => {
  const speak = async (headers: Record<string, string>) =>
    (await reader.call('GET', '/api/people/2147483000', undefined, headers)).json().message;
  expect(await speak({})).toBe('The contact was not found.');
  expect(await speak(inPseudo)).toBe('⟦The contact was not found.⟧');
  expect(await speak({ 'accept-language': `en, ${pseudo}` })).toBe('The contact was not found.');
  expect((await choose(reader, pseudo)).statusCode).toBe(200);
  expect(await speak({ 'accept-language': 'en' })).toBe('⟦The contact was not found.⟧');
  await choose(reader, 'en');
  expect(await speak(inPseudo)).toBe('The contact was not found.');
  await choose(reader, '');
  expect(await speak(inPseudo)).toBe('⟦The contact was not found.⟧');
});

test('a new account has the language of the browser that it is made in, for its mails too', async () => {
  const made = async (headers: Record<string, string>) => {
    const body = { name: 'New', email: `${randomUUID()}@example.test`, password: 'a long password' };
    const answer = await fondly.anonymous.call('POST', '/api/register', body, headers);
    return answer.json().preferences.language;
  };
  expect(await made(inPseudo)).toBe(pseudo);
  expect(await made({})).toBe('');
});

test('refuses a language that is not offered', async () => {
  const answer = await choose(reader, 'tlh');
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['preferences.language']]);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT, de;q=0.9', 'en'],
  [`${pseudo}-AT`, pseudo],
  [`de;q=0.9, ${pseudo};q=0.8, en;q=0.7`, pseudo],
  [`en-GB, ${pseudo}`, 'en'],
  [`${pseudo};q=0, en`, 'en'],
  [`*, ${pseudo};q=nonsense`, 'en'],
  [`${'x'.repeat(9_000)}, ${pseudo}`, 'en'],
])('reads the languages %j of a browser', (header, language) => {
  expect(readerOfCall(header).language).toBe(language);
});

test('what is said to one reader is not said to another at the same time', async () => {
  const speak = (headers: Record<string, string>) =>
    fondly.anonymous.call('GET', '/api/people', undefined, headers).then((answer) => answer.json().message);
  const said = await Promise.all(Array.from({ length: 20 }, (_, at) => speak(at % 2 ? inPseudo : {})));
  expect(said).toEqual(said.map((_, at) => (at % 2 ? '⟦Please log in.⟧' : 'Please log in.')));
  expect(inWordsFor({ language: 'en', locale: 'en-US' }, () => globalThis.translationLocale)).toBe('en-US');
});

test('the pages behind the links of mails are said in the reader’s language', async () => {
  const { orm } = fondly.context.database;
  const id = Number(things.pathOf('/api/cards/:id')?.split('/').at(-1));
  const card = { id, userId: owner.user.id, sendGeneration: 1 };
  const links = mailAnswers.map((kind) => answerLink(fondly.context, kind, card, 'a mail'));
  await keepAnswerLinks(
    orm,
    links.map(({ link }) => link),
  );
  const used = answerLink(fondly.context, 'arrived', card, 'an earlier mail');
  await orm.insert(secretLinks).values({ ...used.link, revokedAt: new Date() });
  const asked = [...links, used].map(({ url }) => ['GET', new URL(url).pathname] as const);
  const answered = links.map(({ url }) => ['POST', new URL(url).pathname] as const);
  const unknown = ['answer', 'unsubscribe'].map((kind) => ['GET', `/${kind}/${'x'.repeat(43)}`] as const);
  for (const [method, path] of [...asked, ...answered, ...unknown]) {
    const page = await fondly.anonymous.call(method, path, undefined, inPseudo);
    expect(page.body, path).toContain(`<html lang="${pseudo}">`);
    const texts = page.body.replaceAll(/<style.*?<\/style>|<p class="name">Fondly<\/p>| \| Fondly|<[^>]*>/gs, '');
    expect(outsideBrackets(texts), `${method} ${path}`).toBe('');
  }
});

test('mails and messages are in the language of the account, wherever they are made', async () => {
  const { orm } = fondly.context.database;
  fondly.clock.set('2026-11-27T08:00:00Z');
  await orm
    .update(users)
    .set({ timeZone: 'Europe/London', preferences: { language: pseudo } })
    .where(eq(users.id, reader.user.id));
  const person = (await reader.call('POST', '/api/people', { name: 'Ann', relationship: 'friend' })).json();
  const date = { personId: person.id, occasionType: 'Regatta', date: '2026-12-04' };
  const { id: dateId } = (await reader.call('POST', '/api/important-dates', date)).json();
  await rollDates(fondly.context, signal);
  await sendReminders(fondly.context, signal);
  await reader.call('POST', '/api/user/verification');
  for (const { tokenHash } of await orm.select().from(accountTokens).where(eq(accountTokens.userId, reader.user.id)))
    await mailAccountLinkJob(fondly.context).handler({ tokenHash }, { jobId: 'x', attempt: 1, signal });
  const news = { kind: 'reminder', dateId, occurrenceDate: '2026-12-04' } as const;
  const pushed: string[] = [];
  const send = async (_: unknown, text: string) => {
    pushed.push(text);
    return { outcome: 'accepted', reply: '' };
  };
  await sendPushJob({ ...fondly.context, push: { ...fondly.context.push, send } } as never).handler(
    { userId: reader.user.id, deviceId: await addDevice(), news },
    { jobId: 'x', attempt: 1, signal },
  );
  const own = mails.filter(({ to }) => to.address === reader.user.email);
  expect(own.length).toBeGreaterThan(1);
  for (const mail of own) expect(untranslatedLines(mail), mail.subject).toEqual([]);
  expect(pushed.map((text) => JSON.parse(text).body)).toEqual(['⟦There is no card for it yet.⟧']);
});

async function addDevice(): Promise<number> {
  const [device] = await fondly.context.database.orm
    .insert(pushSubscriptions)
    .values({
      userId: reader.user.id,
      endpoint: 'https://push.example/1',
      p256dh: 'x',
      auth: 'x',
      createdAt: new Date(),
    })
    .returning();
  return device?.id ?? 0;
}

/** Lines of a mail outside of brackets, without addresses, what people typed, and days, which Intl writes. */
function untranslatedLines({ subject, text }: OutgoingMail): string[] {
  return [subject, ...text.split('\n')]
    .map((line) => outsideBrackets(line.replaceAll(/https?:\S+|Ann|Regatta|Friday, December 4/g, '')))
    .filter(Boolean);
}
