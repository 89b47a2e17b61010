import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileWords } from '../../tests/app/hostile-words.ts';
import { type Person, startTestApp, type TestApp } from '../../tests/app/test-app.ts';
import { dayIn } from '../../tests/days.ts';
import { uploadSamples } from '../../tests/pictures/upload-samples.ts';
import { cardAnswers } from './db/tables/card-answers.ts';
import { newToken } from './secrets/tokens.ts';

let fondly: TestApp;
let eleanor: Person;
let cardId: number;
/** The page of the card, the page to sign it, and the page of one entry on it. */
let page: string;
let own: string;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret Hale' })).json().id;
  const card = { personId, title: 'Hurrah', category: 'birthday', message: 'Words', scheduledDate: dayIn(30) };
  cardId = (await eleanor.call('POST', '/api/cards', card)).json().id;
  const { url } = (await eleanor.call('PUT', `/api/cards/${cardId}/signing`, { until: dayIn(20) })).json();
  page = new URL((await eleanor.call('POST', `/api/cards/${cardId}/share-link`)).json().url).pathname;
  own = String((await send(new URL(url).pathname, { key: newToken(), name: 'Ann' })).headers.location);
});
afterAll(() => fondly.close());

let households = 0;
/** Each from another address, because the forms per minute of an address are limited. */
function send(path: string, fields: Record<string, string>, files: Record<string, Uint8Array> = {}) {
  households += 1;
  return fondly.anonymous.upload(path, files, fields, {
    accept: 'text/html',
    'x-forwarded-for': `198.51.${households % 250}.7`,
  });
}
const shown = async (path: string) => (await fondly.anonymous.call('GET', path)).body;
/** A tag of the hostile words, or a handler of one, that became part of a page. */
const broken = /<(?:script>|img src=x|svg onload|v:rect|mso-end)|<[a-z]+(?: [a-z-]+="[^"]*")* on[a-z]+=/i;
const thank = (message: string, files?: Record<string, Uint8Array>) =>
  send(`${page}/answer`, { kind: 'thanks', message }, files);
const forget = () => fondly.context.database.orm.delete(cardAnswers).where(eq(cardAnswers.cardId, cardId));

test.each([
  ...hostileWords.map((words) => ({ words, name: words.slice(0, 24) })),
  { name: '100,000 characters', words: 'x'.repeat(100_000) },
  { name: 'NUL', words: '\0' },
  { name: 'half an emoji', words: '\ud83d' },
  { name: 'gaps of messages', words: '{name, select, other {}}' },
  { name: 'line separators', words: '\u2028\u2029' },
  { name: 'as many emoji as fit', words: '🎂'.repeat(250) },
])('the forms to sign and to answer accept or reject $name, and it stays text', async ({ words }) => {
  await forget();
  for (const form of [
    await send(own, { name: words, message: 'Hello' }),
    await send(own, { name: 'Ann', message: words }),
    await send(own, { name: words.slice(0, 60), message: words.slice(0, 500) }),
    await thank(words),
  ]) {
    expect([303, 422]).toContain(form.statusCode);
    expect(form.body).not.toMatch(broken);
  }
  for (const path of [own, page]) expect(await shown(path)).not.toMatch(broken);
  for (const part of ['answers', 'signing'])
    expect((await eleanor.call('GET', `/api/cards/${cardId}/${part}`)).statusCode).toBe(200);
});

test.each(await uploadSamples())(
  'as a photo, $name is taken as a JPEG or refused in words',
  async ({ bytes, outcome }) => {
    await forget();
    const forms = [
      await send(own, { name: 'Ann', message: 'Look' }, { photo: bytes }),
      await thank('Look', { image: bytes }),
    ];
    const isTaken = typeof outcome !== 'string' || bytes.length === 0;
    for (const form of forms) {
      expect(isTaken ? [303] : [413, 415, 422]).toContain(form.statusCode);
      if (!isTaken) expect(form.body).toMatch(/role="alert"[^>]*>This photo could not be read/);
      if (!isTaken) expect(form.body).toContain('>Look</textarea>');
    }
    if (typeof outcome === 'string') return;
    const kept = await fondly.anonymous.call('GET', `${own}/photo.jpg`);
    expect(kept.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...outcome });
  },
);
