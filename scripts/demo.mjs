// `npm run demo`: Fondly with the family of demo/family.yaml, on http://localhost:3000 or PORT. Its mail stays in the
// outbox, and its data is deleted when it ends.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { load } from 'js-yaml';
import { root } from './run-step.mjs';

/**
 * @typedef {{ occasionType: string, inDays: number, years?: number }} FamilyDate
 * @typedef {{ name: string, dates: FamilyDate[] }} Person
 * @typedef {{ account: { email: string, password: string }, people: Person[], households: string[][], approved: string, sent: string }} Family
 */

const family = /** @type {Family} */ (load(readFileSync(join(root, 'scripts/demo/family.yaml'), 'utf8')));
const port = process.env.PORT ?? '3000';
const address = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'fondly-demo-'));

const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: port, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));

try {
  await started();
  console.log('Making cards for the demo family…');
  await fill();
  const { email, password } = family.account;
  console.log(`\nOpen ${address} and log in as ${email} with the password “${password}”.`);
  console.log('Ctrl+C ends the demo and deletes its data.');
} catch (error) {
  console.error(error);
  server.kill();
}

/** Resolves once the server answers; its first line says so. */
function started() {
  return new Promise((resolve) => server.stdout.once('data', resolve));
}

async function fill() {
  const call = signedIn();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call('POST', '/api/register', { ...family.account, timeZone });
  /** @type {Map<string, number>} */
  const ids = new Map();
  for (const { dates, ...person } of family.people) {
    const { id: personId } = await call('POST', '/api/people', person);
    ids.set(person.name, personId);
    for (const { occasionType, inDays, years } of dates)
      await call('POST', '/api/important-dates', { personId, occasionType, date: dayInWords(inDays, years) });
  }
  for (const names of family.households)
    await call('POST', '/api/households', { members: names.map((name) => ({ id: ids.get(name) })) });
  // Answers after 20 seconds at the latest; a slow machine is still drawing then.
  await call('POST', '/api/system/generate-upcoming-cards');
  const draftFor = async (/** @type {string} */ name) => {
    for (;;) {
      const [card] = await call('GET', `/api/cards?personId=${ids.get(name)}`);
      if (card) return `/api/cards/${card.id}`;
      await setTimeout(500);
    }
  };
  await call('POST', `${await draftFor(family.approved)}/approve`);
  await call('POST', `${await draftFor(family.sent)}/send-now`);
}

/** `YYYY-MM-DD` of a day that recurs in so many days. */
function dayInWords(/** @type {number} */ inDays, years = 0) {
  const day = new Date();
  day.setDate(day.getDate() + inDays);
  day.setFullYear(day.getFullYear() - years);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Calls the server in one session; throws what it says if it refuses. */
function signedIn() {
  let cookie = '';
  /** @param {string} method @param {string} path @param {object} [body] */
  return async (method, path, body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return text === '' ? null : JSON.parse(text);
  };
}
