import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../../tests/contacts/import-file.ts';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { PersonView } from '../../../../contract/people.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
afterAll(() => fondly.close());

const card = (...lines: string[]) => `${['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')}\r\n`;
const peopleOf = async (who: Person): Promise<PersonView[]> => (await who.call('GET', '/api/people')).json();
const datesOf = async (who: Person): Promise<ImportantDateView[]> =>
  (await who.call('GET', '/api/important-dates')).json();

test('a CSV file of ours stays a CSV file if a note holds a vCard', async () => {
  const who = await fondly.signUp();
  const notes = `Her card:\n${card('FN:Not a contact').replaceAll('\r\n', '\n').trim()}`;
  await who.call('POST', '/api/people', { name: 'Ann Lee', notes, greetingName: 'Annie Lou' });
  const file = (await who.call('GET', '/api/people/export.csv')).rawPayload;
  const other = await fondly.signUp();
  const staged = await stage(other, file);
  expect(staged).toMatchObject({ kind: 'csv', total: 1 });
  await apply(other, staged.id);
  expect(await peopleOf(other)).toMatchObject([{ name: 'Ann Lee', notes, greetingName: 'Annie Lou' }]);
});

test('recognises a calendar at both uploads', async () => {
  const who = await fondly.signUp();
  const calendar = Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n');
  for (const [path, field] of [
    ['/api/imports', 'file'],
    ['/api/people/upload-vcf', 'vcfFile'],
  ] as const) {
    const response = await who.upload(path, { [field]: calendar });
    expect(response.json().message).toMatch(/^This is a calendar: it has events, and no contacts\./);
  }
});

test('names groups of contacts, and does not add them', async () => {
  const who = await fondly.signUp();
  const group = card('FN:Family', 'X-ADDRESSBOOKSERVER-KIND:group', 'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1');
  const staged = await stage(who, group + card('FN:Ann Lee'));
  expect(staged).toMatchObject({
    total: 1,
    problems: ['“Family” is a group without members in this file, and was left out.'],
  });
  const alone = await who.upload('/api/imports', { file: Buffer.from(group) });
  expect(alone.json().message).toBe(
    'This file has no contacts. “Family” is a group without members in this file, and was left out.',
  );
});

test('turns custom days into occasions, and turns off reminders of people who died', async () => {
  const who = await fondly.signUp();
  const dog = ['item1.X-ABDATE:2019-05-06', 'item1.X-ABLabel:Dog birthday'];
  const file =
    card('FN:Ann Lee', 'BDAY:19850412', 'X-MS-ANNIVERSARY:20010506', ...dog) +
    card('FN:Bo Lee', 'BDAY:19320412', 'DEATHDATE:20100503');
  const staged = await stage(who, file);
  expect(staged.entries).toMatchObject([
    { birthday: '1985-04-12', anniversary: '2001-05-06', otherDates: 1, dropped: [] },
    { birthday: '1932-04-12', otherDates: 1, dropped: [expect.stringMatching(/^They died on 2010-05-03/)] },
  ]);
  await apply(who, staged.id);
  const dates = await datesOf(who);
  const facts = dates.map(({ personName, occasionType, date, isActive }) => [personName, occasionType, date, isActive]);
  expect(facts.toSorted()).toEqual([
    ['Ann Lee', 'Dog birthday', '2019-05-06', true],
    ['Ann Lee', 'anniversary', '2001-05-06', true],
    ['Ann Lee', 'birthday', '1985-04-12', true],
    ['Bo Lee', 'birthday', '1932-04-12', false],
    ['Bo Lee', 'memorial', '2010-05-03', false],
  ]);
  const form = await who.upload('/api/people/upload-vcf', { vcfFile: Buffer.from(file) });
  expect(form.json().contact.dates).toMatchObject([
    { occasionType: 'birthday', date: '1985-04-12', isActive: true },
    { occasionType: 'anniversary', date: '2001-05-06', isActive: true },
    { occasionType: 'Dog birthday', date: '2019-05-06', isActive: true },
  ]);
});

test.each([
  // The name alone is enough here: no greeting name is stored.
  ['N:Berg;Anna;;Dr. med.;', 'FN:Dr. med. Anna Berg', 'Anna', null],
  ['N:田中;太郎;;;', 'FN:田中 太郎', '太郎'],
  ['N:김;민수;;;', 'FN:김민수', '민수'],
  ['N:Nguyễn;Anh;Văn;;', 'FN:Nguyễn Văn Anh', 'Anh'],
  ['N:Nagy;Anna;;;', 'FN:Nagy Anna', 'Anna'],
])('greets %s by the given name', async (structured, formatted, called, kept: string | null = called) => {
  const who = await fondly.signUp();
  const file = card(structured, formatted, 'BDAY:--0412');
  const form = await who.upload('/api/people/upload-vcf', { vcfFile: Buffer.from(file) });
  expect(form.json().contact).toMatchObject({ greetingName: kept, dropped: [] });
  await apply(who, (await stage(who, file)).id);
  const [person] = await peopleOf(who);
  const [date] = await datesOf(who);
  const { title } = (await who.call('GET', `/api/important-dates/${date?.id}/card-title`)).json();
  expect([person?.greetingName, title]).toEqual([kept, `Happy Birthday, ${called}`]);

  const again = await fondly.signUp();
  const exported = (await who.call('GET', '/api/people/export.vcf')).rawPayload;
  await apply(again, (await stage(again, exported)).id);
  expect(await peopleOf(again)).toMatchObject([{ name: person?.name, greetingName: kept }]);
});

test.each([
  ['N:Berg;Anna Maria;;;', 'FN:Anna Maria Berg'],
  ['N:Parker;May;;;', 'FN:Aunt May'],
  ['N:Whitfield;Margaret;;;', 'FN:Mum'],
  ['N:Berg;;;Dr.;', 'FN:Dr. Berg'],
  ['N:Smith;Mr.;;;', 'FN:Mr. Smith'],
  ['N:;Anna Berg;;;', 'FN:Anna Berg'],
])('stores no greeting name for %s, %s', async (structured, formatted) => {
  const who = await fondly.signUp();
  const form = await who.upload('/api/people/upload-vcf', { vcfFile: Buffer.from(card(structured, formatted)) });
  expect(form.json().contact.greetingName).toBeNull();
});
