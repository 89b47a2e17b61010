import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAt, exampleBody } from '../../../tests/app/ask-route.ts';
import { makeOwnedThings, type OwnedThings } from '../../../tests/app/owned-things.ts';
import { type Person, startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { scopesOfLevel } from '../../contract/family.ts';
import { type Level, levelNames } from '../../contract/levels.ts';
import { cards } from '../db/tables/cards.ts';
import { importantDates } from '../db/tables/important-dates.ts';
import { memberships } from '../db/tables/memberships.ts';
import { people } from '../db/tables/people.ts';
import { sessions, users } from '../db/tables/users.ts';
import { routes } from '../routes.ts';
import type { Route } from './route.ts';

let fondly: TestApp;
let owner: Person;
let things: OwnedThings;
/** Each acts in the owner's account at their level. */
const members = new Map<Level, Person>();
/** Acts in the account of somebody else, at the highest level. */
let elsewhere: Person;
/** Was removed while acting in the owner's account. */
let former: Person;
/** Their session names a membership of somebody else. */
let forger: Person;
/** Acts in an account that was disabled meanwhile. */
let left: Person;

beforeAll(async () => {
  fondly = await startTestApp();
  const admin = await fondly.signUp('Administrator');
  owner = await fondly.signUp('Owner');
  things = await makeOwnedThings(fondly, owner, admin);
  for (const level of levelNames) members.set(level, await actor(owner, level));
  const { orm } = fondly.context.database;
  const other = await fondly.signUp('Other');
  elsewhere = await actor(other, 'approve');
  former = await actor(owner, 'approve');
  await orm.delete(memberships).where(eq(memberships.memberId, former.user.id));
  forger = await fondly.signUp('Forger');
  const [theirs] = await orm.select().from(memberships).where(eq(memberships.memberId, elsewhere.user.id));
  await orm.update(sessions).set({ membershipId: theirs?.id }).where(eq(sessions.userId, forger.user.id));
  const gone = await fondly.signUp('Gone');
  left = await actor(gone, 'approve');
  await orm.update(users).set({ disabledAt: new Date() }).where(eq(users.id, gone.user.id));
});
afterAll(() => fondly.close());

/** A new account whose session acts in another. */
async function actor(account: Person, level: Level): Promise<Person> {
  const person = await fondly.signUp(`Member to ${level}`);
  const [row] = await fondly.context.database.orm
    .insert(memberships)
    .values({ ownerId: account.user.id, memberId: person.user.id, level })
    .returning();
  const chosen = await person.call('PUT', '/api/user/acting', { membershipId: row?.id });
  expect(chosen.statusCode).toBe(204);
  return person;
}

const ask = (person: Person, route: Route, headers: Record<string, string> = {}) =>
  askAt(things.pathOf(route.endpoint.path) ?? route.endpoint.path, person, route, exampleBody(things, route), {
    prefer: 'respond-async',
    ...headers,
  });

const named = (chosen: Route[]) => chosen.map((route) => [route.endpoint.method, route.endpoint.path, route] as const);
const ofSessions = named(routes.filter(({ access }) => access === 'signed-in' || access === 'admin'));
const inAccounts = ofSessions.filter(([, , route]) => !route.inOwnAccount);

test.each(inAccounts)('%s %s is open to members of its level only', async (_method, _path, route) => {
  for (const [level, person] of members) {
    const answer = await ask(person, route);
    if (route.memberScope && scopesOfLevel[level].includes(route.memberScope)) {
      expect([401, 403], `${level}: ${answer.body}`).not.toContain(answer.statusCode);
    } else {
      expect([answer.statusCode, answer.json().code], level).toEqual([403, 'forbidden']);
    }
  }
});

test.each(inAccounts)(
  '%s %s is closed to memberships that ended, are forged, or of a disabled account',
  async (...[, , route]) => {
    for (const person of [former, forger, left]) {
      const answer = await ask(person, route);
      expect([answer.statusCode, answer.json().code], answer.body).toEqual([403, 'account_changed']);
    }
  },
);

test.each(inAccounts)('%s %s refuses a page that shows another account', async (_method, _path, route) => {
  for (const [person, shown] of [
    [members.get('approve') as Person, String(members.get('approve')?.user.id)],
    [owner, String(elsewhere.user.id)],
    [owner, ''],
    [owner, `${owner.user.id}.0`],
  ] as const) {
    const answer = await ask(person, route, { 'x-fondly-account': shown });
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([403, 'account_changed']);
  }
});

const ofOne = inAccounts.filter(
  ([, path, route]) => path.includes(':') && route.memberScope && path !== '/api/card-style-presets/:id',
);

test.each(ofOne)('%s %s reaches only the account that the member acts in', async (_method, _path, route) => {
  const answer = await ask(elsewhere, route);
  expect([answer.statusCode, answer.json().code], answer.body).toEqual([404, 'not_found']);
});

const ofCallers = ofSessions.filter(([, , route]) => route.inOwnAccount);

test.each(ofCallers)(
  '%s %s concerns the caller, also while they act in another account',
  async (method, path, route) => {
    // The rows are the owner's: a member reaches none of them by acting in their account.
    const answer = await ask(members.get('view') as Person, route);
    expect(answer.statusCode, answer.body).not.toBe(500);
    if (path.includes(':')) expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    else if (method === 'GET' && path !== '/api/push/key') expect(answer.body).not.toContain('ann@example.test');
    // The example may have chosen the own account.
    const { orm } = fondly.context.database;
    const [row] = await orm
      .select()
      .from(memberships)
      .where(eq(memberships.memberId, members.get('view')?.user.id ?? 0));
    await members.get('view')?.call('PUT', '/api/user/acting', { membershipId: row?.id });
  },
);

test('accounts, sign-in and administration stay closed, and members write into the account they act in only', async () => {
  const closed = /^\/api\/(user|users|admin|system|passkeys|calendar|address-books|first-card|register|login|logout)\//;
  const opened = routes.filter(({ memberScope }) => memberScope !== null).map(({ endpoint }) => endpoint.path);
  expect(opened.filter((path) => closed.test(path))).toEqual([]);
  expect(routes.filter(({ scope, memberScope }) => scope !== null && scope !== memberScope)).toEqual([]);
  const { orm } = fondly.context.database;
  for (const person of [...members.values(), former, forger]) {
    for (const table of [people, cards]) {
      const [row] = await orm.select({ rows: count() }).from(table).where(eq(table.userId, person.user.id));
      expect(row?.rows, person.user.name).toBe(0);
    }
    const dates = await orm
      .select()
      .from(importantDates)
      .innerJoin(people, and(eq(importantDates.personId, people.id), eq(people.userId, person.user.id)));
    expect(dates).toEqual([]);
  }
});
