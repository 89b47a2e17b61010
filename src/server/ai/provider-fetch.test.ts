import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedAgent } from '../outgoing/guarded-agent.ts';
import { baseUrlComplaint } from './base-url.ts';
import { createGuardedFetch } from './provider-fetch.ts';

let reached = 0;
let port = 0;
const server = createServer(({ url = '' }, response) => {
  const status = /^\/redirect\/(\d+)$/.exec(url)?.[1];
  if (status) return response.writeHead(Number(status), { location: '/' }).end();
  reached += 1;
  return response.end('{}');
});
beforeAll(async () => {
  // Listens on every address of this machine, so that any request that gets through is seen.
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const hosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0xA9FEA9FE',
  '100.100.100.200',
  '100.64.0.1',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:169.254.169.254]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fd00:ec2::254]',
  '[fc00::1]',
  '[ff02::1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b:1::a9fe:a9fe]',
  '[2001:db8::1]',
  '[100::1]',
  '192.88.99.1',
  '198.51.100.7',
  '127.255.255.254',
  '0xa9.0xfe.0xa9.0xfe',
  '2852039166',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '017700000001',
  '00000000177.1',
  '0',
  '[0:0:0:0:0:ffff:7f00:1]',
  '[::169.254.169.254]',
  '[2002:a9fe:a9fe::]',
  '[64:ff9b::169.254.169.254]',
  '[2001:2::1]',
  '[2001:20::1]',
  '[3fff::1]',
  '[5f00::1]',
];

test('the list of private hosts has more than thirty entries', () => {
  expect(new Set(hosts).size).toBeGreaterThan(30);
});

test.each(hosts)('rejects %s as a base URL and again at connect time', async (host) => {
  expect(baseUrlComplaint(`https://${host}/v1`, false)).toMatch(/private network/);
  const agent = createGuardedAgent({ allowPrivate: false });
  const asked = createGuardedFetch(agent)(`http://${host}:${port}/v1/models`);
  await expect(asked).rejects.toMatchObject({ name: 'AiProblem', reason: 'forbidden-address' });
  await agent.destroy();
});

test.each([
  ['http://ai.example.org/v1', /https/],
  ['ftp://ai.example.org/', /https/],
  ['file:///etc/passwd', /https/],
  ['https://user:secret@ai.example.org/v1', /user or a password/],
  ['https://ai.example.org/v1?key=secret', /\?/],
  ['https://localhost/v1', /private network/],
  ['https://localhost./v1', /private network/],
  ['https://ai.localhost/v1', /private network/],
  ['https://printer.local/v1', /private network/],
  ['https://metadata.google.internal/v1', /private network/],
  ['https://METADATA.google.INTERNAL./v1', /private network/],
  ['https://localhost../v1', /private network/],
  ['https://ⓛocalhost/v1', /private network/],
  ['https://localhost.localdomain/v1', /private network/],
  ['https://ip6-loopback/v1', /private network/],
  ['https://metadata/computeMetadata/v1', /private network/],
  ['https://kubernetes.default.svc/v1', /private network/],
  ['https://router.lan/v1', /private network/],
  ['https://nas.home.arpa/v1', /private network/],
  ['https:/127.0.0.1/v1', /private network/],
  ['https:\\\\127.0.0.1\\v1', /private network/],
  ['https://\t127.0.0.1/v1', /private network/],
  ['https://[fe80::1%25eth0]/v1', /one like/],
  ['https://127.0.0.1%00.example.org/v1', /one like/],
  ['wss://ai.example.org/v1', /https/],
  ['https://169.254.169.254\\@ai.example.org/v1', /private network/],
  ['https://ai.example.org@127.0.0.1/v1', /user or a password/],
  ['https://ai.example.org/v1#x', /\?|#/],
  ['data:text/plain,hello', /https/],
  ['//127.0.0.1/v1', /one like/],
  ['not an address', /one like/],
])('rejects the base URL %s', (text, complaint) => {
  expect(baseUrlComplaint(text, false)).toMatch(complaint);
  expect(baseUrlComplaint(text, false)).not.toMatch(/secret/);
});

test('accepts a public address, and a private one if the operator allows it', () => {
  expect(baseUrlComplaint('https://ai.example.org/v1', false)).toBeNull();
  expect(baseUrlComplaint('http://localhost:11434/v1', true)).toBeNull();
});

test.each([
  ['a name with a private address', [['127.0.0.1']]],
  ['a name with a public and a private address', [['93.184.215.14', '127.0.0.1']]],
  ['a name that changes its address after the first look (rebinding)', [['93.184.215.14'], ['127.0.0.1']]],
  ['a name with a mapped address', [['::ffff:127.0.0.1']]],
])('rejects %s at connect time', async (_what, answers) => {
  const waiting = [...answers];
  const ask = () => (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? [];
  // The look-up before the connection, as a check of the URL would make it.
  if (answers.length > 1) ask();
  const agent = createGuardedAgent({
    allowPrivate: false,
    resolve: (_host, done) =>
      done(
        null,
        ask().map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });
  const asked = createGuardedFetch(agent)(`http://rebind.example:${port}/`);
  await expect(asked).rejects.toMatchObject({ reason: 'forbidden-address' });
  await agent.destroy();
});

test.each(['localhost', 'ip6-localhost', 'localhost.', '127.0.0.1..'])(
  'rejects the name %s as this machine resolves it',
  async (host) => {
    const agent = createGuardedAgent({ allowPrivate: false });
    const asked = createGuardedFetch(agent)(`http://${host}:${port}/`);
    await expect(asked).rejects.toMatchObject({
      reason: expect.stringMatching(/^(?:forbidden-address|no-connection|no-such-host)$/),
    });
    await agent.destroy();
  },
);

test('none of these requests reached a server', () => {
  expect(reached).toBe(0);
});

test('reaches private addresses where they are allowed', async () => {
  const agent = createGuardedAgent({ allowPrivate: true });
  expect((await createGuardedFetch(agent)(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(reached).toBe(1);
  await agent.destroy();
});

test.each([300, 301, 302, 303, 307, 308])('does not follow a redirect by %i', async (status) => {
  const before = reached;
  const agent = createGuardedAgent({ allowPrivate: true });
  const asked = createGuardedFetch(agent)(`http://127.0.0.1:${port}/redirect/${status}`);
  await expect(asked).rejects.toMatchObject({ reason: 'redirect' });
  expect(reached).toBe(before);
  await agent.destroy();
});
