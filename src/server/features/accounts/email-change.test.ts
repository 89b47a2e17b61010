import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { accountTokens, sessions } from '../../db/tables/users.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import { deleteExpiredTokens } from './account-tokens.store.ts';

let fondly: TestApp;
let mails: OutgoingMail[] = [];
let refusals = 0;
beforeAll(async () => {
  fondly = await startTestApp({
    jobs: true,
    replace: {
      mailer: {
        send: async (mail) => {
          if (refusals > 0) {
            refusals -= 1;
            return { outcome: 'temporary', reply: '421 later' };
          }
          mails.push(mail);
          return { outcome: 'accepted', reply: '250 ok' };
        },
        close: async () => {},
      },
    },
  });
});
afterAll(() => fondly.close());

const dayMs = 86_400_000;
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `new${addresses}@elsewhere.test`;
}
const ask = (who: Person, email: string) => who.call('PATCH', '/api/user', { email });
const read = async (who: Person) => (await who.call('GET', '/api/user')).json();
const confirm = (token: string) => fondly.anonymous.call('POST', '/api/email/confirm', { token });
const undo = (token: string) => fondly.anonymous.call('POST', '/api/email/undo', { token });

async function mailTo(address: string, after = 0): Promise<OutgoingMail> {
  return vi.waitFor(
    () => {
      const mail = mails.filter(({ to }) => to.address === address)[after];
      if (!mail) throw new Error(`No mail to ${address} yet`);
      return mail;
    },
    { timeout: 50_000, interval: 50 },
  );
}
const tokenIn = ({ text }: OutgoingMail) => /auth\?(?:email|undo)=([\w-]{43})/.exec(text)?.[1] ?? '';

async function changeTo(who: Person, email: string): Promise<OutgoingMail> {
  const old = (await read(who)).email;
  await ask(who, email);
  expect((await confirm(tokenIn(await mailTo(email)))).statusCode).toBe(204);
  return mailTo(old);
}

test('a new address takes effect when its link is opened, once, and the old address is notified', async () => {
  const eleanor = await fondly.signUp();
  const { email: old } = eleanor.user;
  const wanted = newAddress();
  expect((await ask(eleanor, wanted)).json()).toMatchObject({ email: old, pendingEmail: wanted });
  const mail = await mailTo(wanted);
  expect(mail).toMatchObject({ subject: 'Confirm your new email address', from: { name: 'Fondly' } });
  expect(mail.html).toContain(`http://fondly.test/auth?email=${tokenIn(mail)}`);
  expect((await read(eleanor)).email).toBe(old);
  expect((await confirm(tokenIn(mail))).statusCode).toBe(204);
  expect(await read(eleanor)).toMatchObject({ email: wanted, pendingEmail: null, emailVerified: true });
  const told = await mailTo(old);
  expect(told.subject).toBe('The email address of your account was changed');
  expect(told.text).toContain(wanted);
  const again = await confirm(tokenIn(mail));
  expect([again.statusCode, again.json().message]).toEqual([404, 'This link has already been used or has expired.']);
});

test('the old address can undo the change within seven days, which ends all sessions and later links', async () => {
  const eleanor = await fondly.signUp();
  const { email: old } = eleanor.user;
  const [second, third] = [newAddress(), newAddress()];
  const toOld = tokenIn(await changeTo(eleanor, second));
  const toSecond = tokenIn(await changeTo(eleanor, third));
  fondly.clock.advanceMs(6 * dayMs);
  await ask(eleanor, newAddress());
  expect((await undo(toOld)).statusCode).toBe(204);
  expect((await eleanor.call('GET', '/api/user')).statusCode).toBe(401);
  const login = await fondly.anonymous.call('POST', '/api/login', { email: old, password: 'correct horse' });
  expect(login.json()).toMatchObject({ email: old, pendingEmail: null });
  expect([(await undo(toSecond)).statusCode, (await undo(toOld)).statusCode]).toEqual([404, 404]);
});

test('nobody else can take an address while its change can be undone', async () => {
  const eleanor = await fondly.signUp();
  const { email: old } = eleanor.user;
  const toOld = tokenIn(await changeTo(eleanor, newAddress()));
  const registration = { name: 'A Stranger', email: old.toUpperCase(), password: 'correct horse' };
  expect((await fondly.anonymous.call('POST', '/api/register', registration)).statusCode).toBe(409);
  const stranger = await fondly.signUp('A Stranger');
  await ask(stranger, old);
  expect((await confirm(tokenIn(await mailTo(old, 1)))).statusCode).toBe(409);
  expect((await undo(toOld)).statusCode).toBe(204);
  const login = { email: old, password: 'correct horse' };
  expect((await fondly.anonymous.call('POST', '/api/login', login)).json().id).toBe(eleanor.user.id);

  const margaret = await fondly.signUp('Margaret');
  await changeTo(margaret, newAddress());
  fondly.clock.advanceMs(7 * dayMs);
  const later = { ...registration, email: margaret.user.email };
  expect((await fondly.anonymous.call('POST', '/api/register', later)).statusCode).toBe(201);
});

test('does not reveal that an address is taken: its owner gets a mail without a link', async () => {
  const margaret = await fondly.signUp('Margaret');
  const eleanor = await fondly.signUp();
  const answer = await ask(eleanor, margaret.user.email.toUpperCase());
  expect([answer.statusCode, answer.json().pendingEmail]).toEqual([200, margaret.user.email.toUpperCase()]);
  const mail = await mailTo(margaret.user.email.toUpperCase());
  expect(mail.subject).toBe('This address has a Fondly account already');
  expect(tokenIn(mail)).toBe('');
});

test('of two users who request the same free address, the second to confirm is rejected', async () => {
  const wanted = newAddress();
  const [first, second] = [await fondly.signUp(), await fondly.signUp()];
  await ask(first, wanted);
  const firstToken = tokenIn(await mailTo(wanted));
  await ask(second, wanted);
  const secondToken = tokenIn(await mailTo(wanted, 1));
  const answers = await Promise.all([confirm(firstToken), confirm(secondToken)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
});

test('a newer request invalidates the earlier link, and requesting the present address cancels the change', async () => {
  const eleanor = await fondly.signUp();
  const [first, second] = [newAddress(), newAddress()];
  await ask(eleanor, first);
  const firstToken = tokenIn(await mailTo(first));
  await ask(eleanor, second);
  const secondToken = tokenIn(await mailTo(second));
  expect((await confirm(firstToken)).statusCode).toBe(404);
  expect((await ask(eleanor, eleanor.user.email)).json().pendingEmail).toBeNull();
  expect((await confirm(secondToken)).statusCode).toBe(404);
  expect((await read(eleanor)).email).toBe(eleanor.user.email);
});

test('changing only the case of the present address sends no mail', async () => {
  const eleanor = await fondly.signUp();
  const answer = await ask(eleanor, eleanor.user.email.toUpperCase());
  expect(answer.json()).toMatchObject({ email: eleanor.user.email.toUpperCase(), pendingEmail: null });
});

test('confirmation links expire after a day and undo links after seven, and the nightly cleanup removes them', async () => {
  const eleanor = await fondly.signUp();
  const { email: old } = eleanor.user;
  const [wanted, late] = [newAddress(), newAddress()];
  const undoToken = tokenIn(await changeTo(eleanor, wanted));
  await ask(eleanor, late);
  const lateToken = tokenIn(await mailTo(late));
  fondly.clock.advanceMs(dayMs);
  expect((await confirm(lateToken)).statusCode).toBe(404);
  fondly.clock.advanceMs(6 * dayMs);
  expect((await undo(undoToken)).statusCode).toBe(404);
  expect((await read(eleanor)).email).not.toBe(old);
  await deleteExpiredTokens(fondly.context.database.orm, fondly.clock.now());
  expect(await fondly.context.database.orm.select().from(accountTokens)).toEqual([]);
});

test('rejects a link of another kind and an invented one', async () => {
  const eleanor = await fondly.signUp();
  const wanted = newAddress();
  await ask(eleanor, wanted);
  const token = tokenIn(await mailTo(wanted));
  expect((await undo(token)).statusCode).toBe(404);
  expect((await confirm('x'.repeat(43))).statusCode).toBe(404);
  expect((await confirm('short')).statusCode).toBe(422);
  expect((await confirm(token)).statusCode).toBe(204);
});

test('the database stores no usable token', async () => {
  const eleanor = await fondly.signUp();
  const wanted = newAddress();
  await ask(eleanor, wanted);
  const token = tokenIn(await mailTo(wanted));
  const rows = await fondly.context.database.orm.select().from(accountTokens);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('rejects the sixth link to an address within an hour', async () => {
  const eleanor = await fondly.signUp();
  const wanted = newAddress();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) statuses.push((await ask(eleanor, wanted)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  fondly.clock.advanceMs(61 * 60_000);
  // Like a new login: changing the address requires a recent one.
  await fondly.context.database.orm.update(sessions).set({ createdAt: fondly.clock.now() });
  expect((await ask(eleanor, wanted)).statusCode).toBe(200);
});

test('retries the same message when the mail server is busy', async () => {
  const eleanor = await fondly.signUp();
  const wanted = newAddress();
  refusals = 1;
  await ask(eleanor, wanted);
  const mail = await mailTo(wanted);
  expect(refusals).toBe(0);
  expect((await confirm(tokenIn(mail))).statusCode).toBe(204);
  mails = [];
});

test('the mail has a plain text part and an HTML part that programs can parse', async () => {
  const eleanor = await fondly.signUp('Buy now http://evil.test');
  const wanted = newAddress();
  await ask(eleanor, wanted);
  const mail = await mailTo(wanted);
  expect(`${mail.subject}${mail.html}${mail.text}`).not.toContain('evil.test');
  expect((await PostalMime.parse(`Content-Type: text/html\r\n\r\n${mail.html}`)).html).toContain(
    'Confirm this address',
  );
  expect(mail.text).toContain('Confirm this address: http://fondly.test/auth?email=');
});
