import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../../../../tests/app/software-passkey.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { passkeyChallenges } from '../../../db/tables/sign-in.ts';

let fondly: TestApp;
let eleanor: Person;
let device: SoftwarePasskey;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  device = createSoftwarePasskey();
  await add(eleanor, device);
});
afterAll(() => fondly.close());

const byPassword = { proof: { password: 'correct horse' } };
const start = async (who: Person) => (await who.call('POST', '/api/user/passkeys/start', byPassword)).json();
const challenge = async () => (await fondly.anonymous.call('POST', '/api/passkeys/challenge')).json();
const login = (passkey: unknown) => fondly.anonymous.call('POST', '/api/passkeys/login', { passkey });
const list = async (who: Person) => (await who.call('GET', '/api/user/passkeys')).json();

async function add(who: Person, passkey: SoftwarePasskey, name = 'My phone') {
  return who.call('POST', '/api/user/passkeys', { name, passkey: passkey.make(await start(who)) });
}

test('an owner adds a passkey and signs in with it alone', async () => {
  expect(await list(eleanor)).toEqual([
    { id: device.id, name: 'My phone', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  const options = await start(eleanor);
  expect(options).toMatchObject({
    rp: { id: 'fondly.test', name: 'Fondly' },
    user: { name: eleanor.user.email, displayName: 'Eleanor Whitfield' },
    excludeCredentials: [{ id: device.id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const answer = await login(device.sign(await challenge(), { userHandle: options.user.id }));
  expect([answer.statusCode, answer.json().email]).toEqual([200, eleanor.user.email]);
  const session = answer.cookies.find(({ name }) => name === 'fondly_session');
  const cookie = `fondly_session=${session?.value}`;
  expect((await fondly.anonymous.call('GET', '/api/user', undefined, { cookie })).statusCode).toBe(200);
  expect(answer.cookies.map(({ name }) => name)).toContain('fondly_browser');
  expect((await list(eleanor))[0].lastUsedAt).not.toBeNull();
});

test('rejects a signature that is reused, expired, from another origin or has an old counter', async () => {
  const refused = async (passkey: unknown) => {
    const answer = await login(passkey);
    expect([answer.statusCode, answer.json().message, answer.cookies]).toEqual([
      401,
      'This passkey did not work. Log in with your password instead.',
      [],
    ]);
  };
  const first = device.sign(await challenge());
  expect((await login(first)).statusCode).toBe(200);
  await refused(first);
  await refused(device.sign(await challenge(), { origin: 'https://evil.test' }));
  await refused(device.sign(await challenge(), { rpId: 'evil.test' }));
  await refused(device.sign({ challenge: Buffer.alloc(32, 7).toString('base64url') }));
  await refused(device.sign(await challenge(), { userHandle: 'c29tZWJvZHkgZWxzZQ' }));
  await refused(device.sign(await challenge(), { counter: 1 }));
  await refused(device.sign(await challenge(), { counter: 0 }));
  await refused(createSoftwarePasskey().sign(await challenge()));
  const { response, ...rest } = device.sign(await challenge(), { counter: 50 });
  await refused({ ...rest, response: { ...response, signature: first.response.signature } });
  const old = await challenge();
  fondly.clock.advanceMs(5 * 60_000);
  await refused(device.sign(old, { counter: 60 }));
  expect((await login(device.sign(await challenge(), { counter: 61 }))).statusCode).toBe(200);
});

test('one of many simultaneous uses of a signature signs in', async () => {
  const signed = device.sign(await challenge(), { counter: 100 });
  const codes = (await Promise.all(Array.from({ length: 8 }, () => login(signed)))).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
});

test('a challenge is stored as a hash, bound to its purpose and account, and expires', async () => {
  const arthur = await fondly.signUp('Arthur Hale');
  const passkey = createSoftwarePasskey();
  const forEleanor = await start(eleanor);
  const rows = await fondly.context.database.orm.select().from(passkeyChallenges);
  expect(JSON.stringify(rows)).not.toContain(forEleanor.challenge);
  const post = (who: Person, made: unknown) =>
    who.call('POST', '/api/user/passkeys', { name: 'Laptop', passkey: made });
  for (const made of [
    passkey.make(forEleanor),
    passkey.make(await challenge()),
    passkey.make(await start(arthur), { origin: 'https://evil.test' }),
    passkey.make(await start(arthur), { rpId: 'evil.test' }),
    passkey.make(await start(arthur), { certificates: true }),
    { ...passkey.make(await start(arthur)), response: { clientDataJSON: 'eA', attestationObject: 'gIGCgw' } },
  ]) {
    const answer = await post(arthur, made);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['passkey']]);
  }
  expect((await login(device.sign(await start(eleanor), { counter: 150 }))).statusCode).toBe(401);
  const used = passkey.make(await start(arthur));
  expect((await post(arthur, used)).statusCode).toBe(201);
  expect((await post(arthur, used)).statusCode).toBe(422);
  expect((await add(eleanor, passkey)).json().message).toBe('This passkey is already known.');
  fondly.clock.advanceMs(6 * 60_000);
  await challenge();
  expect(await fondly.context.database.orm.select().from(passkeyChallenges)).toHaveLength(1);
});

test('adding and removing require the password or a passkey of the account, and others get 404', async () => {
  const ruth = await fondly.signUp('Ruth Hale');
  const passkey = createSoftwarePasskey();
  expect((await add(ruth, passkey)).statusCode).toBe(201);
  const path = `/api/user/passkeys/${passkey.id}`;
  for (const [proof, field] of [
    [{ password: 'not this one' }, 'proof.password'],
    [{ passkey: device.sign(await challenge(), { counter: 200 }) }, 'proof.passkey'],
    [{ passkey: passkey.sign(await challenge(), { origin: 'https://evil.test' }) }, 'proof.passkey'],
  ] as const) {
    const removal = await ruth.call('DELETE', path, { proof });
    expect([removal.statusCode, Object.keys(removal.json().fields)]).toEqual([422, [field]]);
    expect((await ruth.call('POST', '/api/user/passkeys/start', { proof })).statusCode).toBe(422);
  }
  expect((await ruth.call('DELETE', path, {})).statusCode).toBe(422);
  expect((await eleanor.call('DELETE', path, byPassword)).statusCode).toBe(404);
  expect((await eleanor.call('DELETE', '/api/user/passkeys/nothing', byPassword)).statusCode).toBe(404);
  expect(await list(eleanor)).toHaveLength(1);
  const fresh = { proof: { passkey: passkey.sign(await challenge()) } };
  expect((await ruth.call('DELETE', path, fresh)).statusCode).toBe(204);
  expect((await login(passkey.sign(await challenge()))).statusCode).toBe(401);
  const { email } = ruth.user;
  const again = await fondly.anonymous.call('POST', '/api/login', { email, password: 'correct horse' });
  expect(again.statusCode).toBe(200);
});

test('passkey calls require a session, and invalid passkeys are rejected', async () => {
  const { anonymous } = fondly;
  const calls = [
    ['GET', '/api/user/passkeys'],
    ['POST', '/api/user/passkeys/start'],
    ['POST', '/api/user/passkeys'],
    ['DELETE', '/api/user/passkeys/x'],
  ] as const;
  for (const [method, url] of calls) expect((await anonymous.call(method, url, {})).statusCode).toBe(401);
  for (const body of [{}, { passkey: 'x' }, { passkey: { ...device.sign(await challenge()), id: '../..' } }]) {
    expect((await anonymous.call('POST', '/api/passkeys/login', body)).statusCode).toBe(422);
  }
  const nameless = await eleanor.call('POST', '/api/user/passkeys', { name: ' ', passkey: {} });
  expect(nameless.json().fields.name).toBe('Give the passkey a name');
});
