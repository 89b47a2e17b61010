import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { CardView } from '../../../contract/cards.ts';
import type { PictureRequest } from '../../../studio/art/picture.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';
import { cards } from '../../db/tables/cards.ts';
import { generations } from '../../db/tables/generations.ts';

let fondly: TestApp;
let eleanor: Person;
let mallory: Person;
let personId: number;
let jpeg: Buffer;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
  [eleanor, mallory] = [await fondly.signUp(), await fondly.signUp('Mallory')];
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.test' })).json().id;
  jpeg = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#6688aa' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => fondly.close());

const drawn: PictureRequest[] = [];
/** A studio that draws at once; a test may hold everything except text cards. */
let hold: Promise<void>;
beforeEach(() => {
  drawn.length = 0;
  hold = Promise.resolve();
  vi.spyOn(fondly.context.pictures, 'render').mockImplementation(async (request) => {
    if (request.kind !== 'text') await hold;
    drawn.push(request);
    return { jpeg, width: 96, height: 64 };
  });
});
afterEach(() => void vi.restoreAllMocks());

const draft = async (change: object = {}): Promise<CardView> => {
  const card = { personId, title: 'Happy Birthday', category: 'birthday', message: 'Words', ...change };
  return (await eleanor.call('POST', '/api/cards', { scheduledDate: '2099-12-04', ...card })).json();
};
const pathOf = (id: number | string) => `/api/cards/${id}/regenerate-image`;
const regenerate = (id: number | string, body: object = {}, person = eleanor) => person.call('POST', pathOf(id), body);
const begin = async (id: number, body: object = {}) => {
  const accepted = await eleanor.call('POST', pathOf(id), body, { prefer: 'respond-async' });
  expect(accepted.statusCode).toBe(202);
  return accepted.json().jobId as number;
};
const read = async (id: number): Promise<CardView> => (await eleanor.call('GET', `/api/cards/${id}`)).json();
const ended = (jobId: number) =>
  vi.waitFor(
    async () => {
      const generation = (await eleanor.call('GET', `/api/generations/${jobId}`)).json();
      expect(['queued', 'running']).not.toContain(generation.state);
      return generation;
    },
    { timeout: 50_000 },
  );
function holdStudio(): () => void {
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  return letGo;
}
async function plantPreset() {
  const parameters = { artStyle: 'Oil Painting', colorPalette: 'Muted Tones' } as const;
  const row = { name: 'Gallery', category: 'AI Generated', parameters } as const;
  const [preset] = await fondly.context.database.orm.insert(cardStyles).values(row).returning();
  if (!preset) throw new Error('The preset came back empty');
  return preset;
}
const beingDrawn = () => expect.poll(() => fondly.context.pictures.render).toHaveBeenCalledTimes(2);
const cubist = { category: 'AIgen', artStyle: 'Pop Art', colorPalette: 'Bold & Bright' };

test('requires a session, the owner and an existing card', async () => {
  const { id } = await draft();
  expect((await regenerate(id, {}, fondly.anonymous)).statusCode).toBe(401);
  expect((await regenerate(id, {}, mallory)).statusCode).toBe(404);
  expect((await regenerate('x')).statusCode).toBe(404);
});

test('saves style, settings, prompt and picture together and returns the card', async () => {
  const before = await draft();
  const preset = await plantPreset();
  const answer = await regenerate(before.id, { presetId: preset.id, imagePrompt: 'A red kite over Cornwall' });
  expect([answer.statusCode, answer.json().version]).toEqual([200, before.version + 1]);
  expect(answer.json()).toMatchObject({
    message: 'Words',
    style: preset.name,
    cardStylePresetId: preset.id,
    styleSettings: { category: 'AIgen', artStyle: preset.parameters.artStyle },
    imagePrompt: 'A red kite over Cornwall',
    useCustomPrompt: true,
    engine: 'Fondly Studio',
  });
  expect(answer.json().imageUrl).not.toBe(before.imageUrl);
  expect(drawn.at(-1)).toMatchObject({ kind: 'illustration', prompt: 'A red kite over Cornwall' });
});

test('accepts a photo with settings as JSON text, paints the photo and stores it', async () => {
  const { id } = await draft();
  const fields = {
    styleSettings: JSON.stringify({ category: 'image', focus: { x: 1, y: 0.5 } }),
    keepApproved: 'false',
  };
  const answer = await eleanor.upload(pathOf(id), { image: jpeg }, fields);
  expect([answer.statusCode, answer.json().sourceImageUrl]).toEqual([200, expect.stringMatching(/^\/api\/images\//)]);
  expect(drawn.at(-1)).toMatchObject({ kind: 'painted-photo', focus: { x: 1, y: 0.5 } });
  const overlay = { ...(await titled(id)), useSourceImage: true };
  expect((await regenerate(id, overlay)).json().styleSettings.overlay.preset).toBe('elegant');
  expect(drawn.at(-1)).toMatchObject({ kind: 'photo', overlay: { text: 'Happy Birthday' } });
});

async function titled(id: number) {
  const { overlayPresets } = await import('../../../domain/styles.ts');
  return { styleSettings: { ...(await read(id)).styleSettings, category: 'photo', overlay: overlayPresets.elegant } };
}

test.each([
  [{ styleSettings: { category: 'photo' } }, { image: 'Image upload is required for the selected style' }],
  [{ styleSettings: '{' }, { styleSettings: 'This is not valid JSON.' }],
  [{ styleSettings: '{"category":"cubist"}' }, { styleSettings: 'The style settings are not complete.' }],
  [{ presetId: '00000000-0000-4000-8000-000000000000' }, { presetId: 'Selected preset not found' }],
])('rejects %o under its field and leaves the card unchanged', async (body, fields) => {
  const card = await draft();
  const answer = await regenerate(card.id, body);
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  expect(await read(card.id)).toEqual(card);
});

test('rejects files that are not pictures or exceed 5 MB', async () => {
  const { id } = await draft();
  const send = (image: Uint8Array) => eleanor.upload(pathOf(id), { image }, { styleSettings: '{"category":"photo"}' });
  expect((await send(Buffer.from('hello'))).statusCode).toBe(415);
  const large = await send(new Uint8Array(5 * 1024 * 1024 + 1));
  expect([large.statusCode, large.json().message]).toEqual([413, 'The file is larger than 5 MB.']);
});

test('PATCH with a prompt and useSourceImage draws from the prompt, and from the photo if there is one', async () => {
  const { id } = await draft({ styleSettings: { category: 'text' } });
  const patch = (body: object) => eleanor.call('PATCH', `/api/cards/${id}`, body);
  const plain = (await patch({ imagePrompt: 'A kite', useSourceImage: true, title: 'For you' })).json();
  expect(plain).toMatchObject({ title: 'For you', imagePrompt: 'A kite', styleSettings: { category: 'AIgen' } });
  expect(drawn.at(-1)).toMatchObject({ kind: 'illustration', prompt: 'A kite' });
  await eleanor.upload(pathOf(id), { image: jpeg }, { styleSettings: '{"category":"photo"}' });
  expect((await patch({ imagePrompt: 'A boat', useSourceImage: true })).json().styleSettings.category).toBe('image');
  expect(drawn.at(-1)?.kind).toBe('painted-photo');
  expect((await patch({ imagePrompt: 'A train', useSourceImage: false })).json().styleSettings.category).toBe('AIgen');
  const pictures = drawn.length;
  expect((await patch({ imagePrompt: 'Only kept' })).json().imagePrompt).toBe('Only kept');
  expect(drawn).toHaveLength(pictures);
});

test('rejects an outdated version and returns the current card', async () => {
  const card = await draft();
  await eleanor.call('PATCH', `/api/cards/${card.id}`, { message: 'Newer' });
  const answer = await regenerate(card.id, { ...cubist, version: card.version });
  expect([answer.statusCode, answer.json().code, answer.json().current.message]).toEqual([
    409,
    'stale_version',
    'Newer',
  ]);
});

test('keeps the approval only on request, and rejects a sent card', async () => {
  const { id } = await draft();
  const approve = () => eleanor.call('POST', `/api/cards/${id}/approve`);
  await approve();
  expect((await regenerate(id, { styleSettings: cubist, keepApproved: true })).json().deliveryStatus).toBe(
    'approved_and_scheduled',
  );
  expect((await regenerate(id, { styleSettings: cubist })).json().deliveryStatus).toBe('draft');
  await fondly.context.database.orm.update(cards).set({ deliveryStatus: 'sent' }).where(eq(cards.id, id));
  expect((await regenerate(id)).statusCode).toBe(409);
});

test.each([
  ['its style', { styleSettings: { category: 'text' } }],
  ['its title', { title: 'Another' }],
  ['its approval', { deliveryStatus: 'approved_and_scheduled' }],
])(
  'discards the new picture if the card changed in %s meanwhile, and the generation reports it',
  async (_what, change) => {
    const card = await draft();
    const letGo = holdStudio();
    const jobId = await begin(card.id, { styleSettings: cubist });
    const changed = (await eleanor.call('PATCH', `/api/cards/${card.id}`, change)).json();
    letGo();
    expect(await ended(jobId)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^This card was changed/),
    });
    expect(await read(card.id)).toEqual(changed);
  },
);

test('a waiting call returns 409 with the card that changed meanwhile', async () => {
  const card = await draft();
  const letGo = holdStudio();
  const answer = regenerate(card.id, { styleSettings: cubist });
  const begun = () => fondly.context.database.orm.select().from(generations).where(eq(generations.cardId, card.id));
  await expect.poll(async () => await begun()).toHaveLength(1);
  await eleanor.call('PATCH', `/api/cards/${card.id}`, { title: 'Another' });
  letGo();
  expect([(await answer).statusCode, (await answer).json().current?.title]).toEqual([409, 'Another']);
});

test('keeps words saved meanwhile and adds the picture', async () => {
  const { id } = await draft();
  const card: CardView = (await regenerate(id, { styleSettings: cubist })).json();
  const letGo = holdStudio();
  const jobId = await begin(card.id);
  await eleanor.call('PATCH', `/api/cards/${card.id}`, { message: 'Better words' });
  letGo();
  expect((await ended(jobId)).state).toBe('done');
  const after = await read(card.id);
  expect([after.message, after.imageUrl === card.imageUrl]).toEqual(['Better words', false]);
});

test('a card skipped while its picture is drawn stays skipped and gets the picture', async () => {
  const card = await draft();
  const letGo = holdStudio();
  const jobId = await begin(card.id, { styleSettings: cubist });
  expect((await eleanor.call('POST', `/api/cards/${card.id}/skip`)).statusCode).toBe(200);
  letGo();
  expect((await ended(jobId)).state).toBe('done');
  expect(await read(card.id)).toMatchObject({ deliveryStatus: 'skipped', styleSettings: cubist });
});

test('cancelling while the picture is drawn saves nothing', async () => {
  const card = await draft();
  const letGo = holdStudio();
  const jobId = await begin(card.id, { styleSettings: cubist });
  await beingDrawn();
  expect((await eleanor.call('DELETE', `/api/generations/${jobId}`)).statusCode).toBe(204);
  letGo();
  await expect.poll(() => drawn).toHaveLength(2);
  expect((await ended(jobId)).state).toBe('cancelled');
  expect(await read(card.id)).toEqual(card);
});

test('deleting a card while its picture is drawn deletes the generation', async () => {
  const card = await draft();
  const letGo = holdStudio();
  const jobId = await begin(card.id, { styleSettings: cubist });
  await beingDrawn();
  expect((await eleanor.call('DELETE', `/api/cards/${card.id}`)).statusCode).toBe(204);
  letGo();
  await expect.poll(() => drawn).toHaveLength(2);
  expect((await eleanor.call('GET', `/api/generations/${jobId}`)).statusCode).toBe(404);
});

test('one of fifty simultaneous calls draws, and the others are rejected', async () => {
  const { id } = await draft();
  const letGo = holdStudio();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => eleanor.call('POST', pathOf(id), {}, { prefer: 'respond-async' })),
  );
  letGo();
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused[0]?.json().message).toBe('A new picture of this card is being drawn already.');
  // A session may have a limited number of these calls in progress.
  const heldBack = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length + heldBack.length).toBe(49);
  const accepted = answers.find(({ statusCode }) => statusCode === 202);
  expect((await ended(accepted?.json().jobId)).state).toBe('done');
});

test('the picture of a text card follows its words, and so does the title over a photo', async () => {
  const { id, imageUrl } = await draft();
  const patch = async (body: object) => (await eleanor.call('PATCH', `/api/cards/${id}`, body)).json();
  const saved = await patch({ message: 'Better words' });
  expect(saved.imageUrl).not.toBe(imageUrl);
  expect(drawn.at(-1)).toMatchObject({ kind: 'text', title: 'Happy Birthday', message: 'Better words' });
  expect((await patch({ message: 'Better words', personalMessage: 'x' })).imageUrl).toBe(saved.imageUrl);
  await eleanor.upload(
    pathOf(id),
    { image: jpeg },
    { styleSettings: JSON.stringify((await titled(id)).styleSettings) },
  );
  const pictures = drawn.length;
  await patch({ message: 'Not on the photo' });
  expect(drawn).toHaveLength(pictures);
  await patch({ title: 'For Mum' });
  expect(drawn.at(-1)).toMatchObject({ kind: 'photo', overlay: { text: 'For Mum' } });
});
