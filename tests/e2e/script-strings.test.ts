import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptStrings } from '../app/script-strings.ts';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
beforeAll(async () => {
  [browser, fondly] = await Promise.all([launchBrowser(), startFondlyProcess()]);
  eleanor = await signUp(fondly.address, { name: 'Eleanor', email: 'eleanor@example.test' });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

/** A string in every text field of a body, a different one per field, until all were used. */
function* bodies(fields: string[]): Generator<Record<string, string>> {
  for (let at = 0; at < scriptStrings.length; at += fields.length)
    yield Object.fromEntries(fields.map((field, of) => [field, scriptStrings[(at + of) % scriptStrings.length] ?? '']));
}

async function make(method: string, path: string, body: object): Promise<{ id: number }> {
  const answer = await eleanor.call(method, path, body);
  expect([answer.status, answer.body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  return answer.body as { id: number };
}

test('none of 200 script strings runs on any page that shows it', async () => {
  const people: number[] = [];
  const personFields = ['name', 'nickname', 'relationship', 'street', 'city', 'state', 'country', 'notes'];
  for (const body of bodies(personFields)) people.push((await make('POST', '/api/people', body)).id);
  const personId = people[0] ?? 0;
  for (const { occasionType } of [...bodies(['occasionType'])].slice(0, 100)) {
    await make('POST', '/api/important-dates', { personId, occasionType, date: '1990-12-04' });
  }
  const cards: number[] = [];
  const cardFields = ['title', 'message', 'personalMessage', 'imagePrompt', 'alternateMessage1', 'alternateMessage2'];
  for (const body of bodies([...cardFields, 'style', 'recipientAddress'])) {
    const settings = { category: 'AIgen', type: body.title, medium: body.message, lighting: body.style };
    const card = { ...body, personId, category: 'birthday', styleSettings: settings, scheduledDate: '2099-12-04' };
    cards.push((await make('POST', '/api/cards', card)).id);
  }
  for (const body of bodies(['name', 'content', 'description'])) {
    const content = body.content?.replaceAll(/[{}%]/g, '');
    const template = { ...body, content, type: 'user', category: 'card_message' };
    await make('POST', '/api/admin/prompt-templates', template);
  }
  const own = { name: scriptStrings[0] };
  await make('PATCH', '/api/user', own);
  const shared = await eleanor.call('POST', `/api/cards/${cards[0]}/share-link`);
  const { url } = shared.body as { url: string };

  const { page, complaints, close } = await openPage(browser, fondly.address);
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push(page.url()));
  await page.request.post('/api/login', { data: { email: 'eleanor@example.test', password: 'correct horse' } });
  const paths = [
    ...['/', '/people', `/people/${personId}`, `/people/${personId}/edit`, '/important-dates', '/cards'],
    ...[`/cards/create?personId=${personId}`, '/occasions', '/settings', '/test-scheduler', '/people/duplicates'],
    ...['/admin/prompt-templates', '/admin/prompt-preview', '/admin/users', '/admin/outbox'],
    ...cards.slice(0, 3).flatMap((id) => [`/cards/${id}`, `/card-template/${id}`]),
    new URL(url).pathname,
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Places where a string is an address or waits for a pointer or a key.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) {
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: false }));
        element.dispatchEvent(new FocusEvent('focus', { bubbles: false }));
      }
    });
    const runs = await page.evaluate(
      () =>
        document.querySelectorAll('[onload],[onerror],[onfocus],[onmouseover],[ontoggle],a[href^="javascript:" i]')
          .length,
    );
    expect([path, runs]).toEqual([path, 0]);
  }
  expect({ ran, complaints }).toEqual({ ran: [], complaints: [] });
  await close();
});
