import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { storeImage } from '../images/image-files.store.ts';

const path = '/api/cards/lay-out-photos';
let fondly: TestApp;
let eleanor: Person;
let stranger: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  stranger = await fondly.signUp();
});
afterAll(() => fondly.close());

const photoOf = async (owner: Person, background: string) => {
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const url = await storeImage(fondly.context, { userId: owner.user.id, kind: 'upload', jpeg, width: 60, height: 40 });
  return { url, jpeg };
};

test('two to four photos of one’s own become one sheet, which a card can show', async () => {
  const photos = [await photoOf(eleanor, '#cc2222'), await photoOf(eleanor, '#2244cc')];
  const jpeg = new Uint8Array(photos[0]?.jpeg ?? []);
  const render = vi.spyOn(fondly.context.pictures, 'render').mockResolvedValue({ jpeg, width: 2048, height: 2048 });
  const imageUrls = photos.map(({ url }) => url).reverse();
  const answer = await eleanor.call('POST', path, { imageUrls, layout: 'prints' });
  expect(answer.statusCode).toBe(200);
  const [request, options] = render.mock.calls[0] ?? [];
  expect(request).toMatchObject({ kind: 'photo-layout', layout: 'prints' });
  const laid = request?.kind === 'photo-layout' ? request.photos : [];
  expect(laid.map((photo, at) => Buffer.compare(photo, photos[1 - at]?.jpeg ?? Buffer.alloc(0)))).toEqual([0, 0]);
  expect(options?.scale).toBe(2);
  const { imageUrl } = answer.json();
  expect((await eleanor.call('GET', imageUrl)).statusCode).toBe(200);
  expect((await stranger.call('GET', imageUrl)).statusCode).toBe(404);
  render.mockRestore();
});

test('refuses one photo, five, another layout and a photo of somebody else', async () => {
  const { url } = await photoOf(eleanor, '#cc2222');
  const theirs = (await photoOf(stranger, '#22cc44')).url;
  for (const [imageUrls, layout, field] of [
    [[url], 'grid', 'imageUrls'],
    [Array(5).fill(url), 'grid', 'imageUrls'],
    [[url, url], 'spiral', 'layout'],
    [[url, theirs], 'grid', 'imageUrls.1'],
  ] as const) {
    const answer = await eleanor.call('POST', path, { imageUrls, layout });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  }
});
