import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { testPictures } from '../../../../tests/app/test-context.ts';
import { overlayPresets } from '../../../domain/styles.ts';
import { generations } from '../../db/tables/generations.ts';
import { images } from '../../db/tables/images.ts';
import { earlierPictures } from './recent-pictures.store.ts';
import { reviveGenerationsJob } from './revive-generations.job.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
let occasionId: number;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true, replace: { pictures: testPictures({ scale: 1 }) } });
  eleanor = await fondly.signUp();
  personId = (
    await eleanor.call('POST', '/api/people', { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother' })
  ).json().id;
  occasionId = (
    await eleanor.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' })
  ).json().id;
});
afterAll(() => fondly.close());

const body = (change: object = {}) => ({
  personId,
  occasionId,
  category: 'birthday',
  title: 'Happy Birthday, Mum',
  styleSettings: { category: 'text' },
  ...change,
});
const async_ = { prefer: 'respond-async' };

async function finished(jobId: number) {
  for (;;) {
    const generation = (await eleanor.call('GET', `/api/generations/${jobId}`)).json();
    if (!['queued', 'running'].includes(generation.state)) return generation;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a card gets a message, a picture and two alternates that differ', async () => {
  const response = await eleanor.call('POST', '/api/cards/generate', body());
  expect(response.statusCode).toBe(200);
  const { defaultCard, alternates } = response.json();
  const options = [defaultCard, ...alternates];
  expect(options).toHaveLength(3);
  expect(new Set(options.map((option) => option.message)).size).toBe(3);
  expect(new Set(options.map((option) => option.image_url)).size).toBe(3);
  for (const option of options) expect(option).toMatchObject({ engine: 'studio', engineName: 'Fondly Studio' });
  const picture = await eleanor.call('GET', defaultCard.image_url);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
});

test('respond-async returns a job with progress and result', async () => {
  const accepted = await eleanor.call('POST', '/api/cards/generate', body(), async_);
  expect(accepted.statusCode).toBe(202);
  const { jobId } = accepted.json();
  expect(accepted.headers.location).toBe(`/api/generations/${jobId}`);
  const done = await finished(jobId);
  expect(done).toMatchObject({ state: 'done', progress: 1, error: null });
  expect(done.result.defaultCard.message).toBeTruthy();
  const stranger = await fondly.signUp('Stranger');
  expect((await stranger.call('GET', `/api/generations/${jobId}`)).statusCode).toBe(404);
  expect((await stranger.call('GET', done.result.defaultCard.image_url)).statusCode).toBe(404);
});

test('a generation can be cancelled once, and does not finish afterwards', async () => {
  const { jobId } = (
    await eleanor.call('POST', '/api/cards/generate', body({ styleSettings: { category: 'AIgen' } }), async_)
  ).json();
  expect((await eleanor.call('DELETE', `/api/generations/${jobId}`)).statusCode).toBe(204);
  expect((await finished(jobId)).state).toBe('cancelled');
  expect((await eleanor.call('DELETE', `/api/generations/${jobId}`)).statusCode).toBe(409);
  expect((await eleanor.call('DELETE', '/api/generations/999999')).statusCode).toBe(404);
});

test.each(['queued', 'running'] as const)('resumes a %s generation whose worker is gone', async (state) => {
  const { orm } = fondly.context.database;
  const brief = (await eleanor.call('POST', '/api/cards/generate', body(), async_)).json();
  await finished(brief.jobId);
  await orm
    .update(generations)
    .set({ state, result: null, heartbeatAt: sql`now() - interval '1 minute'` })
    .where(eq(generations.id, brief.jobId));
  await reviveGenerationsJob(fondly.context).handler(
    {},
    { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000) },
  );
  expect(await finished(brief.jobId)).toMatchObject({ state: 'done' });
});

test('a generation that is unfinished after a quarter of an hour fails with a message', async () => {
  const { orm } = fondly.context.database;
  const [row] = await orm
    .insert(generations)
    .values({ userId: eleanor.user.id, kind: 'generate', request: {}, createdAt: new Date(Date.now() - 16 * 60_000) })
    .returning({ id: generations.id });
  await reviveGenerationsJob(fondly.context).handler(
    {},
    { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000) },
  );
  const generation = (await eleanor.call('GET', `/api/generations/${row?.id}`)).json();
  expect(generation).toMatchObject({ state: 'failed', error: 'The card could not be made. Please try again.' });
});

test('does not repeat messages that the contact already received', async () => {
  const first = (await eleanor.call('POST', '/api/cards/generate', body())).json().defaultCard.message;
  await eleanor.call('POST', '/api/cards', { personId, title: 'x', category: 'birthday', message: first });
  const { defaultCard, alternates } = (await eleanor.call('POST', '/api/cards/generate', body())).json();
  expect([defaultCard, ...alternates].map((option) => option.message)).not.toContain(first);
});

test('every option has the personal message as typed', async () => {
  const personalMessage = 'The blue bicycle, and Cornwall in the rain.';
  const { defaultCard, alternates } = (
    await eleanor.call('POST', '/api/cards/generate', body({ personalMessage }))
  ).json();
  for (const option of [defaultCard, ...alternates]) expect(option.message).toContain(personalMessage);
});

test('an illustration lists what it shows of its prompt, and what it does not', async () => {
  const styleSettings = { category: 'AIgen', artStyle: 'Minimal & Modern' };
  const imagePrompt = 'some quiet mountains and a zeppelin, please';
  const { defaultCard, alternates } = (
    await eleanor.call('POST', '/api/cards/generate', body({ styleSettings, imagePrompt }))
  ).json();
  for (const option of [defaultCard, ...alternates])
    expect(option).toMatchObject({ usedWords: ['mountains'], missingWords: ['zeppelin'] });
  const plain = (await eleanor.call('POST', '/api/cards/generate', body({ imagePrompt }))).json();
  expect(plain.defaultCard.usedWords).toBeUndefined();
});

test('the pictures of a contact do not repeat what an earlier card showed', async () => {
  const styleSettings = { category: 'AIgen', artStyle: 'Minimal & Modern' };
  const imagePrompt = 'an owl';
  const { defaultCard } = (
    await eleanor.call('POST', '/api/cards/generate', body({ styleSettings, imagePrompt }))
  ).json();
  const card = { personId, title: 'x', category: 'birthday', message: 'x', imageUrl: defaultCard.image_url };
  expect((await eleanor.call('POST', '/api/cards', card)).statusCode).toBeLessThan(300);
  const { orm } = fondly.context.database;
  const userId = eleanor.user.id;
  const now = fondly.context.clock.now();
  const owl = [{ arrangement: expect.any(String), motif: 'owl', palette: expect.any(String) }];
  expect(await earlierPictures(orm, userId, personId, now)).toEqual({ shown: owl, others: [] });
  // Another person of the same sender, and a sender whose picture it is not.
  expect(await earlierPictures(orm, userId, personId + 1000, now)).toEqual({ shown: [], others: owl });
  expect(await earlierPictures(orm, userId + 1000, null, now)).toEqual({ shown: [], others: [] });
  const muchLater = new Date(now.getTime() + 4 * 366 * 86_400_000);
  expect(await earlierPictures(orm, userId, personId, muchLater)).toEqual({ shown: [], others: [] });
});

test('Christmas is in summer for a contact whose address is in the south', async () => {
  const { orm } = fondly.context.database;
  const add = (country: string) =>
    eleanor.call('POST', '/api/people', { name: 'Zoe Reed', relationship: 'friend', country });
  for (const [country, season] of [
    ['Australia', 'summer'],
    ['Norway', 'winter'],
  ] as const) {
    const zoe = (await add(country)).json().id;
    const day = { personId: zoe, occasionType: 'christmas', date: '--12-25' };
    const date = (await eleanor.call('POST', '/api/important-dates', day)).json();
    const styleSettings = { category: 'AIgen', artStyle: 'Minimal & Modern' };
    const asked = { personId: zoe, occasionId: date.id, category: 'christmas', title: 'x', styleSettings };
    const { defaultCard } = (await eleanor.call('POST', '/api/cards/generate', asked)).json();
    const id = defaultCard.image_url.split('/').at(-1);
    const [image] = await orm.select({ recipe: images.recipe }).from(images).where(eq(images.id, id));
    expect(image?.recipe?.request).toMatchObject({ facts: { season } });
    const kept = { ...asked, message: 'x', imageUrl: defaultCard.image_url };
    const card = (await eleanor.call('POST', '/api/cards', kept)).json();
    expect((await eleanor.call('GET', `/api/cards/${card.id}`)).json().maySnow).toBe(season === 'winter');
  }
});

test('a HEIC photo becomes a photo card with its title over it', async () => {
  const response = await eleanor.upload(
    '/api/cards/upload-image',
    { image: readFileSync('tests/files/images/two-pictures.heic') },
    { title: 'Happy Birthday, Mum', category: 'birthday', usage: 'withTitle', personId: String(personId) },
  );
  expect(response.statusCode).toBe(200);
  const { imageUrl, sourceImageUrl, message, alternates } = response.json();
  expect(message).toBeTruthy();
  expect(alternates).toHaveLength(2);
  const [card, source] = await Promise.all([imageUrl, sourceImageUrl].map((url) => eleanor.call('GET', url)));
  expect(await sharp(card?.rawPayload).metadata()).toMatchObject({ width: 1024, height: 1024 });
  expect((await sharp(source?.rawPayload).metadata()).exif).toBeUndefined();
});

test('the focus point determines the part of the photo that the picture shows', async () => {
  const wide = await sharp({ create: { width: 2400, height: 800, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 800, height: 800, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const middleOf = async (focus: { x: number; y: number }) => {
    const styleSettings = JSON.stringify({ category: 'photo', focus });
    const fields = { title: 'x', category: 'birthday', styleSettings };
    const response = await eleanor.upload('/api/cards/upload-image', { image: wide }, fields);
    expect(response.statusCode).toBe(200);
    const picture = await eleanor.call('GET', response.json().imageUrl);
    const { dominant } = await sharp(picture.rawPayload).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect(await middleOf({ x: 0, y: 0.5 })).toBe('red');
  expect(await middleOf({ x: 1, y: 0.5 })).toBe('blue');
});

test.each([
  [{ styleSettings: { category: 'photo' } }, { userImagePath: 'Image upload is required for the selected style' }],
  [{ category: 'nothing' }, { category: 'Please select a category' }],
  [{ title: '' }, { title: 'Card title is required' }],
  [{ userImagePath: 'https://elsewhere.example/a.jpg' }, { userImagePath: 'Choose a picture of your own.' }],
])('rejects %o', async (change, fields) => {
  const response = await eleanor.call('POST', '/api/cards/generate', body(change));
  expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
});

test('rejects unknown fonts before drawing', async () => {
  const overlay = { ...overlayPresets.custom, fontFamily: 'Comic Sans' };
  const response = await eleanor.call(
    'POST',
    '/api/cards/generate',
    body({ styleSettings: { category: 'text', overlay } }),
  );
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual(['styleSettings.overlay.fontFamily']);
});

test.each([
  ['no picture', Buffer.from('hello'), 415],
  ['a truncated JPEG', Buffer.from('ffd8ffe000104a46494600010101', 'hex'), 415],
])('rejects %s as a photo with a readable message', async (_what, image, status) => {
  const response = await eleanor.upload('/api/cards/upload-image', { image }, { title: 'x', category: 'birthday' });
  expect(response.statusCode).toBe(status);
  expect(response.json().fields.image).toBeTruthy();
});

test('rejects broken settings of an upload under their field', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#333' } })
    .png()
    .toBuffer();
  const send = (fields: Record<string, string>) =>
    eleanor.upload('/api/cards/upload-image', { image: png }, { title: 'x', category: 'birthday', ...fields });
  expect((await send({ styleSettings: '{' })).json().fields).toEqual({ styleSettings: 'This is not valid JSON.' });
  const comic = JSON.stringify({ ...overlayPresets.custom, fontFamily: 'Comic Sans' });
  expect((await send({ overlayStyle: comic })).json().fields.overlayStyle).toMatch(/no font named 'Comic Sans'/);
  expect((await send({ overlayStyle: '{}' })).json().fields).toEqual({
    overlayStyle: 'The text overlay style is not complete.',
  });
  const unstorable = await send({ styleSettings: '{"category":"photo","type":"\\u0000\\ud800"}' });
  expect(unstorable.statusCode).toBe(200);
});

test('rejects two of seven parallel generations with a wait', async () => {
  const idle = await startTestApp();
  const person = await idle.signUp('Busy');
  const answers = await Promise.all(
    Array.from({ length: 7 }, () =>
      person.call(
        'POST',
        '/api/cards/generate',
        { category: 'birthday', title: 'x', styleSettings: { category: 'text' } },
        async_,
      ),
    ),
  );
  await idle.close();
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([202, 202, 202, 202, 202, 429, 429]);
  expect(answers.find((answer) => answer.statusCode === 429)?.headers['retry-after']).toBe('10');
});

test('rejects the next generation of any user while twenty are waiting', async () => {
  const idle = await startTestApp();
  const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => idle.signUp(name)));
  const ask = (person: Person) =>
    person.call(
      'POST',
      '/api/cards/generate',
      { category: 'birthday', title: 'x', styleSettings: { category: 'text' } },
      async_,
    );
  const statuses: number[] = [];
  for (const person of people.slice(0, 4)) for (let i = 0; i < 5; i += 1) statuses.push((await ask(person)).statusCode);
  const next = await ask(people[4]!);
  await idle.close();
  expect(statuses).toEqual(Array(20).fill(202));
  expect([next.statusCode, next.headers['retry-after'], next.json().message]).toEqual([
    429,
    '10',
    'The studio is busy. Please try again in a moment.',
  ]);
});

test("accepts the user's stored photo and rejects another user's", async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
  const { imageUrl } = (await eleanor.upload('/api/people/upload-image', { image: png })).json();
  const fields = { title: 'x', category: 'birthday', usage: 'withTitle', sourceImageUrl: imageUrl };
  const made = await eleanor.upload('/api/cards/upload-image', {}, fields);
  expect([made.statusCode, made.json().sourceImageUrl]).toEqual([200, imageUrl]);
  const stranger = await fondly.signUp('Stranger');
  const refused = await stranger.upload('/api/cards/upload-image', {}, fields);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['sourceImageUrl']]);
});
