import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { readZip } from '../../../../tests/process/read-zip.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cardDeliveryLogs, cards, secretLinks } from '../../db/tables/cards.ts';
import { generations } from '../../db/tables/generations.ts';
import { images } from '../../db/tables/images.ts';
import { imports, people } from '../../db/tables/people.ts';
import { accountTokens, sessions, unsubscribes, users } from '../../db/tables/users.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { storeUpload } from '../images/image-files.store.ts';

let fondly: TestApp;
let photo: Uint8Array;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
});
afterAll(() => fondly.close());

const remove = (who: Person, password = 'correct horse') => who.call('DELETE', '/api/user', { password });
const fileOf = (url: string) => {
  const id = url.split('/').at(-1) ?? '';
  return fondly.context.files.get(`images/${id.slice(0, 2)}/${id}.jpg`);
};

/** A user with data of every kind. */
async function settled(name: string) {
  const db = fondly.context.database.orm;
  const who = await fondly.signUp(name);
  const userId = who.user.id;
  const imageUrl: string = (await who.upload('/api/people/upload-image', { image: photo })).json().imageUrl;
  const friend = { name: `Friend of ${name}`, imageUrl, groups: [`Choir of ${name}`] };
  const personId: number = (await who.call('POST', '/api/people', friend)).json().id;
  const date = { personId, occasionType: 'birthday', date: '1966-12-04' };
  const occasionId: number = (await who.call('POST', '/api/important-dates', date)).json().id;
  const card = { personId, occasionId, title: `Card of ${name}`, message: 'Hello', category: 'birthday' };
  const cardId: number = (await who.call('POST', '/api/cards', card)).json().id;
  await db
    .insert(cardDeliveryLogs)
    .values({ cardId, attempt: 1, deliveryMethod: 'digital', deliveryStatus: 'sent', worker: 'w', messageId: 'm@x' });
  await db.insert(cardAnswers).values({ cardId, kind: 'thanks', message: `Thanks to ${name}` });
  await db.insert(secretLinks).values({ tokenHash: `hash of ${userId}`, kind: 'card', userId, cardId });
  await db.insert(unsubscribes).values({ userId, email: `gone@${userId}.test` });
  await db.insert(generations).values({ userId, kind: 'generate', request: { title: 'A wish' } });
  await db.insert(imports).values({ userId, fileName: 'friends.vcf', fileHash: 'f', kind: 'vcard', photoPacks: 1 });
  await who.call('PATCH', '/api/user', { email: `next-${userId}@example.test` });
  return { who, userId, imageUrl, personId, cardId };
}

test('the export contains all data of its user, none of others, and no secrets', async () => {
  const margaret = await settled('Margaret');
  const eleanor = await settled('Eleanor');
  const answer = await eleanor.who.call('GET', '/api/user/data.zip');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="fondly-\d{4}-\d\d-\d\d\.zip"$/);
  const files = readZip(answer.rawPayload);
  const pictureName = `pictures/${eleanor.imageUrl.split('/').at(-1)}.jpg`;
  const [readMe, data, csv, vcards, ...more] = files.keys();
  const pictures = more.filter((name) => !name.startsWith('account/'));
  expect([readMe, data, csv, vcards]).toEqual(['read-me.txt', 'data.json', 'contacts.csv', 'contacts.vcf']);
  const own = await fondly.context.database.orm.select().from(images).where(eq(images.userId, eleanor.userId));
  expect(pictures.toSorted()).toEqual(own.map(({ id }) => `pictures/${id}.jpg`).toSorted());
  expect(files.get(pictureName)).toEqual(Buffer.from((await fileOf(eleanor.imageUrl)) ?? []));
  expect(files.get('contacts.csv')?.toString()).toContain('Friend of Eleanor');
  expect(files.get('contacts.vcf')?.toString()).toMatch(/FN:Friend of Eleanor[\s\S]*PHOTO:data:image\/jpeg/);
  const json = files.get('data.json')?.toString() ?? '';
  expect(JSON.parse(json)).toMatchObject({
    account: { name: 'Eleanor', email: eleanor.who.user.email, preferences: { theme: 'system' } },
    contacts: [
      { id: eleanor.personId, name: 'Friend of Eleanor', imageUrl: eleanor.imageUrl, groups: ['Choir of Eleanor'] },
    ],
    groups: [{ name: 'Choir of Eleanor', contacts: 1 }],
    importantDates: [{ occasionType: 'birthday', date: '1966-12-04' }],
    cards: [
      {
        id: eleanor.cardId,
        title: 'Card of Eleanor',
        attempts: [{ attempt: 1, deliveryStatus: 'sent' }],
        answers: [{ message: 'Thanks to Eleanor' }],
      },
    ],
    generations: [{ request: { title: 'A wish' } }],
    imports: [{ fileName: 'friends.vcf' }],
    unsubscribed: [{ email: `gone@${eleanor.userId}.test` }],
    links: [{ kind: 'card', cardId: eleanor.cardId }],
    sessions: [{ userAgent: expect.any(String) }],
  });
  const [row] = await fondly.context.database.orm.select().from(users).where(eq(users.id, eleanor.userId));
  const token = eleanor.who.cookie.split('=')[1] ?? '';
  for (const secret of [
    row?.password,
    hashToken(token),
    token,
    `hash of ${eleanor.userId}`,
    'Margaret',
    margaret.imageUrl,
  ]) {
    expect(json).not.toContain(secret);
    for (const name of more) {
      if (name.startsWith('account/')) expect([name, files.get(name)?.includes(String(secret))]).toEqual([name, false]);
    }
  }
  expect(json).not.toMatch(/tokenHash|password|leaseOwner|messageId|"worker"/);
});

test('exports an empty account completely, and one with many contacts too', async () => {
  const nobody = await fondly.signUp('Nobody');
  const empty = readZip((await nobody.call('GET', '/api/user/data.zip')).rawPayload);
  expect(JSON.parse(empty.get('data.json')?.toString() ?? '')).toMatchObject({ contacts: [], cards: [] });
  const rows = Array.from({ length: 401 }, (_, at) => ({ userId: nobody.user.id, name: `Person ${at}` }));
  await fondly.context.database.orm.insert(people).values(rows);
  const many = readZip((await nobody.call('GET', '/api/user/data.zip')).rawPayload);
  expect(JSON.parse(many.get('data.json')?.toString() ?? '').contacts).toHaveLength(401);
});

test('deleting an account removes its rows, files and sessions and leaves other accounts alone', async () => {
  const db = fondly.context.database.orm;
  const margaret = await settled('Margaret');
  const eleanor = await settled('Eleanor');
  const [imported] = await db.select().from(imports).where(eq(imports.userId, eleanor.userId));
  const pack = `imports/${imported?.id}/photos-0.bin`;
  await fondly.context.files.put(pack, Buffer.from('a photo'));
  const answer = await remove(eleanor.who);
  expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([204, expect.stringContaining('=;')]);
  expect((await eleanor.who.call('GET', '/api/user')).statusCode).toBe(401);
  const login = { email: eleanor.who.user.email, password: 'correct horse' };
  expect((await fondly.anonymous.call('POST', '/api/login', login)).statusCode).toBe(401);
  const tables = [people, cards, images, imports, generations, sessions, unsubscribes, secretLinks, accountTokens];
  for (const table of tables) {
    const of = (id: number) => db.select({ n: sql`1` }).from(table).where(eq(table.userId, id));
    expect(await of(eleanor.userId)).toEqual([]);
    expect((await of(margaret.userId)).length).toBeGreaterThan(0);
  }
  await vi.waitFor(
    async () => expect([await fileOf(eleanor.imageUrl), await fondly.context.files.get(pack)]).toEqual([null, null]),
    { timeout: 50_000, interval: 50 },
  );
  expect(await fileOf(margaret.imageUrl)).not.toBeNull();
  expect((await margaret.who.call('GET', '/api/cards')).json()).toHaveLength(1);
});

test('deleting an account removes the photos of an interrupted import', async () => {
  const eleanor = await fondly.signUp();
  const [read] = await fondly.context.database.orm
    .insert(imports)
    .values({ userId: eleanor.user.id, fileName: 'friends.vcf', fileHash: '', kind: 'vcard' })
    .returning({ id: imports.id });
  const pack = `imports/${read?.id}/photos-2.bin`;
  await fondly.context.files.put(pack, Buffer.from('a photo'));
  expect((await remove(eleanor)).statusCode).toBe(204);
  await vi.waitFor(async () => expect(await fondly.context.files.get(pack)).toBeNull(), {
    timeout: 20_000,
    interval: 50,
  });
});

test('the only administrator cannot be deleted while other accounts exist', async () => {
  const { orm } = fondly.context.database;
  const ada = await fondly.signUp('Ada');
  const other = await fondly.signUp();
  await orm.update(users).set({ isAdmin: false });
  await orm.update(users).set({ isAdmin: true }).where(eq(users.id, ada.user.id));
  const refused = await remove(ada);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'illegal_transition']);
  await orm.update(users).set({ isAdmin: true }).where(eq(users.id, other.user.id));
  expect((await remove(ada)).statusCode).toBe(204);
});

test('deletion requires a session and the right password', async () => {
  const eleanor = await fondly.signUp();
  const answer = await remove(eleanor, 'not it');
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { password: 'This is not your password.' }]);
  expect((await remove(eleanor, '')).json().fields).toEqual({ password: 'Enter your password' });
  expect((await remove(fondly.anonymous)).statusCode).toBe(401);
  expect((await fondly.anonymous.call('GET', '/api/user/data.zip')).statusCode).toBe(401);
  expect((await eleanor.call('GET', '/api/user')).statusCode).toBe(200);
});

test('rejects deletion while a card is being sent and changes nothing', async () => {
  const db = fondly.context.database.orm;
  const { who, cardId, imageUrl } = await settled('Eleanor');
  const lease = (leaseUntil: ReturnType<typeof sql> | null) =>
    db
      .update(cards)
      .set({ deliveryStatus: 'scheduled', leaseUntil: leaseUntil as never, leaseOwner: 'a worker' })
      .where(eq(cards.id, cardId));
  await lease(sql`now() + interval '1 minute'`);
  const answer = await remove(who);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'A card of this account is being sent right now. Please try again in a minute.',
  ]);
  expect((await who.call('GET', imageUrl)).statusCode).toBe(200);
  await lease(null);
  expect((await remove(who)).statusCode).toBe(204);
});

test('a picture stored after its owner was deleted leaves no file', async () => {
  const eleanor = await fondly.signUp();
  const put = vi.spyOn(fondly.context.files, 'put');
  await remove(eleanor);
  await expect(storeUpload(fondly.context, eleanor.user.id, photo)).rejects.toThrow();
  const [key = ''] = put.mock.calls[0] ?? [];
  put.mockRestore();
  expect(key).toMatch(/^images\//);
  expect(await fondly.context.files.get(key)).toBeNull();
});
