import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../../tests/contacts/import-file.ts';
import type { CreatePersonBody } from '../../../../contract/people.ts';

let fondly: TestApp;
let who: Person;
let photo: string;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } });
  photo = (await picture.jpeg().toBuffer()).toString('base64');
});
afterAll(() => fondly.close());
beforeEach(async () => {
  who = await fondly.signUp();
});

const card = (...lines: string[]) => `BEGIN:VCARD\nVERSION:3.0\n${lines.join('\n')}\nEND:VCARD\n`;
const add = async (body: CreatePersonBody): Promise<number> => (await who.call('POST', '/api/people', body)).json().id;
const person = async (id: number) => (await who.call('GET', `/api/people/${id}`)).json();
const datesOf = async (id: number) => (await who.call('GET', `/api/important-dates?personId=${id}`)).json();
const undo = async (id: number) => (await who.call('DELETE', `/api/imports/${id}`)).json();
const fillAll = { choose: 'none', fill: 'all' };

test('fills in what an existing contact is missing, shows it before, and takes it back with the import', async () => {
  const ann = await add({ name: 'Ann Lee', email: 'ann@lee.org', phone: '020 7946 0123', notes: 'Likes figs' });
  await who.call('POST', '/api/important-dates', { personId: ann, occasionType: 'birthday', date: '--05-03' });
  const before = await person(ann);
  const staged = await stage(
    who,
    card(
      'FN:Ann Lee',
      'NICKNAME:Annie',
      'EMAIL:ann@lee.org',
      'TEL:+44 20 1111 2222',
      'ADR:;;4 Chapel Row;Truro;;TR1 2JF;UK',
      'BDAY:1990-05-03',
      'ANNIVERSARY:2015-06-07',
      'NOTE:Sings alto',
      `PHOTO;ENCODING=b;TYPE=JPEG:${photo}`,
    ),
  );
  const address = '4 Chapel Row\nTruro, TR1 2JF\nUK';
  const gains = [
    { field: 'nickname', occasionType: null, inFile: 'Annie', stands: null },
    { field: 'address', occasionType: null, inFile: address, stands: null },
    { field: 'photo', occasionType: null, inFile: '', stands: null },
    { field: 'date', occasionType: 'birthday', inFile: '1990-05-03', stands: '--05-03' },
    { field: 'date', occasionType: 'anniversary', inFile: '2015-06-07', stands: null },
  ];
  const stays = [
    { field: 'phone', occasionType: null, inFile: '+44 20 1111 2222', stands: '020 7946 0123' },
    { field: 'notes', occasionType: null, inFile: 'Sings alto', stands: 'Likes figs' },
  ];
  expect(staged.counts).toMatchObject({ ready: 0, alreadyThere: 1, fillable: 1 });
  expect(staged.entries[0]).toMatchObject({ state: 'already-there', fill: { gains, stays } });
  expect(await person(ann)).toEqual(before);

  const done = await apply(who, staged.id, fillAll);
  expect(done).toMatchObject({ state: 'applied', toDo: 1, done: 1, added: 0, filled: 1, skipped: 0 });
  expect(done.entries[0]).toMatchObject({ state: 'filled', personId: ann, fill: { gains, stays } });
  const filled = await person(ann);
  expect(filled).toMatchObject({
    ...before,
    addressLines: [['4 Chapel Row', 'Truro', 'TR1 2JF', 'UK']],
    nickname: 'Annie',
    address,
    street: '4 Chapel Row',
    city: 'Truro',
    postalCode: 'TR1 2JF',
    country: 'UK',
    imageUrl: expect.stringMatching(/^\/api\/images\//),
    version: before.version + 1,
  });
  expect(await datesOf(ann)).toMatchObject([
    { occasionType: 'birthday', date: '1990-05-03' },
    { occasionType: 'anniversary', date: '2015-06-07', repeatsAnnually: true, notifyDaysBefore: 7 },
  ]);

  expect(await undo(staged.id)).toEqual({ removed: 0, kept: 0, restored: 1, keptPeople: [] });
  expect(await person(ann)).toEqual({ ...before, version: filled.version + 1 });
  expect(await datesOf(ann)).toMatchObject([{ occasionType: 'birthday', date: '--05-03' }]);
  expect(await undo(staged.id)).toMatchObject({ restored: 0 });
});

test('fills in a greeting name only if the name is the same', async () => {
  const taro = await add({ name: '田中 太郎', email: 'taro@example.org' });
  const mum = await add({ name: 'Mum', email: 'mum@example.org' });
  const staged = await stage(
    who,
    card('N:田中;太郎;;;', 'FN:田中 太郎', 'EMAIL:taro@example.org') +
      card('N:Nagy;Anna;;;', 'FN:Nagy Anna', 'EMAIL:mum@example.org', 'TEL:0151 1'),
  );
  const gain = { field: 'greetingName', occasionType: null, inFile: '太郎', stands: null };
  expect(staged.entries[0]?.fill).toEqual({ gains: [gain], stays: [] });
  expect(staged.entries[1]?.fill?.gains.map(({ field }) => field)).toEqual(['phone']);
  await apply(who, staged.id, { ...fillAll, decisions: { 2: 'fill' } });
  expect([(await person(taro)).greetingName, (await person(mum)).greetingName]).toEqual(['太郎', null]);
  await undo(staged.id);
  expect((await person(taro)).greetingName).toBeNull();
});

test('fills in nothing unasked, and finds nothing to fill in a second time', async () => {
  const ann = await add({ name: 'Ann', email: 'ann@lee.org' });
  const file = card('FN:Ann', 'EMAIL:ann@lee.org', 'TEL:123456789');
  for (const choose of ['all', 'new']) {
    const staged = await stage(who, file);
    await apply(who, staged.id, { choose });
    expect((await person(ann)).phone).toBeNull();
  }
  await apply(who, (await stage(who, file)).id, fillAll);
  expect((await person(ann)).phone).toBe('123456789');
  const again = await stage(who, file);
  expect(again.counts).toMatchObject({ alreadyThere: 1, fillable: 0 });
  expect(again.entries[0]?.fill).toEqual({ gains: [], stays: [] });
});

test('leaves alone, adds or fills in a likely duplicate as chosen', async () => {
  const ann = await add({ name: 'Ann Lee', email: 'ann@lee.org' });
  const file = card('FN:Annie', 'EMAIL:ann@lee.org', 'TEL:123456789') + card('FN:Bo');
  const staged = await stage(who, file);
  expect(staged.counts).toMatchObject({ ready: 2, likelyDuplicates: 1, fillable: 0 });
  expect(staged.entries[0]).toMatchObject({
    duplicate: { kind: 'likely', personId: ann },
    fill: {
      gains: [{ field: 'phone', inFile: '123456789' }],
      stays: [{ field: 'name', inFile: 'Annie', stands: 'Ann Lee' }],
    },
  });
  expect(await apply(who, staged.id, { choose: 'new', fill: 'all' })).toMatchObject({ added: 1, filled: 0 });
  expect(await apply(who, staged.id, { choose: 'new', decisions: { 1: 'fill' } })).toMatchObject({ filled: 1 });
  expect(await person(ann)).toMatchObject({ name: 'Ann Lee', phone: '123456789' });
  expect(await undo(staged.id)).toMatchObject({ removed: 1, restored: 1 });
  // The contact is a likely duplicate again.
  expect((await stage(who, file)).entries[0]).toMatchObject({ state: 'new', duplicate: { kind: 'likely' } });
});

test('does not take back what was changed since or what a card needs', async () => {
  const ann = await add({ name: 'Ann', phone: '123456789' });
  const staged = await stage(
    who,
    card('FN:Ann', 'TEL:123456789', 'EMAIL:ann@lee.org', 'NICKNAME:Annie', 'NOTE:figs', 'BDAY:1990-05-03') +
      card('FN:Bo'),
  );
  await apply(who, staged.id, { choose: 'all', fill: 'all' });
  const [birthday] = await datesOf(ann);
  await who.call('POST', '/api/cards', {
    personId: ann,
    occasionId: birthday.id,
    title: 'Hello',
    message: 'Hi',
    category: 'birthday',
  });
  await who.call('PATCH', `/api/people/${ann}`, { nickname: 'Nan' });
  expect(await undo(staged.id)).toEqual({
    removed: 1,
    kept: 0,
    restored: 1,
    keptPeople: [
      {
        id: ann,
        name: 'Ann',
        why: 'Still there, because it was changed since or a card needs it: nickname, email address, birthday.',
      },
    ],
  });
  expect(await person(ann)).toMatchObject({ email: 'ann@lee.org', nickname: 'Nan', notes: null });
  expect(await datesOf(ann)).toHaveLength(1);
});

test('two entries for one contact do not fill in the same field, and the rest of the second is reported', async () => {
  const ann = await add({ name: 'Ann', email: 'ann@lee.org' });
  const staged = await stage(
    who,
    card('FN:Ann', 'EMAIL:ann@lee.org', 'TEL:111111111') +
      card('FN:Ann', 'EMAIL:ann@lee.org', 'TEL:222222222', 'NICKNAME:Annie') +
      card('FN:Ann', 'EMAIL:ann@lee.org', 'TEL:333333333'),
  );
  expect(staged.counts).toMatchObject({ alreadyThere: 3, fillable: 2, ready: 0 });
  expect(staged.entries.map(({ fill }) => fill?.gains.map(({ inFile }) => inFile))).toEqual([
    ['111111111'],
    ['Annie'],
    [],
  ]);
  expect(staged.entries[1]?.fill?.stays).toMatchObject([{ field: 'phone', inFile: '222222222', stands: null }]);
  expect(await apply(who, staged.id, fillAll)).toMatchObject({ toDo: 2, filled: 2, skipped: 0 });
  expect(await person(ann)).toMatchObject({ phone: '111111111', nickname: 'Annie' });
  expect(await undo(staged.id)).toMatchObject({ restored: 1, keptPeople: [] });
  expect(await person(ann)).toMatchObject({ phone: null, nickname: null });
});

test('skips a contact that was deleted or got the value meanwhile, and the counts show it', async () => {
  const [ann, bo] = [await add({ name: 'Ann' }), await add({ name: 'Bo', phone: '123456789' })];
  const staged = await stage(who, 'Name,Phone,Notes\nAnn,,figs\nBo,123456789,dates\n');
  expect(staged.counts.fillable).toBe(2);
  await who.call('DELETE', `/api/people/${ann}`);
  await who.call('PATCH', `/api/people/${bo}`, { notes: 'mine' });
  expect(await apply(who, staged.id, fillAll)).toMatchObject({ toDo: 2, done: 2, filled: 0, skipped: 2 });
  expect((await person(bo)).notes).toBe('mine');
});

test('never reads or fills in a contact of another user', async () => {
  const stranger = await fondly.signUp();
  const theirs = (await stranger.call('POST', '/api/people', { name: 'Ann', email: 'ann@lee.org' })).json();
  const staged = await stage(who, card('FN:Ann', 'EMAIL:ann@lee.org', 'TEL:123456789'));
  expect(staged.entries[0]).toMatchObject({ state: 'new', duplicate: null, fill: null });
  expect(await apply(who, staged.id, { choose: 'none', decisions: { 1: 'fill' } })).toMatchObject({ filled: 0 });
  expect((await stranger.call('GET', `/api/people/${theirs.id}`)).json()).toEqual(theirs);
});

test('filling in a time zone moves the due hour of waiting cards, and taking it back restores it', async () => {
  const ann = await add({ name: 'Ann', email: 'ann@lee.org' });
  const body = { personId: ann, title: 'Hello', message: 'Hi', category: 'birthday', scheduledDate: '2099-06-01' };
  const { id } = (await who.call('POST', '/api/cards', body)).json();
  const dueAt = async () => (await who.call('GET', `/api/cards/${id}`)).json().dueAt;
  const first = await dueAt();
  const exported = await stage(who, 'Name,Email,Time Zone,Card Language\nAnn,ann@lee.org,Pacific/Auckland,fr\n');
  await apply(who, exported.id, fillAll);
  expect(await person(ann)).toMatchObject({ timeZone: 'Pacific/Auckland', language: 'fr' });
  expect(await dueAt()).not.toEqual(first);
  await undo(exported.id);
  expect(await person(ann)).toMatchObject({ timeZone: null, language: null });
  expect(await dueAt()).toEqual(first);
});

test('counts and adds a contact once that is twice in a file', async () => {
  const staged = await stage(
    who,
    'Name,Email,Notes\nAnn,ann@lee.org,\nBo,,\nAnn,ann@lee.org,\nAnn,ann@lee.org,figs\nBo,,\n',
  );
  expect(staged.counts).toMatchObject({ ready: 3, likelyDuplicates: 1, alreadyThere: 0, repeated: 2 });
  expect(staged.entries.map(({ state, duplicate }) => [state, duplicate?.kind, duplicate?.entryId])).toEqual([
    ['new', undefined, undefined],
    ['new', undefined, undefined],
    ['already-there', 'same', 1],
    ['new', 'likely', 1],
    ['already-there', 'same', 2],
  ]);
  expect(await apply(who, staged.id, { choose: 'new' })).toMatchObject({ toDo: 2, added: 2, skipped: 0 });
});

test('fills in own fields that a contact lacks, never one that stands, and takes them back', async () => {
  const standing = [
    { label: 'Shoe size', value: '38' },
    { label: 'Blood group', value: 'A+' },
  ];
  const ann = await add({ name: 'Ann Lee', email: 'ann@lee.org', ownFields: standing });
  const fields = ['Shoe size,39', 'Blood  Group,a+', 'Ring size,52', 'Locker,12', 'locker,13'];
  const header = fields.map((_, at) => `Custom Field ${at + 1} - Label,Custom Field ${at + 1} - Value`).join();
  const file = `First Name,Last Name,E-mail 1 - Value,${header}\nAnn,Lee,ann@lee.org,${fields.join()}\n`;
  const staged = await stage(who, file);
  const line = (inFile: string, stands: string | null) => ({ field: 'ownField', occasionType: null, inFile, stands });
  expect(staged.entries[0]?.fill).toEqual({
    gains: [line('Ring size: 52', null), line('Locker: 12', null)],
    stays: [line('Shoe size: 39', 'Shoe size: 38'), line('locker: 13', null)],
  });
  await apply(who, staged.id, fillAll);
  const filled = [...standing, { label: 'Ring size', value: '52' }, { label: 'Locker', value: '12' }];
  expect((await person(ann)).ownFields).toEqual(filled);
  expect((await stage(who, file)).entries[0]?.fill?.gains).toEqual([]);

  const changed = filled.map((field) => (field.label === 'Locker' ? { ...field, value: '99' } : field));
  await who.call('PATCH', `/api/people/${ann}`, { ownFields: changed });
  expect((await undo(staged.id)).keptPeople).toMatchObject([{ id: ann, why: expect.stringContaining('Locker') }]);
  expect((await person(ann)).ownFields).toEqual([...standing, { label: 'Locker', value: '99' }]);
});
