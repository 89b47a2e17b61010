import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { images } from '../../db/tables/images.ts';
import { imports } from '../../db/tables/people.ts';
import { imageIdOfKey, imagesDirectory } from './images.store.ts';

const quotaBytes = 1024 * 1024;
let fondly: TestApp;
let eleanor: Person;
let photo: Buffer;
beforeAll(async () => {
  fondly = await startTestApp({ environment: { ACCOUNT_STORAGE_MB: '1' } });
  eleanor = await fondly.signUp();
  photo = await noise(700, 600);
});
afterAll(() => fondly.close());

/** A picture with as many bytes as its size allows. */
function noise(width: number, height: number): Promise<Buffer> {
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: noisy } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const upload = (who: Person) => who.upload('/api/people/upload-image', { image: photo });

async function storedBytes({ user }: Person): Promise<number> {
  const rows = await fondly.context.database.orm.select().from(images).where(eq(images.userId, user.id));
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}

test('rejects uploads over the quota and says what uses the space, even with many at once', async () => {
  const card = (await eleanor.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.test' })).json();
  const made = await eleanor.call('POST', '/api/cards', { personId: card.id, title: 'Hello', category: 'birthday' });
  expect(made.statusCode).toBe(201);

  // An account may have six uploads in progress.
  const sixAtOnce = () => Promise.all(Array.from({ length: 6 }, () => upload(eleanor)));
  const answers = [...(await sixAtOnce()), ...(await sixAtOnce())];
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(3);
  expect(answers.length - refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringMatching(
        /all the room that an account has: [\d.]+ MB of photos, [\d.]+ MB of cards' pictures/,
      ),
    });
  }
  expect(await storedBytes(eleanor)).toBeLessThanOrEqual(quotaBytes);

  // Rejected uploads leave no file.
  const rows = await fondly.context.database.orm.select({ id: images.id }).from(images);
  const files: (string | null)[] = [];
  for await (const { key } of fondly.context.files.list(imagesDirectory)) files.push(imageIdOfKey(key));
  expect(files.sort()).toEqual(rows.map(({ id }) => id).sort());

  // Words can still be edited, and another account has its own quota.
  const edited = await eleanor.call('PATCH', `/api/cards/${made.json().id}`, {
    message: 'Other words',
    version: made.json().version,
  });
  expect(edited.statusCode).toBe(200);
  expect((await upload(await fondly.signUp('Another'))).statusCode).toBe(200);
});

test('counts photos that an import stores, and one over the quota leaves nothing behind', async () => {
  const importer = await fondly.signUp('Importer');
  const cardOf = (name: string, bytes: Buffer) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nPHOTO;ENCODING=b;TYPE=JPEG:${bytes.toString('base64')}\r\nEND:VCARD\r\n`;
  const small = await noise(300, 200);
  const taken = await importer.upload('/api/imports', { file: Buffer.from(cardOf('Ada', small)) });
  expect(taken.statusCode).toBe(201);
  const large = Buffer.from(Array.from({ length: 5 }, (_, at) => cardOf(`Person ${at}`, photo)).join(''));
  const refused = await importer.upload('/api/imports', { file: large });
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'storage_full']);
  const kept = await fondly.context.database.orm.select().from(imports).where(eq(imports.userId, importer.user.id));
  expect(kept.map(({ photoBytes }) => photoBytes)).toEqual([small.byteLength]);
  await importer.call('DELETE', `/api/imports/${taken.json().id}`);
  expect((await upload(importer)).statusCode).toBe(200);
});
