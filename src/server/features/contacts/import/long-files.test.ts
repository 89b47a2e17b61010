import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../../tests/contacts/import-file.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
afterAll(() => fondly.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);

const card = (...lines: string[]) => `BEGIN:VCARD\nVERSION:3.0\n${lines.join('\n')}\nEND:VCARD\n`;

/** How often others got a turn on the event loop meanwhile; bench/imports.bench.ts measures how long they waited. */
async function turnsGiven(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await work();
  clearInterval(timer);
  return turns;
}

test('stages, applies and takes back two thousand contacts of a kilobyte without blocking others', async () => {
  const who = await fondly.signUp();
  const file = Array.from({ length: 2000 }, (_, at) =>
    card(`FN:Person ${at}`, `EMAIL:p${at}@example.org`, `BDAY:19${50 + (at % 50)}-02-03`, `NOTE:${'figs '.repeat(80)}`),
  ).join('');
  let id = 0;
  const turns = await turnsGiven(async () => {
    const staged = await stage(who, file);
    expect(staged).toMatchObject({ total: 2000, counts: { ready: 2000, birthdays: 2000 }, nextAfter: 100 });
    id = staged.id;
    expect(await apply(who, id)).toMatchObject({ added: 2000, done: 2000, toDo: 2000 });
    expect((await who.call('DELETE', `/api/imports/${id}`)).json()).toMatchObject({ removed: 2000, kept: 0 });
  });
  // 2,000 contacts in chunks of at most 200 rows, staged, added and taken back.
  expect(turns).toBeGreaterThan(30);
}, 120_000);

test('imports many photos, and a broken one affects only its contact', async () => {
  const who = await fondly.signUp();
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#cc5533' } })
    .jpeg()
    .toBuffer();
  const photo = (bytes: Buffer) => `PHOTO;ENCODING=b;TYPE=JPEG:${bytes.toString('base64')}`;
  const cut = jpeg.subarray(0, 60);
  const file = Array.from({ length: 30 }, (_, at) => card(`FN:Person ${at}`, photo(at === 7 ? cut : jpeg))).join('');
  const staged = await stage(who, file);
  expect(staged.counts.photos).toBe(30);
  await apply(who, staged.id);
  const everyone: { name: string; imageUrl: string | null }[] = (await who.call('GET', '/api/people')).json();
  expect(everyone.filter(({ imageUrl }) => imageUrl === null).map(({ name }) => name)).toEqual(['Person 7']);
  const [told] = (await who.call('GET', `/api/imports/${staged.id}?after=7&limit=1`)).json().entries;
  expect(told.dropped).toEqual([expect.stringMatching(/^The photo was left out\. /)]);
}, 60_000);

const word = fc.stringMatching(/^[A-Za-zäöüéñß山田ЖЯ]{1,8}$/u);
const line = fc.oneof(
  word.map((text) => `NICKNAME:${text}`),
  word.map((text) => `EMAIL:${text}@example.org`),
  fc.nat(99_999).map((number) => `TEL:${number}`),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
    .map((date) => `BDAY:${date.toISOString().slice(0, 10)}`),
  word.map((text) => `ADR:;;${text};Leeds;;LS1;UK`),
  word.map((text) => `NOTE:${text}`),
);
const contact = fc.tuple(fc.option(word), fc.array(line, { maxLength: 4 }));

test('a second import adds nobody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(contact, { minLength: 1, maxLength: 8 }), async (contacts) => {
      const who = await fondly.signUp();
      const file = contacts.map(([name, lines]) => card(...(name ? [`FN:${name}`] : []), ...lines)).join('');
      const first = await who.upload('/api/imports', { file: bytesOf(file) });
      if (first.statusCode === 415) return;
      await apply(who, first.json().id);
      const before = (await who.call('GET', '/api/people')).json();
      // Every different entry is there.
      const different = new Set(contacts.map((each) => JSON.stringify(each)));
      expect(before.length).toBeLessThanOrEqual(different.size);
      const again = await stage(who, file);
      expect(again.counts.ready).toBe(0);
      expect(await apply(who, again.id)).toMatchObject({ added: 0 });
      expect((await who.call('GET', '/api/people')).json()).toEqual(before);
    }),
    { numRuns: 8 },
  );
}, 120_000);

test('a refused file leaves nothing behind, over a real connection too', async () => {
  const who = await fondly.signUp();
  const address = await fondly.app.listen({ port: 0, host: '127.0.0.1' });
  const form = new FormData();
  form.set(
    'file',
    new Blob([Buffer.alloc(53 * 1024 * 1024, card('FN:Ann', `NOTE:${'x'.repeat(8000)}`))]),
    'contacts.vcf',
  );
  const response = await fetch(`${address}/api/imports`, {
    method: 'POST',
    body: form,
    headers: { cookie: who.cookie },
  });
  expect([response.status, await response.json()]).toEqual([
    413,
    { code: 'too_large', message: expect.stringContaining('larger than 50 MB'), fields: { file: expect.any(String) } },
  ]);
  // Without a Content-Length the file is refused while it arrives.
  async function* endless() {
    yield Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.vcf"\r\n\r\nBEGIN:VCARD\nFN:Ann\nEND:VCARD\n',
    );
    for (let piece = 0; piece < 1000; piece += 1)
      yield Buffer.alloc(64 * 1024, card('FN:Bo', `NOTE:${'x'.repeat(8000)}`));
  }
  const streamed = await fetch(`${address}/api/imports`, {
    method: 'POST',
    body: endless() as never,
    duplex: 'half',
    headers: { cookie: who.cookie, 'content-type': 'multipart/form-data; boundary=b' },
  } as RequestInit);
  expect(streamed.status).toBe(413);
  expect((await who.call('GET', '/api/imports')).json()).toEqual([]);
}, 120_000);

test('recognises a renamed contact by the file it came from', async () => {
  const who = await fondly.signUp();
  const file = card('FN:Ann', 'EMAIL:ann@example.org');
  await apply(who, (await stage(who, file)).id);
  const [ann] = (await who.call('GET', '/api/people')).json();
  await who.call('PATCH', `/api/people/${ann.id}`, { name: 'Mum', email: '' });
  const again = await stage(who, file);
  expect(again.entries[0]).toMatchObject({ state: 'already-there', duplicate: { personId: ann.id, name: 'Mum' } });
});
