// `npm run screenshots`: starts the built server on a directory of its own, fills it with a family, and takes the pictures of
// the README with a real browser.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { root } from './run-step.mjs';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.family', password: 'correct horse' };
const family = [
  { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother', occasion: 'birthday', years: 60, inDays: 13 },
  {
    name: 'Walter Whitfield',
    nickname: 'Grandpa',
    relationship: 'grandfather',
    occasion: 'birthday',
    years: 84,
    inDays: 5,
  },
  { name: 'Tomasz Kowalski', relationship: 'friend', occasion: 'birthday', years: 30, inDays: 21 },
  { name: 'Priya Raman', relationship: 'colleague', occasion: 'christmas', inDays: 34 },
  { name: 'Lucía Fernández', relationship: 'sister-in-law', occasion: 'anniversary', years: 10, inDays: 28 },
  { name: 'Jamie Whitfield', relationship: 'brother', occasion: 'christmas', inDays: 34, approve: true },
  { name: 'Aiko Tanaka', relationship: 'friend', occasion: 'anniversary', years: 25, inDays: 40, approve: true },
  { name: 'Noah Whitfield', relationship: 'nephew', occasion: 'birthday', years: 7, inDays: 45, approve: true },
  { name: 'Ines Duarte', relationship: 'friend', occasion: 'birthday', inDays: 50, approve: true },
];

const pictures = /** @type {const} */ ([
  ['dashboard', '/', { width: 1280, height: 1180 }, 'light'],
  ['create-card', '/cards/create?personId=1&dateId=1', { width: 1280, height: 1180 }, 'light'],
  ['card', '/cards/1', { width: 1280, height: 1180 }, 'dark'],
  ['full-card', '/card-template/1', { width: 1280, height: 900 }, 'light'],
  ['phone', '/', { width: 390, height: 844 }, 'dark'],
]);

await ensureBuilt();
await ensureBrowser();
const dataDir = mkdtempSync(join(tmpdir(), 'fondly-pictures-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Fondly is running') && resolve(null));
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  const cookie = await fill();
  await photograph(cookie);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** Makes the account and its family, each with a date and a card from the studio; answers the session's cookie. */
async function fill() {
  const registered = await fetch(`${address}/api/register`, json('POST', account));
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const presets = await (await fetch(`${address}/api/card-style-presets`, { headers: { cookie } })).json();
  const generated = presets.filter((/** @type {{ category: string }} */ preset) => preset.category === 'AI Generated');
  const call = async (/** @type {string} */ path, /** @type {object} */ body = {}) => {
    const response = await fetch(`${address}${path}`, json('POST', body, cookie));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  for (const [index, { occasion, years, inDays, approve, ...person }] of family.entries()) {
    const email = `${person.name.toLowerCase().replace(/\W+/g, '.')}@whitfield.family`;
    const { id: personId } = await call('/api/people', { ...person, email, notes: 'blue bicycle, Cornwall' });
    const day = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
    const date = years ? `${Number(day.slice(0, 4)) - years}${day.slice(4)}` : `--${day.slice(5)}`;
    const { id: occasionId } = await call('/api/important-dates', { personId, occasionType: occasion, date });
    const preset = generated[index % 3 === 2 ? 4 : index % 2];
    const title = titleFor(occasion, years, person.nickname ?? person.name.split(' ')[0] ?? '');
    const content = { personId, occasionId, category: occasion, title };
    const styleSettings = { category: 'AIgen', ...preset.parameters };
    const { defaultCard, alternates } = await call('/api/cards/generate', { ...content, styleSettings });
    const card = await call('/api/cards', {
      ...content,
      message: defaultCard.message,
      imageUrl: defaultCard.image_url,
      alternateMessage1: alternates[0]?.message,
      alternateImageUrl1: alternates[0]?.image_url,
      alternateMessage2: alternates[1]?.message,
      alternateImageUrl2: alternates[1]?.image_url,
      styleSettings,
      presetId: preset.id,
    });
    if (approve) await call(`/api/cards/${card.id}/approve`);
  }
  return cookie;
}

/** @param {string} occasion @param {number | undefined} years @param {string} name */
function titleFor(occasion, years, name) {
  if (occasion === 'christmas') return `Merry Christmas, ${name}`;
  const label = occasion === 'birthday' ? 'Birthday' : 'Anniversary';
  if (occasion === 'anniversary' && years === 25) return `Happy Silver Anniversary, ${name}`;
  return years ? `Happy ${years}th ${label}, ${name}` : `Happy ${label}, ${name}`;
}

/** @param {string} cookie */
async function photograph(cookie) {
  const folder = join(root, 'docs/images');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  const [name = '', value = ''] = cookie.split('=');
  for (const [picture, path, viewport, colorScheme] of pictures) {
    const context = await browser.newContext({ viewport, colorScheme, locale: 'en-US', deviceScaleFactor: 1 });
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${picture}.jpg`), type: 'jpeg', quality: 82 });
    await context.close();
    console.log(`docs/images/${picture}.jpg`);
  }
  await browser.close();
}

/** @param {string} method @param {object} body */
function json(method, body, cookie = '') {
  return { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) };
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(null)));
  const { port: free } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
