import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { engineVersion } from '../../../studio/art/engine-version.ts';
import type { PrintRequest } from '../../../studio/art/print/print-request.ts';
import { cards } from '../../db/tables/cards.ts';
import { images } from '../../db/tables/images.ts';
import { imageIdOf, storeDrawing, storeImage } from '../images/image-files.store.ts';

let fondly: TestApp;
let eleanor: Person;
let cardId: number;
const printed: PrintRequest[] = [];
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
  const card = await eleanor.call('POST', '/api/cards', {
    personId,
    title: 'Für Großmutter "50"',
    category: 'birthday',
    message: 'Hurrah.',
  });
  cardId = card.json().id;
  const print = fondly.context.pictures.print;
  vi.spyOn(fondly.context.pictures, 'print').mockImplementation((request, options) => {
    printed.push(request);
    return print(request, options);
  });
});
afterAll(() => fondly.close());

const lastFront = () => printed.at(-1)?.front;

test('returns a named PDF to the owner, rendered again from its recipe', async () => {
  const answer = await eleanor.call('GET', `/api/cards/${cardId}/print.pdf?paper=letter`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/pdf');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Fur Gromutter 50.pdf"; filename*=UTF-8''F%C3%BCr%20Gro%C3%9Fmutter%2050.pdf`,
  );
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 792 612]');
  expect(lastFront()).toMatchObject({ kind: 'drawn', request: { kind: 'text', message: 'Hurrah.' } });
});

test('prints the back in the language of the card, also if its contact has another one since it was sent', async () => {
  const printedLanguage = async () => {
    expect((await eleanor.call('GET', `/api/cards/${cardId}/print.pdf`)).statusCode).toBe(200);
    return printed.at(-1)?.language;
  };
  const { person, version } = (await eleanor.call('GET', `/api/cards/${cardId}`)).json();
  expect(await printedLanguage()).toBe('en');
  await eleanor.call('PATCH', `/api/people/${person.id}`, { language: 'de' });
  expect(await printedLanguage()).toBe('de');
  const sentAs = { senderName: 'Eleanor', recipientName: 'Margaret', language: 'fr' } as const;
  const set = (fields: Partial<typeof cards.$inferInsert>) =>
    fondly.context.database.orm.update(cards).set(fields).where(eq(cards.id, cardId));
  await set({ deliveryStatus: 'sent', sentAs });
  expect(await printedLanguage()).toBe('fr');
  await set({ deliveryStatus: 'draft', sentAs: null, version });
});

test('cuts a long title between surrogate pairs', async () => {
  await eleanor.call('PATCH', `/api/cards/${cardId}`, { title: `a${'𠮷'.repeat(90)}` });
  const answer = await eleanor.call('GET', `/api/cards/${cardId}/print.pdf`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain(
    `filename="a.pdf"; filename*=UTF-8''a${'%F0%A0%AE%B7'.repeat(79)}.pdf`,
  );
});

test('prints the stored picture if its engine version differs or its recipe is missing', async () => {
  const card = (await eleanor.call('GET', `/api/cards/${cardId}`)).json();
  const id = imageIdOf(card.imageUrl) ?? '';
  const recipeIs = (recipe: typeof images.$inferSelect.recipe) =>
    fondly.context.database.orm.update(images).set({ recipe }).where(eq(images.id, id));
  const [stored] = await fondly.context.database.orm.select().from(images).where(eq(images.id, id));
  if (!stored?.recipe) throw new Error('The picture has no recipe.');
  await recipeIs({ ...stored.recipe, engineVersion: engineVersion + 1 });
  expect((await eleanor.call('GET', `/api/cards/${cardId}/print.pdf`)).statusCode).toBe(200);
  expect(lastFront()?.kind).toBe('stored');
  await recipeIs(null);
  expect((await eleanor.call('GET', `/api/cards/${cardId}/print.pdf`)).statusCode).toBe(200);
  expect(lastFront()?.kind).toBe('stored');
  await recipeIs(stored.recipe);
});

test('prints a photo from the upload at full size', async () => {
  const jpeg = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#6688aa' } })
    .jpeg()
    .toBuffer();
  const photoUrl = await storeImage(fondly.context, {
    userId: eleanor.user.id,
    kind: 'upload',
    jpeg,
    width: 2400,
    height: 1800,
  });
  const request = { kind: 'photo', photo: jpeg, focus: null, overlay: null, size: '1024x1024' } as const;
  const url = await storeDrawing(fondly.context, eleanor.user.id, request, { photoUrl });
  expect((await eleanor.call('PATCH', `/api/cards/${cardId}`, { imageUrl: url })).statusCode).toBe(200);
  expect((await eleanor.call('GET', `/api/cards/${cardId}/print.pdf`)).statusCode).toBe(200);
  const front = lastFront();
  if (front?.kind !== 'drawn' || front.request.kind !== 'photo') throw new Error('No photo was printed.');
  expect((await sharp(front.request.photo).metadata()).width).toBe(2400);
});

test('returns 404 to other users and rejects unknown paper sizes', async () => {
  const path = `/api/cards/${cardId}/print.pdf`;
  expect((await fondly.anonymous.call('GET', path)).statusCode).toBe(401);
  const stranger = await fondly.signUp();
  expect((await stranger.call('GET', path)).statusCode).toBe(404);
  expect((await eleanor.call('GET', '/api/cards/999999/print.pdf')).statusCode).toBe(404);
  expect((await eleanor.call('GET', `${path}?paper=a0`)).statusCode).toBe(422);
});
