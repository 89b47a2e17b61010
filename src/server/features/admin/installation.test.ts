import { afterEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { auditLog } from '../../db/tables/audit-log.ts';

let fondly: TestApp;
let admin: Person;
afterEach(() => fondly.close());
const start = async (environment: Record<string, string> = {}) => {
  fondly = await startTestApp({ environment: { PUBLIC_URL: '', ...environment } });
  admin = await fondly.signUp('Ada Minton');
};
const change = (body: object, headers: Record<string, string> = {}) =>
  admin.call('PATCH', '/api/admin/installation', body, headers);
const here = { host: 'cards.example.org', origin: 'https://cards.example.org' };

test('starts with defaults, and stores the settings of an administrator', async () => {
  await start();
  expect((await admin.call('GET', '/api/admin/installation')).json()).toEqual({
    publicUrl: { value: 'http://localhost:3000', source: 'default' },
    timeZone: 'UTC',
    registration: { value: 'open', source: 'default' },
    keepsInOutbox: true,
  });
  await change({ timeZone: 'Europe/London' });
  const answer = await change({ registration: 'closed' });
  expect(answer.json()).toMatchObject({ timeZone: 'Europe/London', registration: { value: 'closed', source: 'page' } });
  const stranger = { name: 'A stranger', email: 'stranger@example.test', password: 'correct horse' };
  expect((await fondly.anonymous.call('POST', '/api/register', stranger)).statusCode).toBe(403);
  await change({ registration: 'open' });
  const joined = await fondly.anonymous.call('POST', '/api/register', stranger);
  expect([joined.statusCode, joined.json().timeZone]).toEqual([201, 'Europe/London']);
  const log = JSON.stringify(await fondly.context.database.orm.select().from(auditLog));
  expect(log).toContain('installation-changed');
  // Another process reads the same settings.
  await fondly.context.installation.load();
  expect(fondly.context.config.registration).toBe('open');
});

test('the address can be saved only from a page opened there, and links then use it', async () => {
  await start();
  const elsewhere = await change({ publicUrl: 'https://card.example.org' }, here);
  expect([elsewhere.statusCode, Object.keys(elsewhere.json().fields)]).toEqual([422, ['publicUrl']]);
  const saved = await change({ publicUrl: 'https://cards.example.org/' }, here);
  expect(saved.json().publicUrl).toEqual({ value: 'https://cards.example.org', source: 'page' });
  expect(fondly.context.config).toMatchObject({ https: true, requireVerifiedEmail: true });
  // Over https the cookie has another name, which the answer sets.
  const renewed = String(saved.headers['set-cookie']).split(';')[0] ?? '';
  expect(renewed).toMatch(/^__Host-fondly_session=/);
  const invited = await admin.call('POST', '/api/admin/invitations', { maxUses: 1, days: 1 }, { cookie: renewed });
  expect(invited.json().url).toMatch(/^https:\/\/cards\.example\.org\/auth/);
});

test('a variable takes precedence, and the page says so', async () => {
  await start({ PUBLIC_URL: 'https://fondly.example', REGISTRATION: 'invite' });
  const cookie = admin.cookie;
  const answer = await fondly.app.inject({ method: 'GET', url: '/api/admin/installation', headers: { cookie } });
  expect(answer.json()).toMatchObject({
    publicUrl: { value: 'https://fondly.example', source: 'variable' },
    registration: { value: 'invite', source: 'variable' },
  });
  const address = await change({ publicUrl: here.origin }, here);
  expect(address.json().fields).toEqual({ publicUrl: expect.stringContaining('PUBLIC_URL is set') });
  expect((await change({ registration: 'open' })).json().fields.registration).toContain('REGISTRATION is set');
});

test.each([
  ['no address', { publicUrl: 'cards.example.org' }, 'publicUrl'],
  ['another kind of address', { publicUrl: 'ftp://cards.example.org' }, 'publicUrl'],
  ['an unknown time zone', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
  ['an unknown way to register', { registration: 'sometimes' }, 'registration'],
])('refuses %s', async (_name, body, field) => {
  await start();
  const answer = await change(body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('without the outbox a card waits for a mail server, and Send Now explains it', async () => {
  await start();
  await change({ keepsInOutbox: false });
  expect((await admin.call('GET', '/api/user')).json()).toMatchObject({ mailAvailable: false, mailWaits: true });
  const person = (await admin.call('POST', '/api/people', { name: 'Tom', email: 'tom@example.test' })).json();
  const card = (
    await admin.call('POST', '/api/cards', { personId: person.id, title: 'For Tom', category: 'birthday' })
  ).json();
  // As if more than five seconds had passed since the settings were read.
  fondly.context.mailSettings.forget();
  const sent = await admin.call('POST', `/api/cards/${card.id}/send-now`, {});
  expect([sent.statusCode, sent.json().message]).toEqual([403, expect.stringContaining('set up a mail server first')]);
  await change({ keepsInOutbox: true });
  expect((await admin.call('POST', `/api/cards/${card.id}/send-now`, {})).statusCode).toBe(200);
});
