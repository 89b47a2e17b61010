import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import type { ImportView } from '../../../../contract/imports.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { people } from '../../../db/tables/people.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
afterAll(() => fondly.close());

async function addEveryone(who: Person): Promise<void> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const { imageUrl } = (await who.upload('/api/people/upload-image', { image: picture })).json();
  const margaret = {
    name: 'Margaret  Whitfield',
    nickname: '=Mum; "Meg", \\n',
    relationship: 'Mother',
    email: 'margaret@whitfield.family',
    phone: '+44 20 7946 0123',
    street: '5 Harbour Row; Flat 2',
    city: 'St Ives',
    postalCode: 'TR26',
    country: 'UK',
    notes: 'Grows dahlias,\n- and figs.\n\nEND:VCARD',
    timeZone: 'Europe/London',
    language: 'de',
    imageUrl,
  };
  const { id } = (await who.call('POST', '/api/people', margaret)).json();
  const dates = [
    { occasionType: 'birthday', date: '1966-12-04', notifyDaysBefore: 14, isActive: false },
    { occasionType: 'anniversary', date: '--06-01' },
    { occasionType: 'A day; of our own', date: '2019-07-01', repeatsAnnually: false },
    { occasionType: 'mothers-day', date: '2026-05-10' },
  ];
  for (const date of dates) await who.call('POST', '/api/important-dates', { personId: id, ...date });
  await who.call('POST', '/api/people', { name: 'מרים', address: 'somewhere\n\nby the sea, far away' });
}

async function importFile(who: Person, file: Buffer): Promise<ImportView> {
  const staged: ImportView = (await who.upload('/api/imports', { file })).json();
  if (staged.counts.ready === 0) return staged;
  await who.call('POST', `/api/imports/${staged.id}/apply`, { choose: 'all' });
  return vi.waitFor(
    async () => {
      const now: ImportView = (await who.call('GET', `/api/imports/${staged.id}`)).json();
      expect(now.state).toBe('applied');
      return now;
    },
    { timeout: 50_000, interval: 50 },
  );
}

/** Everything of an account except ids, times and picture addresses, which always differ. */
async function everything(who: Person) {
  const everyone: PersonView[] = (await who.call('GET', '/api/people')).json();
  const dates: Record<string, unknown>[] = (await who.call('GET', '/api/important-dates')).json();
  return everyone.map(({ id, version, createdAt, imageUrl, ...facts }) => ({
    ...facts,
    hasPhoto: imageUrl !== null,
    dates: dates
      .filter(({ personId }) => personId === id)
      .map(({ id: _, personId: _of, createdAt: _when, ...date }) => JSON.stringify(date))
      .toSorted(),
  }));
}

test.each([
  ['vcf', 'text/vcard; charset=utf-8', true],
  ['csv', 'text/csv; charset=utf-8', false],
])('an export of all contacts as %s imports again unchanged, once', async (ending, type, hasPhotos) => {
  const eleanor = await fondly.signUp();
  await addEveryone(eleanor);
  const file = await eleanor.call('GET', `/api/people/export.${ending}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, type]);
  expect(file.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="contacts-\\d{4}-\\d\\d-\\d\\d\\.${ending}";`),
  );
  const other = await fondly.signUp('Other');
  expect(await importFile(other, file.rawPayload)).toMatchObject({ added: 2, problems: [] });
  const expected = (await everything(eleanor)).map((each) => ({ ...each, hasPhoto: hasPhotos && each.hasPhoto }));
  expect(await everything(other)).toEqual(expected);
  for (const who of [other, eleanor]) {
    expect((await importFile(who, file.rawPayload)).counts).toMatchObject({ ready: 0, alreadyThere: 2 });
    expect(await everything(who)).toHaveLength(2);
  }
});

test('exports only the contacts of its user, in more than one batch', async () => {
  const many = await fondly.signUp('Many');
  await fondly.context.database.orm
    .insert(people)
    .values(Array.from({ length: 101 }, (_, at) => ({ userId: many.user.id, name: `Person ${at}` })));
  const count = async (who: Person, path: string, row: RegExp) =>
    (await who.call('GET', path)).body.match(row)?.length ?? 0;
  expect(await count(many, '/api/people/export.vcf', /^END:VCARD\r$/gm)).toBe(101);
  expect(await count(many, '/api/people/export.csv', /^Person \d+,/gm)).toBe(101);
  const nobody = await fondly.signUp('Nobody');
  expect(await count(nobody, '/api/people/export.vcf', /BEGIN/g)).toBe(0);
  expect((await nobody.call('GET', '/api/people/export.csv')).body.split('\r\n')).toHaveLength(2);
});
