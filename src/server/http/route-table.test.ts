import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFields, askAt, exampleBody as exampleBodyOf } from '../../../tests/app/ask-route.ts';
import { fieldsOf, inputSchema } from '../../../tests/app/example-input.ts';
import {
  bounceSecret,
  makeOwnedThings,
  type OwnedThings,
  readPrivileges,
  unsubscribeToken,
} from '../../../tests/app/owned-things.ts';
import { type Person, startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { type Scope, scopeNames } from '../../contract/access-tokens.ts';
import { cards } from '../db/tables/cards.ts';
import { people } from '../db/tables/people.ts';
import { routes } from '../routes.ts';
import { validationRefusal } from './error-answers.ts';
import type { Route } from './route.ts';

let fondly: TestApp;
let admin: Person;
let owner: Person;
let stranger: Person;
let things: OwnedThings;
/** Tokens by their scopes, of a stranger, so that admitted calls change nothing of the owner, and of the administrator. */
const tokens = new Map<string, string>();
const tokenKey = (person: Person, granted: readonly Scope[]) => `${person.user.id} ${granted.join(' ')}`;

beforeAll(async () => {
  fondly = await startTestApp({ environment: { BOUNCE_SECRET: bounceSecret } });
  admin = await fondly.signUp('Administrator');
  owner = await fondly.signUp('Owner');
  stranger = await fondly.signUp('Stranger');
  things = await makeOwnedThings(fondly, owner, admin);
  for (const person of [stranger, admin]) {
    for (const granted of grants) tokens.set(tokenKey(person, granted), await makeToken(person, granted));
  }
});
afterAll(() => fondly.close());

/** Each scope alone, and all but one. */
const grants = scopeNames.flatMap((scope) => [[scope], scopeNames.filter((other) => other !== scope)]);

async function makeToken(person: Person, granted: readonly Scope[]): Promise<string> {
  const order = { name: granted.join(), scopes: granted, days: null, proof: { password: 'correct horse' } };
  return (await person.call('POST', '/api/user/tokens', order)).json().token;
}

const named = (chosen: Route[]) => chosen.map((route) => [route.endpoint.method, route.endpoint.path, route] as const);
const withId = named(
  routes.filter(
    ({ access, endpoint }) => endpoint.path.includes(':') && (access === 'signed-in' || access === 'admin'),
  ),
);
const writes = named(routes.filter(({ endpoint }) => endpoint.method !== 'GET'));
/** Paths shared by all signed-in users. */
const shared = new Set(['/api/card-style-presets/:id']);

const ask = (person: Person, route: Route, body?: object, headers?: Record<string, string>) =>
  askAt(things.pathOf(route.endpoint.path) ?? route.endpoint.path, person, route, body, headers);
const exampleBody = (route: Route) => exampleBodyOf(things, route);

test('every path with a parameter has a test row', () => {
  const missing = routes.map(({ endpoint }) => endpoint.path).filter((path) => things.pathOf(path) === undefined);
  expect(missing, 'add them to ids in tests/app/owned-things.ts').toEqual([]);
});

test.each(withId)('%s %s rejects other users', async (_method, path, route) => {
  const body = exampleBody(route);
  expect((await ask(fondly.anonymous, route, body)).statusCode).toBe(401);
  if (shared.has(path)) return;
  const answer = await ask(stranger, route, body);
  expect([answer.statusCode, answer.json().code]).toEqual(
    route.access === 'admin' ? [403, 'forbidden'] : [404, 'not_found'],
  );
  const isUuid = /[0-9a-f]{8}-[0-9a-f]{4}-/.test(things.pathOf(path) ?? '');
  const nobodys = isUuid ? '00000000-0000-4000-8000-000000000000' : '2147483000';
  const unknown = await askAt(path.replaceAll(/:[a-z]+/gi, nobodys), stranger, route, body);
  expect(unknown.body, 'what is not there is told of in the same words').toBe(answer.body);
});

test.each(withId)('%s %s rejects ids that do not exist', async (method, path, route) => {
  const caller = route.access === 'admin' ? admin : owner;
  for (const id of ['0', '-1', '1.5', '1e3', '2147483648', '9'.repeat(40), 'NaN', '%00', '..%2f..', "1'--", '%F0%9F']) {
    const url = path.replaceAll(/:[a-z]+/gi, id);
    const body = exampleBody(route);
    const answer = route.endpoint.files
      ? await caller.upload(url, {}, asFields(body))
      : await caller.call(method, url, method === 'GET' ? undefined : body);
    expect([400, 404], `${id}: ${answer.body}`).toContain(answer.statusCode);
  }
});

test.each(writes)('%s %s cannot change protected fields', async (_method, path, route) => {
  const wishes = {
    userId: stranger.user.id,
    user_id: stranger.user.id,
    ownerId: stranger.user.id,
    isAdmin: true,
    subscriptionPlan: 'premium',
    cardCreditsRemaining: 9999,
    emailVerified: true,
    emailVerifiedAt: '2020-01-01T00:00:00Z',
    rowVersion: 77,
    sendGeneration: 77,
    attempt: 77,
    tokenHash: 'x',
    createdAt: '2000-01-01T00:00:00Z',
  };
  const look = async () => ({
    privileges: await Promise.all([owner, stranger].map((person) => readPrivileges(fondly, person))),
    strangersThings: await Promise.all(
      [people, cards].map(async (table) =>
        fondly.context.database.orm.select({ rows: count() }).from(table).where(eq(table.userId, stranger.user.id)),
      ),
    ),
  });
  const before = await look();
  const sent = { ...wishes, ...exampleBody(route) };
  // Logging out would end the session for the following calls.
  const caller = path === '/api/logout' ? await fondly.signUp() : owner;
  const answer = await ask(caller, route, sent, { prefer: 'respond-async' });
  if (path !== '/api/login' && path !== '/api/passkeys/login') expect(answer.statusCode).not.toBe(401);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  expect(await look()).toEqual(before);
});

test.each(writes.filter(([, , route]) => route.access !== 'secret'))(
  '%s %s rejects calls from another site',
  async (_method, _path, route) => {
    const body = exampleBody(route) ?? {};
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.fondly.test' },
    ];
    for (const headers of foreign) {
      const answer = await ask(owner, route, body, { host: 'fondly.test', ...headers } as Record<string, string>);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
  },
);

const ofSessions = named(routes.filter(({ access }) => access === 'signed-in' || access === 'admin'));

test.each(ofSessions)('%s %s is open to access tokens of its scope only', async (_method, _path, route) => {
  const person = route.access === 'admin' ? admin : stranger;
  const body = exampleBody(route);
  for (const granted of grants) {
    const authorization = `Bearer ${tokens.get(tokenKey(person, granted))}`;
    const answer = await ask(fondly.anonymous, route, body, { authorization, prefer: 'respond-async' });
    if (route.scope && granted.includes(route.scope)) {
      expect([401, 403], `${granted}: ${answer.body}`).not.toContain(answer.statusCode);
    } else {
      expect([answer.statusCode, answer.json().code], `${granted}`).toEqual([403, 'forbidden']);
    }
  }
});

test('account, sign-in and administration are closed to access tokens, and reading changes nothing', () => {
  const closed = /^\/api\/(user|users|admin|system|passkeys|calendar|push|first-card|register|login|logout)(\/|$)/;
  const opened = routes.filter(({ scope }) => scope !== null);
  expect(opened.map(({ endpoint }) => endpoint.path).filter((path) => closed.test(path))).toEqual([]);
  expect(opened.filter(({ scope, endpoint }) => (scope === 'read') !== (endpoint.method === 'GET'))).toEqual([]);
  expect(opened.map(({ access }) => access).filter((access) => access !== 'signed-in')).toEqual([]);
});

test('accepts posts of mail programs and providers from any origin', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example', host: 'fondly.test' };
  const post = (url: string, body: object) => fondly.anonymous.call('POST', url, body, headers);
  const oneClick = await post(`/unsubscribe/${unsubscribeToken}`, { 'List-Unsubscribe': 'One-Click' });
  expect(oneClick.statusCode).toBe(200);
  const bounce = await post(`/api/webhooks/bounce/${bounceSecret}`, { messageId: 'unknown', kind: 'hard' });
  expect(bounce.statusCode).toBe(204);
});

/** Wording of the validation library for programmers. */
const validatorWords = /received|expected|NaN|undefined|Invalid (?:string|option|type)/;

function expectPlainWords(answer: { statusCode: number; body: string }, sent: string): void {
  if (answer.statusCode === 422) expect(answer.body, sent).not.toMatch(validatorWords);
}

/** As JSON text, because some values do not survive as objects. */
const hostileValues = [
  'null',
  'true',
  '-1',
  '1e308',
  '99999999999999999999',
  '""',
  `"${'x'.repeat(100_000)}"`,
  '"\\u0000half \\ud800 \\udc00 \\u202e\\ufeff\\u0007 %00../../etc/passwd\' or 1=1--"',
  '[]',
  '[[1,"x"],{}]',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"toString":5,"length":1e9}',
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
];

test.each(named(routes.filter(({ endpoint }) => endpoint.body)))(
  '%s %s answers any body without failing',
  async (_method, path, route) => {
    const { body: schema, files, acceptsJson } = route.endpoint;
    if (!schema) return;
    // A hostile password may be the valid one by then and delete its account.
    const spendable = path.startsWith('/api/user') && !path.includes(':') ? await fondly.signUp() : owner;
    const caller = route.access === 'admin' ? admin : spendable;
    const example = exampleBody(route) ?? {};
    const fields = fieldsOf(inputSchema(schema));
    const url = things.pathOf(path) ?? path;
    const send = (payload: string) =>
      files && !acceptsJson
        ? caller.upload(url, {}, asFields(JSON.parse(payload) ?? {}), { prefer: 'respond-async' })
        : caller.call(route.endpoint.method, url, payload, {
            'content-type': 'application/json',
            prefer: 'respond-async',
          });
    const bodyWith = (hostile: Record<string, string>) => {
      const parts = Object.entries(example).filter(([name]) => !(name in hostile));
      const members = [...parts.map(([name, value]) => [name, JSON.stringify(value)]), ...Object.entries(hostile)];
      return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
    };
    for (const value of hostileValues) {
      if (!value.startsWith('"')) {
        const whole = await send(value);
        expect(whole.statusCode, `${value.slice(0, 60)} as a body: ${whole.body}`).toBeLessThan(500);
        const everywhere = await send(bodyWith(Object.fromEntries(fields.map((name) => [name, value]))));
        expect(everywhere.statusCode, `${value.slice(0, 60)} everywhere: ${everywhere.body}`).toBeLessThan(500);
        expectPlainWords(everywhere, value.slice(0, 60));
      }
      for (const name of fields) {
        const payload = bodyWith({ [name]: value });
        const checked = schema.safeParse(JSON.parse(payload));
        if (checked.error) expect(validationRefusal(checked.error).message).not.toMatch(validatorWords);
        // Values that the schema rejects were tested above with all others; accepted ones reach the handler.
        if (!checked.success) continue;
        const answer = await send(payload);
        expect(answer.statusCode, `${name}: ${value.slice(0, 60)}: ${answer.body}`).toBeLessThan(500);
      }
    }

    const wrong = await send(bodyWith(Object.fromEntries(fields.map((name) => [name, '[[{}]]']))));
    expectPlainWords(wrong, 'a list of lists');
    // The parts of an upload arrive as text.
    const listOfLists = files && !acceptsJson ? '[[{}]]' : [[{}]];
    if (!schema.safeParse(Object.fromEntries(fields.map((name) => [name, listOfLists]))).success) {
      expect([400, 413, 422], wrong.body).toContain(wrong.statusCode);
    }
  },
);

test.each(named(routes.filter(({ endpoint }) => endpoint.query)))(
  '%s %s answers any query without failing',
  async (method, path, route) => {
    const caller = route.access === 'admin' ? admin : owner;
    const fields = fieldsOf(inputSchema(route.endpoint.query as NonNullable<Route['endpoint']['query']>));
    for (const value of [
      '',
      'x',
      '-1',
      '1e308',
      '99999999999999999999',
      '%00',
      '%ff',
      'a&a=b',
      '[]',
      `${'x'.repeat(5_000)}`,
    ]) {
      for (const name of fields) {
        const answer = await caller.call(method, `${things.pathOf(path)}?${name}=${value}`);
        expect(answer.statusCode, `${name}=${value.slice(0, 60)}: ${answer.body}`).toBeLessThan(500);
        expectPlainWords(answer, `${name}=${value.slice(0, 60)}`);
      }
    }
  },
);
