import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { testPictures } from '../../../../tests/app/test-context.ts';
import { overlayPresets } from '../../../domain/styles.ts';
import { renderPicture } from '../../../studio/art/render-picture.ts';
import { PictureQueueFull } from '../../pictures/picture-pool.ts';
import { storeImage } from '../images/image-files.store.ts';

const path = '/api/cards/preview-overlay';
let fondly: TestApp;
let eleanor: Person;
let photo: Buffer;
let imageUrl: string;
beforeAll(async () => {
  fondly = await startTestApp({ replace: { pictures: testPictures({ scale: 1 }) } });
  eleanor = await fondly.signUp();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#6688aa' } })
    .jpeg()
    .toBuffer();
  imageUrl = await storeImage(fondly.context, {
    userId: eleanor.user.id,
    kind: 'upload',
    jpeg: photo,
    width: 900,
    height: 600,
  });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => fondly.close());

const body = (change: object = {}) => ({
  imageUrl,
  title: 'Happy Birthday, Mum',
  overlay: overlayPresets.elegant,
  ...change,
});

/** A drawing that ends only when it is aborted. */
function drawWithoutEnd() {
  return vi.spyOn(fondly.context.pictures, 'render').mockImplementation(
    (_request, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
}

test('the preview shows the words over the photo as on the card, at 512 px', async () => {
  const answer = await eleanor.call('POST', path, body());
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('no-store');
  const overlay = { text: 'Happy Birthday, Mum', style: overlayPresets.elegant };
  const request = { kind: 'photo', photo, focus: null, overlay, size: '1024x1024' } as const;
  const drawn = await renderPicture(request, () => {}, { scale: 0.5 });
  expect([drawn.width, Buffer.compare(answer.rawPayload, drawn.jpeg)]).toEqual([512, 0]);
  const plain = await eleanor.call('POST', path, body({ title: '' }));
  expect(Buffer.compare(plain.rawPayload, answer.rawPayload)).not.toBe(0);
});

test('only the owner of a photo can preview words over it', async () => {
  expect((await fondly.anonymous.call('POST', path, body())).statusCode).toBe(401);
  const stranger = await fondly.signUp('Stranger');
  const answer = await stranger.call('POST', path, body());
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { imageUrl: 'Choose a picture of your own.' }]);
});

test.each([
  [{ imageUrl: '/api/images/00000000-0000-4000-8000-000000000000' }, 'imageUrl'],
  [{ imageUrl: 'https://elsewhere.example/a.jpg' }, 'imageUrl'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ overlay: { ...overlayPresets.custom, fontFamily: 'Comic Sans' } }, 'overlay.fontFamily'],
  [{ overlay: { ...overlayPresets.custom, maxLines: 9 } }, 'overlay.maxLines'],
  [{ focus: { x: 2, y: 0 } }, 'focus.x'],
])('rejects %o under its field', async (change, field) => {
  const answer = await eleanor.call('POST', path, body(change));
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('a busy studio rejects with a wait', async () => {
  vi.spyOn(fondly.context.pictures, 'render').mockRejectedValue(new PictureQueueFull());
  const answer = await eleanor.call('POST', path, body());
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '10']);
});

test('closing the connection aborts the drawing, and a user has at most four at once', async () => {
  const render = drawWithoutEnd();
  await fondly.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = fondly.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const post = () =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { cookie: eleanor.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body()),
      signal: leaving.signal,
    }).catch((error: Error) => error);
  const answers = [post(), post(), post(), post()];
  await expect.poll(() => render).toHaveBeenCalledTimes(4);
  const fifth = await eleanor.call('POST', path, body());
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([429, '1']);
  leaving.abort();
  for (const answer of answers) expect(await answer).toMatchObject({ name: 'AbortError' });
  await expect
    .poll(() => render.mock.calls.map(([, options]) => options?.signal?.aborted))
    .toEqual(Array(4).fill(true));
  render.mockRestore();
  await expect.poll(async () => (await eleanor.call('POST', path, body())).statusCode).toBe(200);
});
