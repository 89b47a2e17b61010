import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../tests/contacts/import-file.ts';
import type { Reach } from '../../../contract/reach.ts';
import { people } from '../../db/tables/people.ts';
import { unsubscribes } from '../../db/tables/users.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const add = async (body: object) => (await eleanor.call('POST', '/api/people', { name: 'Ann Lee', ...body })).json();
const change = (id: number, body: object) => eleanor.call('PATCH', `/api/people/${id}`, body);
const everyone = async (who: Person) => (await who.call('GET', '/api/people')).json();
const noLabels = { email: null, phone: null, address: null };
const text = (value: string, label: string | null = null) => ({ value, label });
const work = { street: '9 Work St', city: 'York', state: '', postalCode: 'YO1', country: 'UK', label: 'work' };
const reach: Reach = {
  emails: [text('ann@firm.example', 'work'), text('ann@club.example', 'Rowing club')],
  phones: [text('0113 496 0002', 'mobile')],
  addresses: [work],
  labels: { email: 'home', phone: null, address: 'home' },
};
const ann = { email: 'ann@home.example', phone: '0113 496 0001', street: '1 High St', city: 'Leeds', reach };

test('a contact keeps several of each with their labels; a call changes only the lists it names', async () => {
  const person = await add(ann);
  expect(person).toMatchObject({ email: ann.email, address: '1 High St\nLeeds', reach });
  const phones = [text('0113 496 0009')];
  const changed = (await change(person.id, { reach: { phones, labels: { phone: 'Home ' } } })).json();
  expect(changed.reach).toEqual({ ...reach, phones, labels: { ...reach.labels, phone: 'home' } });
  const list = await everyone(eleanor);
  expect(list.find(({ id }: { id: number }) => id === person.id).reach).toEqual(changed.reach);
  expect((await add({ name: 'Bo', email: 'bo@home.example' })).reach).toBeNull();
});

test('writing a further e-mail into the field makes it the preferred one with its label', async () => {
  const { id } = await add(ann);
  const changed = (await change(id, { email: 'ann@firm.example' })).json();
  expect(changed).toMatchObject({ email: 'ann@firm.example', reach: { labels: { email: 'work' } } });
  expect(changed.reach.emails).toEqual([text('ann@club.example', 'Rowing club')]);
});

test('a further value takes the place of a preferred one that is removed, and each is kept once', async () => {
  const { id } = await add(ann);
  const changed = (await change(id, { email: null, phone: '+44 113 4960002', street: null, city: null })).json();
  expect(changed).toMatchObject({
    email: 'ann@firm.example',
    phone: '+44 113 4960002',
    address: '9 Work St\nYork, YO1\nUK',
    street: '9 Work St',
  });
  expect(changed.reach).toEqual({
    emails: [text('ann@club.example', 'Rowing club')],
    phones: [],
    addresses: [],
    labels: { email: 'work', phone: 'mobile', address: 'work' },
  });
});

test('a fax never becomes the preferred number', async () => {
  const person = await add({ reach: { phones: [text('0113 1', 'fax'), text('0113 2')] } });
  expect(person).toMatchObject({ phone: '0113 2', reach: { phones: [text('0113 1', 'fax')] } });
});

test.each([
  ['ten further e-mails', { emails: Array.from({ length: 10 }, (_, at) => text(`a${at}@b.example`)) }, 'reach.emails'],
  ['no address', { emails: [text('ann')] }, 'reach.emails.0.value'],
  ['a long label', { phones: [text('1', 'x'.repeat(41))] }, 'reach.phones.0.label'],
  ['an unknown field', { faxes: [] }, 'reach'],
])('refuses %s', async (_, given, field) => {
  const answer = await eleanor.call('POST', '/api/people', { name: 'Ann', reach: given });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toContain(field);
});

test('rows that were left empty are left out', async () => {
  const empty = { street: '', city: ' ', label: 'home' };
  expect(await add({ email: 'a@b.example', reach: { emails: [text('')], addresses: [empty] } })).toMatchObject({
    reach: null,
  });
});

test('the further addresses of a household are those of its page', async () => {
  const members = [await add({ name: 'Anna Berg' }), await add({ name: 'Tom Berg' })].map(({ id }) => ({ id }));
  const { id } = (await eleanor.call('POST', '/api/households', { members })).json();
  const refused = await change(id, { email: 'berg@home.example', reach: { emails: [text('b@c.example')] } });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['reach.emails']]);
  expect((await change(id, { phone: '1', reach: { phones: [text('2')] } })).json().reach.phones).toEqual([text('2')]);
});

test('who unsubscribed with a further e-mail is shown, and a bounce ends with its address', async () => {
  const person = await add(ann);
  const { database } = fondly.context;
  const { id: userId } = (await eleanor.call('GET', '/api/user')).json();
  await database.orm.insert(unsubscribes).values({ userId, email: 'ann@firm.example' });
  await database.orm.update(people).set({ bouncedEmail: 'ann@club.example' }).where(eq(people.id, person.id));
  const shown = (await eleanor.call('GET', `/api/people/${person.id}`)).json();
  expect([shown.unsubscribed, shown.bounced]).toEqual([false, false]);
  expect(shown.quietEmails).toEqual([
    { email: 'ann@firm.example', reason: 'unsubscribed' },
    { email: 'ann@club.example', reason: 'bounced' },
  ]);
  const after = (await change(person.id, { reach: { emails: [text('ann@firm.example')] } })).json();
  expect(after.quietEmails).toEqual([{ email: 'ann@firm.example', reason: 'unsubscribed' }]);
  await database.orm.delete(unsubscribes);
});

const files = {
  Apple: [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Apple Inc.//macOS 15.1//EN',
    'N:Ortega;Lucía;;;',
    'FN:Lucía Ortega',
    'EMAIL;type=INTERNET;type=HOME;type=pref:lucia@example.com',
    'item1.EMAIL;type=INTERNET:lu@example.org',
    'item1.X-ABLabel:Escuela',
    'TEL;type=CELL;type=VOICE;type=pref:+34 600 000 001',
    'TEL;type=HOME;type=FAX:+34 910 000 002',
    'item2.ADR;type=HOME;type=pref:;;Calle Mayor 3;Madrid;;28013;España',
    'item2.X-ABADR:es',
    'item3.ADR;type=WORK:;;Gran Vía 1;Madrid;;28013;España',
    'END:VCARD',
  ],
  Google: [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Lucía Ortega',
    'N:Ortega;Lucía;;;',
    'EMAIL;TYPE=INTERNET;TYPE=HOME;TYPE=PREF:lucia@example.com',
    'item1.EMAIL;TYPE=INTERNET:lu@example.org',
    'item1.X-ABLabel:Escuela',
    'TEL;TYPE=CELL:+34 600 000 001',
    'TEL;TYPE=HOME;TYPE=FAX:+34 910 000 002',
    'ADR;TYPE=HOME;TYPE=PREF:;;Calle Mayor 3;Madrid;;28013;España',
    'ADR;TYPE=WORK:;;Gran Vía 1;Madrid;;28013;España',
    'CATEGORIES:myContacts',
    'END:VCARD',
  ],
  Outlook: [
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;LANGUAGE=es;CHARSET=utf-8:Ortega;Lucía',
    'FN;CHARSET=utf-8:Lucía Ortega',
    'TEL;CELL;VOICE:+34 600 000 001',
    'TEL;HOME;FAX:+34 910 000 002',
    'ADR;HOME;PREF;CHARSET=utf-8:;;Calle Mayor 3;Madrid;;28013;España',
    'ADR;WORK;CHARSET=utf-8:;;Gran Vía 1;Madrid;;28013;España',
    'EMAIL;PREF;INTERNET;HOME:lucia@example.com',
    'EMAIL;INTERNET:lu@example.org',
    'END:VCARD',
  ],
};

test.each(Object.entries(files))(
  'a card of %s arrives whole, and leaves and comes back in both formats',
  async (program, lines) => {
    const who = await fondly.signUp();
    const staged = await stage(who, lines.join('\r\n'));
    expect(staged.entries[0]).toMatchObject({
      further: ['lu@example.org', '+34 910 000 002', 'Gran Vía 1, Madrid, 28013, España'],
      dropped: [],
    });
    await apply(who, staged.id);
    const [lucía] = await everyone(who);
    const { email, phone, address, reach: known } = lucía;
    expect({ email, phone, address, known }).toEqual({
      email: 'lucia@example.com',
      phone: '+34 600 000 001',
      address: 'Calle Mayor 3\nMadrid, 28013\nEspaña',
      known: {
        emails: [text('lu@example.org', program === 'Outlook' ? null : 'Escuela')],
        phones: [text('+34 910 000 002', 'home fax')],
        addresses: [
          { street: 'Gran Vía 1', city: 'Madrid', state: '', postalCode: '28013', country: 'España', label: 'work' },
        ],
        labels: { email: 'home', phone: 'mobile', address: 'home' },
      },
    });
    for (const format of ['vcf', 'csv']) {
      const file = (await who.call('GET', `/api/people/export.${format}`)).body;
      const other = await fondly.signUp();
      await apply(other, (await stage(other, file)).id);
      const [copy] = await everyone(other);
      expect({ email: copy.email, phone: copy.phone, address: copy.address, known: copy.reach }).toEqual({
        email,
        phone,
        address,
        known,
      });
    }
  },
);

test('Google’s numbered columns are kept with their labels', async () => {
  const who = await fondly.signUp();
  const { id } = await stage(
    who,
    'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\n' +
      'Ann,Lee,Work,ann@firm.example,* Home,ann@home.example,Mobile,222,Summer house,333\n',
  );
  await apply(who, id);
  expect((await everyone(who))[0]).toMatchObject({
    email: 'ann@home.example',
    phone: '222',
    reach: {
      emails: [text('ann@firm.example', 'work')],
      phones: [text('333', 'Summer house')],
      labels: { ...noLabels, email: 'home', phone: 'mobile' },
    },
  });
});

test('an imported entry is known by a further e-mail, and duplicates too', async () => {
  const who = await fondly.signUp();
  await who.call('POST', '/api/people', { name: 'Ann Lee', ...ann });
  const { entries } = await stage(who, 'Name,Email\nAnn Lee,ANN@club.example\n');
  expect(entries[0]).toMatchObject({ duplicate: { kind: 'same' } });
  await who.call('POST', '/api/people', {
    name: 'Annie',
    email: 'x@y.example',
    reach: { emails: [text('ann@firm.example')] },
  });
  expect((await who.call('GET', '/api/people/duplicates')).json()).toMatchObject([
    { why: ['Same email under another name'] },
  ]);
});

test('merging keeps every e-mail, phone and address, and notes what exceeds ten', async () => {
  const one = await add(ann);
  const emails = Array.from({ length: 9 }, (_, at) => text(`a${at}@many.example`));
  const two = await add({
    email: 'first@many.example',
    reach: { emails, addresses: [{ ...work, street: '2 Elm St' }] },
  });
  const shown = ({ id, version }: { id: number; version: number }) => ({ id, version });
  const body = { stays: shown(one), merged: [shown(two)], choices: { email: two.id } };
  const { person } = (await eleanor.call('POST', '/api/people/merge', body)).json();
  expect(person.email).toBe('first@many.example');
  expect(person.reach.emails.map(({ value }: { value: string }) => value)).toEqual([
    'ann@home.example',
    'ann@firm.example',
    'ann@club.example',
    ...emails.slice(0, 6).map(({ value }) => value),
  ]);
  expect(person.reach.addresses).toEqual([work, { ...work, street: '2 Elm St' }]);
  expect(person.notes).toBe('Other email: a6@many.example\nOther email: a7@many.example\nOther email: a8@many.example');
});

test('the trash gives all of it back', async () => {
  const person = await add(ann);
  await eleanor.call('DELETE', `/api/people/${person.id}`);
  const { items } = (await eleanor.call('GET', `/api/trash?kind=contact&subjectId=${person.id}`)).json();
  await eleanor.call('POST', `/api/trash/${items[0].id}/restore`);
  expect((await eleanor.call('GET', `/api/people/${person.id}`)).json()).toEqual(person);
});

test('filling in a contact adds the further ones of the file, and undoing the import takes them away', async () => {
  const who = await fondly.signUp();
  const labelled = { emails: [text('ann@club.example', 'Rowing club')] };
  const person = (await who.call('POST', '/api/people', { name: 'Ann Lee', email: ann.email, reach: labelled })).json();
  const lines = [
    'FN:Ann Lee',
    'EMAIL;TYPE=PREF:ann@home.example',
    'EMAIL:Ann@Club.example',
    'EMAIL;TYPE=WORK:ann@firm.example',
    'TEL;TYPE=CELL:222',
    'TEL;TYPE=HOME:333',
  ];
  const { id, entries } = await stage(who, ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n'));
  expect(entries[0]?.fill?.gains.map(({ field, inFile }) => `${field} ${inFile}`)).toEqual([
    'phone 222',
    'email ann@firm.example',
    'phone 333',
  ]);
  await apply(who, id, { choose: 'none', fill: 'all' });
  expect((await everyone(who))[0]).toMatchObject({
    email: ann.email,
    phone: '222',
    reach: { emails: [...labelled.emails, text('ann@firm.example', 'work')], phones: [text('333', 'home')] },
  });
  expect((await who.call('DELETE', `/api/imports/${id}`)).json()).toMatchObject({ restored: 1 });
  expect((await everyone(who))[0]).toMatchObject({ phone: null, reach: person.reach });
});
