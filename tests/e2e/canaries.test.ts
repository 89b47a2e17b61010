import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { secretVariables } from '../../src/server/config.ts';
import { makeDataDir } from '../process/data-dir.ts';
import { findFreePort } from '../process/free-port.ts';
import { readZip } from '../process/read-zip.ts';
import { spawnFondly } from '../process/spawn-fondly.ts';
import { startFondlyProcess } from '../process/start-fondly-process.ts';

const canary = (name: string) => `canary-of-${name}-4f1d9c27b8e35a60`;
const builtPages = fileURLToPath(new URL('../../dist/web/', import.meta.url));

test('no secret of the configuration appears in answers or output, even in failures', async () => {
  const closed = await findFreePort();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkimKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // Nothing listens there: each of them fails and logs it.
  const at = (scheme: string, name: string) => `${scheme}://user:${canary(name)}@127.0.0.1:${closed}`;
  const secrets: Record<string, { value: string; canary: string }> = {
    SECRET_KEY: { value: canary('secret-key'), canary: canary('secret-key') },
    SMTP_URL: { value: at('smtp', 'smtp'), canary: canary('smtp') },
    DKIM_KEY: { value: dkimKey, canary: dkimKey.split('\n')[3] ?? dkimKey },
    BOUNCE_SECRET: { value: canary('bounce'), canary: canary('bounce') },
    BOUNCE_MAILBOX_URL: { value: `${at('imap', 'mailbox')}/INBOX`, canary: canary('mailbox') },
    METRICS_TOKEN: { value: canary('metrics'), canary: canary('metrics') },
    TEXT_PROVIDER_URL: { value: `${at('http', 'text-url')}/texts`, canary: canary('text-url') },
    TEXT_PROVIDER_KEY: { value: canary('text'), canary: canary('text') },
    PRINT_PROVIDER_URL: { value: `${at('http', 'print-url')}/orders`, canary: canary('print-url') },
    PRINT_PROVIDER_KEY: { value: canary('print'), canary: canary('print') },
    AI_API_KEY: { value: canary('ai'), canary: canary('ai') },
    OIDC_CLIENT_SECRET: { value: canary('oidc'), canary: canary('oidc') },
    GOOGLE_CLIENT_SECRET: { value: canary('google'), canary: canary('google') },
  };
  // These replace others, so each needs its own start.
  const others = ['DATABASE_URL', 'FILES_URL', 'FILES_SECRET_ACCESS_KEY', 'AWS_SECRET_ACCESS_KEY', 'OPENAI_API_KEY'];
  const elsewhere = [...others, ...[2, 3, 4, 5, 6, 7, 8, 9].map((key) => `OIDC_${key}_CLIENT_SECRET`)];
  expect([...secretVariables].filter((name) => !secrets[name])).toEqual(elsewhere);

  const env = Object.fromEntries(Object.entries(secrets).map(([name, { value }]) => [name, value]));
  const provider = { OIDC_ISSUER: `http://127.0.0.1:${closed}`, OIDC_CLIENT_ID: 'fondly', GOOGLE_CLIENT_ID: 'fondly' };
  const more = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'mail', AI_ALLOW_PRIVATE: 'on', LOG_LEVEL: 'trace' };
  const fondly = await startFondlyProcess({
    env: { ...env, ...provider, ...more, AI_BASE_URL: `http://127.0.0.1:${closed}/v1`, MAIL_FROM: 'cards@example.org' },
  });
  let told = '';
  try {
    told = await askEverything(fondly.address);
    await expect.poll(() => fondly.output(), { timeout: 60_000 }).toMatch(/delivery attempted/);
  } finally {
    await fondly.kill('SIGTERM');
    await fondly.close();
  }
  const pages = readdirSync(builtPages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|map|webmanifest)$/.test(file))
    .map((file) => readFileSync(`${builtPages}${file}`, 'utf8'))
    .join('\n');
  for (const [name, secret] of Object.entries(secrets)) {
    for (const [where, text] of Object.entries({ log: fondly.output(), answers: told, pages })) {
      expect(text.includes(secret.canary), `${name} in ${where}`).toBe(false);
    }
  }
  // The log contains nothing that people typed either.
  for (const typed of [
    'margaret@example.test',
    'Margaret Whitfield',
    'eleanor@example.test',
    'wrong guess',
    'Dahlias',
    'Xylophonweg',
    'Quetzaltenango',
    'Zwiebelhut',
  ]) {
    expect(fondly.output().includes(typed), `${typed} in the log`).toBe(false);
  }
});

test('an unreachable database is reported without its password', async () => {
  const own = makeDataDir();
  const password = canary('database');
  const databaseUrl = `postgres://fondly:${password}@127.0.0.1:${await findFreePort()}/fondly`;
  const server = spawnFondly({ DATA_DIR: own.dataDir, DATABASE_URL: databaseUrl, OPENAI_API_KEY: canary('openai') });
  expect((await server.stopped).code).toBe(1);
  expect(server.output()).toContain('The database does not answer');
  expect(server.output()).not.toContain(password);
  expect(server.output()).not.toContain(canary('openai'));
  own.remove();
});

test.each([
  ['FILES_SECRET_ACCESS_KEY', 'FILES_ACCESS_KEY_ID', ''],
  ['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID', ''],
  ['FILES_SECRET_ACCESS_KEY', 'FILES_ACCESS_KEY_ID', `${canary('files-url')}@`],
])('reports an unusable bucket without %s', async (secret, id, inUrl) => {
  const own = makeDataDir();
  const endpoint = encodeURIComponent(`http://127.0.0.1:${await findFreePort()}`);
  const server = spawnFondly({
    DATA_DIR: own.dataDir,
    FILES_URL: `s3://${inUrl}bucket?region=us-east-1&endpoint=${endpoint}`,
    [id]: 'AKEY',
    [secret]: canary('files'),
  });
  expect((await server.stopped).code).toBe(1);
  expect(server.output()).toMatch(/FILES_URL/);
  expect(server.output()).not.toMatch(/canary-of/);
  own.remove();
});

/** Requests all that an account can see and much that fails; resolves to all answers. */
async function askEverything(address: string): Promise<string> {
  const answers: string[] = [];
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const bytes = Buffer.from(await response.arrayBuffer());
    const isZip = response.headers.get('content-type') === 'application/zip';
    const text = isZip ? [...readZip(bytes).values()].map(String).join('\n') : bytes.toString();
    answers.push(`${response.status} ${JSON.stringify([...response.headers])} ${text}`);
    return text;
  };
  const account = { name: 'Eleanor Whitfield', email: 'eleanor@example.test', password: 'correct horse' };
  await ask('POST', '/api/register', account);
  await ask('POST', '/api/login', { ...account, password: 'a wrong guess' });
  await ask('POST', '/api/login', account);
  const person = JSON.parse(
    await ask('POST', '/api/people', {
      name: 'Margaret Whitfield',
      email: 'margaret@example.test',
      notes: 'Dahlias',
      ownFields: [{ label: 'Gate', value: 'Xylophonweg' }],
    }),
  ) as { id: number };
  await ask('POST', `/api/people/${person.id}/moments`, { day: '2026-01-02', text: 'Quetzaltenango' });
  await ask('POST', `/api/people/${person.id}/relations`, { kind: 'aunt', otherName: 'Zwiebelhut' });
  await ask('GET', '/api/people/noted?words=Quetzaltenango');
  const brief = { personId: person.id, title: 'Hi', category: 'birthday' };
  const card = JSON.parse(await ask('POST', '/api/cards', { ...brief, message: 'Dahlias' })) as { id: number };
  const styleSettings = { category: 'text' };
  await ask('POST', '/api/cards/generate', { ...brief, styleSettings });
  await ask('POST', `/api/cards/${card.id}/send-now`);
  for (const body of ['{', '[]', '{"name":5}', '"\\ud800"']) await ask('POST', '/api/people', body);
  await ask('POST', '/api/webhooks/bounce/a-secret-that-is-not-the-one', {});
  const paths = ['/api/user', '/api/people', `/api/cards/${card.id}`, '/api/people/export.csv', '/api/user/data.zip'];
  const forAll = ['/', '/nothing', '/api/nothing', '/%ff', '/api/docs/json', '/api/health', '/api/ready', '/c/unknown'];
  const forAdmins = ['/api/admin/users', '/api/admin/outbox', '/api/admin/ai-log', '/api/system/scheduler'];
  for (const path of [...paths, ...forAll, ...forAdmins, '/api/admin/prompt-configs']) await ask('GET', path);
  return answers.join('\n');
}
