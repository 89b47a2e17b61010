import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { furtherIn } from '../../../../../tests/contacts/further-in.ts';
import { readVcards } from './read-vcards.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const vcard = (version: string, ...lines: string[]) =>
  `BEGIN:VCARD\r\nVERSION:${version}\r\nFN:Ann Lee\r\n${lines.map((line) => `${line}\r\n`).join('')}END:VCARD\r\n`;
const only = (bytes: Uint8Array | string) => {
  const { contacts } = readVcards(typeof bytes === 'string' ? bytesOf(bytes) : bytes);
  expect(contacts).toHaveLength(1);
  return contacts[0]!;
};
const tinyPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  ['3.0', 'BDAY:1985-04-12', '1985-04-12'],
  ['3.0', 'BDAY;VALUE=date:19850412', '1985-04-12'],
  ['3.0', 'BDAY:1985-04-12T23:00:00Z', '1985-04-12'],
  ['4.0', 'BDAY:19850412T230000-1000', '1985-04-12'],
  ['4.0', 'BDAY:--0412', '--04-12'],
  ['3.0', 'BDAY:--04-12', '--04-12'],
  ['4.0', 'BDAY:--0229', '--02-29'],
  ['3.0', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12', '--04-12'],
  ['3.0', 'BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-02-29', '--02-29'],
  ['3.0', 'item3.BDAY:1604-04-12', '--04-12'],
  ['2.1', 'BDAY:0000-04-12', '--04-12'],
  ['2.1', 'BDAY:1985/4/2', '1985-04-02'],
  ['3.0', 'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1985-04-12;3;;;;', '1985-04-12'],
  ['3.0', 'item1.X-ABDATE:1985-04-12\r\nitem1.X-ABLabel:Geburtstag', '1985-04-12'],
  ['2.1', 'BDAY:12.04.1985', '1985-04-12'],
  ['2.1', 'BDAY:12.4.', '--04-12'],
  ['3.0', 'BDAY:April 12\\, 1985', '1985-04-12'],
  ['3.0', 'BDAY:12 April 1985', '1985-04-12'],
  ['3.0', 'BDAY:12. April 1985', '1985-04-12'],
  ['3.0', 'BDAY:12 avril 1985', '1985-04-12'],
  ['3.0', 'BDAY:12 de abril de 1985', '1985-04-12'],
  ['3.0', 'BDAY:April 12', '--04-12'],
  ['2.1', 'BDAY:25/04/1985', '1985-04-25'],
  ['2.1', 'BDAY:04/25/1985', '1985-04-25'],
  ['3.0', 'BDAY:1985-04-12 00:00:00', '1985-04-12'],
  ['3.0', 'BDAY;VALUE=date-time:19850412T000000Z', '1985-04-12'],
  ['3.0', 'BDAY:1985-04-11T23:00:00.000Z', '1985-04-11'],
  ['3.0', 'BDAY:1985.04.12', '1985-04-12'],
  ['3.0', 'BDAY:1985年4月12日', '1985-04-12'],
  ['3.0', 'BDAY:4月12日', '--04-12'],
  ['3.0', 'BDAY:1985년 4월 12일', '1985-04-12'],
])('reads the birthday of vCard %s: %s', (version, line, birthday) => {
  expect(only(vcard(version, line))).toMatchObject({ birthday, dropped: [] });
});

test.each([
  'BDAY:1985-02-30',
  'BDAY:1985-04',
  'BDAY:---12',
  'BDAY;VALUE=text:circa 1800',
  'BDAY:12.04.85',
  'BDAY:April 12, 85',
  'BDAY:April 1985',
  'BDAY:昭和60年4月12日',
  'BDAY:198504123',
])('rejects the birthday %s and says why', (line) => {
  const contact = only(vcard('4.0', line));
  expect(contact.birthday).toBeNull();
  expect(contact.dropped).toEqual([`The birthday is not a full date: ${line.split(':').at(-1)}.`]);
});

test('rejects a birthday whose day and month could be swapped', () => {
  expect(only(vcard('3.0', 'BDAY:03/04/1985'))).toMatchObject({
    birthday: null,
    dropped: ['The birthday could be either of two days: 03/04/1985.'],
  });
});

test.each([
  ['ANNIVERSARY:20010506'],
  ['X-MS-ANNIVERSARY;VALUE=DATE:20010506'],
  ['X-EVOLUTION-ANNIVERSARY:2001-05-06'],
  ['X-KADDRESSBOOK-X-Anniversary:2001-05-06'],
  ['X-KADDRESSBOOK-X-ANNIVERSARY:20010506'],
  ['X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-05-06;0;Hochzeitstag;;'],
  ['X-ANNIVERSARY:2001-05-06'],
  ['item7.X-ABDATE;type=pref:2001-05-06\r\nitem7.X-ABLabel:_$!<Anniversary>!$_'],
  [
    'ITEM7.X-ABLabel:Anniversary\r\nitem7.X-ABDATE:2001-05-06\r\nitem8.X-ABDATE:1999-01-01\r\nitem8.X-ABLabel:First met',
  ],
  [
    'item8.X-ABDATE:1999-01-01\r\nitem8.X-ABLabel:First met\r\nitem9.X-ABDATE:2001-05-06\r\nitem9.X-ABLabel:Anniversary',
  ],
  ['X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-05-06;1;;;'],
])('reads the anniversary %s', (lines) => {
  expect(only(vcard('3.0', lines))).toMatchObject({ anniversary: '2001-05-06', birthday: null });
});

test.each([
  ...[
    'Hochzeitstag',
    'Aniversario de bodas',
    'Anniversaire de mariage',
    'Wedding Anniversary',
    '結婚記念日',
    'Годовщина',
  ],
  ...['Aniversário de casamento', 'Trouwdag', 'Bröllopsdag', '결혼기념일'],
])('reads a day labelled %s as the anniversary', (label) => {
  const contact = only(vcard('3.0', 'item1.X-ABDATE;type=pref:2001-05-06', `item1.X-ABLabel:${label}`));
  expect(contact).toMatchObject({ anniversary: '2001-05-06', dates: [], dropped: [] });
});

const usual = {
  repeatsAnnually: true,
  notifyDaysBefore: 7,
  isActive: true,
  isVariableHoliday: false,
  holidayRule: null,
};

test('turns a day with a custom label into an occasion of that name', () => {
  const contact = only(
    vcard(
      '3.0',
      'item1.X-ABDATE:2001-05-06\r\nitem1.X-ABLabel:Dog birthday',
      'item2.X-ABDATE:2002-05-06\r\nitem2.X-ABLabel:Work anniversary',
      'item3.X-ABDATE:2003-05-06\r\nitem3.X-ABLabel:Graduation',
      'item4.X-ABDATE:1604-12-25\r\nitem4.X-ABLabel:christmas',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2004-05-06;0;First met\\, Leeds;;;;;;;;;;;;',
    ),
  );
  expect(contact).toMatchObject({ birthday: null, anniversary: null, dropped: [] });
  expect(contact.dates).toEqual([
    { ...usual, occasionType: 'Dog birthday', date: '2001-05-06' },
    { ...usual, occasionType: 'Work anniversary', date: '2002-05-06' },
    { ...usual, occasionType: 'graduation', date: '2003-05-06' },
    { ...usual, occasionType: 'Christmas', date: '--12-25' },
    { ...usual, occasionType: 'First met, Leeds', date: '2004-05-06' },
  ]);
});

test.each([
  'item1.X-ABDATE:2001-05-06\r\nitem1.X-ABLabel:_$!<Other>!$_',
  'X-ABDATE:2001-05-06',
  'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-05-06;2;;;',
])('keeps a day without a name and does not remind of it: %s', (line) => {
  const contact = only(vcard('3.0', line));
  expect(contact.dates).toEqual([{ ...usual, isActive: false, occasionType: 'Other date', date: '2001-05-06' }]);
  expect(contact.dropped).toEqual(['A date without a name is kept as “Other date”, with reminders off: 2001-05-06.']);
});

test('keeps a second anniversary, drops a repeated one, and names a second birthday', () => {
  const contact = only(
    vcard('3.0', 'ANNIVERSARY:20010506', 'X-ANNIVERSARY:2001-05-06', 'X-MS-ANNIVERSARY:2011-05-06', 'BDAY:19850412'),
  );
  expect(contact.dates.map(({ occasionType, date }) => [occasionType, date])).toEqual([
    ['anniversary', '2001-05-06'],
    ['anniversary', '2011-05-06'],
  ]);
  expect(only(vcard('3.0', 'BDAY:1985-04-12', 'X-BIRTHDAY:1985-04-13', 'BDAY:soon'))).toMatchObject({
    birthday: '1985-04-12',
    dropped: ['The birthday is not a full date: soon.', 'Only one birthday is kept; left out: 1985-04-13.'],
  });
});

test.each(['DEATHDATE:20100503', 'X-DEATHDATE:2010-05-03', 'item1.X-ABDATE:2010-05-03\r\nitem1.X-ABLabel:Todestag'])(
  'turns off all reminders of a person who died: %s',
  (line) => {
    const contact = only(vcard('4.0', 'BDAY:19320412', line));
    expect(contact.birthday).toBe('1932-04-12');
    expect(contact.dates).toEqual([
      { ...usual, isActive: false, occasionType: 'birthday', date: '1932-04-12' },
      { ...usual, isActive: false, occasionType: 'memorial', date: '2010-05-03' },
    ]);
    expect(contact.dropped).toEqual([
      'They died on 2010-05-03: the day is kept as a memorial. Reminders for all their dates are off.',
    ]);
  },
);

test('reports a death without a date, and turns off all reminders', () => {
  const contact = only(vcard('4.0', 'BDAY:19320412', 'DEATHDATE;VALUE=text:circa 2010', 'DEATHPLACE:Leeds'));
  expect(contact.dates).toEqual([{ ...usual, isActive: false, occasionType: 'birthday', date: '1932-04-12' }]);
  expect(contact.dropped).toEqual([
    'They died (circa 2010), which is not a full date. Reminders for all their dates are off.',
    'There is no field for: place of death.',
  ]);
});

test.each([
  ['KIND:group', 'group'],
  ['X-ADDRESSBOOKSERVER-KIND:group\r\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1', 'group'],
  ['X-EVOLUTION-LIST:TRUE', 'group'],
  ['KIND:location', 'place'],
])('rejects %s as a person', (lines, kind) => {
  expect(readVcards(bytesOf(vcard('4.0', lines) + vcard('4.0', 'KIND:individual')))).toMatchObject({
    contacts: [{ name: 'Ann Lee' }],
    problems: [`“Ann Lee” is a ${kind}, not a person, and was left out.`],
  });
});

test.each([
  ['3.0', 'type=WORK', 'type=HOME', 'type=OTHER'],
  ['2.1', 'WORK', 'HOME', 'X-Hut'],
  ['4.0', 'TYPE="work,internet"', 'TYPE=HOME;LABEL=x', 'TYPE=other'],
])('in vCard %s, prefers home to other, and other to work', (version, work, home, other) => {
  const email = (type: string) => `EMAIL;${type}:${type.replace(/\W/g, '')}@example.org`;
  const adr = (type: string) => `ADR;${type}:;;1 ${type.replace(/\W/g, '')} St;Leeds;;LS1;UK`;
  const first = (...types: string[]) => only(vcard(version, ...types.map(email), ...types.map(adr)));
  const [w, h, o] = [work, home, other].map((type) => type.replace(/\W/g, ''));
  expect(first(work, other, home)).toMatchObject({
    email: `${h}@example.org`,
    address: { street: `1 ${h} St` },
    dropped: [],
  });
  expect(furtherIn(first(work, other, home))).toEqual([
    `${o}@example.org`,
    `${w}@example.org`,
    `1 ${o} St, Leeds, LS1, UK`,
    `1 ${w} St, Leeds, LS1, UK`,
  ]);
  expect(first(work, other).email).toBe(`${o}@example.org`);
  expect(first(`${work};${version === '2.1' ? 'PREF' : 'TYPE=pref'}`, home).email).toMatch(/work/i);
});

test('decodes the escapes of 3.0 and 4.0', () => {
  const { notes, nickname } = only(
    vcard('3.0', 'NOTE:one\\ntwo\\, three\\; four \\\\ five', 'NICKNAME:Annie\\, the First'),
  );
  expect([notes, nickname]).toEqual(['one\ntwo, three; four \\ five', 'Annie, the First']);
});

test('joins a fold inside a character', () => {
  const bytes = bytesOf(vcard('3.0', 'NOTE:Zoë@@likes figs'));
  const at = bytes.indexOf(0xc3);
  const folded = new Uint8Array([...bytes.slice(0, at + 1), 0x0d, 0x0a, 0x20, ...bytes.slice(at + 1)]);
  expect(only(folded).notes).toBe('Zoë@@likes figs');
});

test('decodes quoted-printable broken inside a character, and its line breaks', () => {
  const contact = only(
    vcard(
      '2.1',
      'NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:caf=C3=\r\n=A9=0D=0Aau lait=\r\n',
      'NICKNAME;QUOTED-PRINTABLE:Zo=C3=AB',
    ),
  );
  expect([contact.notes, contact.nickname]).toEqual(['café\nau lait', 'Zoë']);
});

test('in vCard 2.1 the space of a fold belongs to the text, in 3.0 it does not', () => {
  expect(only(vcard('2.1', 'NOTE:two\r\n words')).notes).toBe('two words');
  expect(only(vcard('3.0', 'NOTE:one wo\r\n rd')).notes).toBe('one word');
});

test.each([
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf(vcard('3.0', 'NICKNAME:Zoë'))])],
  ['UTF-16 little-endian', new Uint8Array(Buffer.from(`\ufeff${vcard('3.0', 'NICKNAME:Zoë')}`, 'utf16le'))],
  ['UTF-16 big-endian', new Uint8Array(Buffer.from(`\ufeff${vcard('3.0', 'NICKNAME:Zoë')}`, 'utf16le').swap16())],
  ['UTF-16 without a mark', new Uint8Array(Buffer.from(vcard('3.0', 'NICKNAME:Zoë'), 'utf16le'))],
  ['Windows-1252', new Uint8Array(Buffer.from(vcard('3.0', 'NICKNAME:Zoë'), 'latin1'))],
  ['a charset that is not what it says', bytesOf(vcard('2.1', 'NICKNAME;CHARSET=US-ASCII-X:Zoë'))],
  ['a UTF-8 label on Windows-1252', new Uint8Array(Buffer.from(vcard('2.1', 'NICKNAME;CHARSET=UTF-8:Zoë'), 'latin1'))],
])('reads text in %s', (_, bytes) => {
  expect(only(bytes).nickname).toBe('Zoë');
});

const slavic = 'Škoda Žižek, O’Brien – “€5”';
test.each([
  ['windows-1252', slavic],
  ['windows-1250', 'Łódź, Škoda Žižek, Őrség'],
  ['windows-1251', 'Анна Ёлкина'],
  ['koi8-r', 'Анна Ёлкина'],
  ['iso-8859-2', 'Łódź Őrség'],
  ['iso-8859-15', '€ Šárka'],
  ['gb2312', '张伟'],
  ['big5', '陳大文'],
  ['euc-kr', '김민수'],
  ['euc-jp', '田中太郎'],
  ['shift_jis', '田中太郎'],
  ['tis-620', 'สมชาย'],
])('decodes every letter of %s', (charset, text) => {
  const line = (head: string, value: Uint8Array) =>
    new Uint8Array([...bytesOf(`BEGIN:VCARD\nVERSION:2.1\nFN:Ann\n${head}:`), ...value, ...bytesOf('\nEND:VCARD\n')]);
  const bytes = iconv.encode(text, charset);
  expect(only(line(`NOTE;CHARSET=${charset}`, bytes)).notes).toBe(text);
  const quoted = Buffer.from([...bytes].map((byte) => `=${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(''));
  expect(only(line(`NOTE;CHARSET=${charset};ENCODING=QUOTED-PRINTABLE`, quoted)).notes).toBe(text);
});

test.each([undefined, 'ISO-8859-1', 'US-ASCII', 'UTF-8'])('reads Windows-1252 labelled as %s', (charset) => {
  const head = Buffer.from(`BEGIN:VCARD\nVERSION:2.1\nNICKNAME${charset ? `;CHARSET=${charset}` : ''}:`);
  const bytes = Buffer.concat([head, iconv.encode(slavic, 'windows-1252'), Buffer.from('\nEND:VCARD\n')]);
  expect(only(bytes).nickname).toBe(slavic);
});

test.each(['\n', '\r', '\r\r\n'])('accepts the line end %j', (lineEnd) => {
  expect(only(vcard('3.0', 'EMAIL:ann@example.org').replaceAll('\r\n', lineEnd)).email).toBe('ann@example.org');
});

test('picks the preferred email address, the mobile number and the home address, and names the rest', () => {
  const contact = only(
    vcard(
      '4.0',
      'EMAIL:first@example.org',
      'EMAIL;PREF=2:second@example.org',
      'EMAIL;PREF=1:Ann@Example.org',
      'TEL;TYPE=fax:1',
      'TEL;TYPE=home:2',
      'TEL;TYPE="cell,voice":3',
      'ADR;TYPE=work:;;1 Work St;Leeds;;LS1 4AP;UK',
      'ADR;TYPE=home;LABEL="1: Home; x":PO Box 7;;2 Home St;Leeds;;LS1 4AP;UK',
    ),
  );
  expect(contact).toMatchObject({
    email: 'Ann@Example.org',
    phone: '3',
    address: { street: '2 Home St, PO Box 7', city: 'Leeds', state: '', postalCode: 'LS1 4AP', country: 'UK' },
  });
  expect(contact.dropped).toEqual([]);
  expect(contact.reach).toEqual({
    emails: [
      { value: 'second@example.org', label: null },
      { value: 'first@example.org', label: null },
    ],
    phones: [
      { value: '2', label: 'home' },
      { value: '1', label: 'fax' },
    ],
    addresses: [{ street: '1 Work St', city: 'Leeds', state: '', postalCode: 'LS1 4AP', country: 'UK', label: 'work' }],
    labels: { email: null, phone: 'mobile', address: 'home' },
  });
});

test.each([
  ['3.0', `PHOTO;ENCODING=b;TYPE=PNG:${tinyPng}`],
  ['4.0', `PHOTO:data:image/png;base64,${tinyPng}`],
  ['2.1', `PHOTO;PNG;BASE64:\r\n ${tinyPng.slice(0, 60)}\r\n ${tinyPng.slice(60)}\r\n`],
  ['2.1', `PHOTO;ENCODING=BASE64;PNG:${tinyPng.slice(0, 60)}\r\n${tinyPng.slice(60)}\r\n`],
])('reads the photo of vCard %s', (version, line) => {
  const { photo, dropped } = only(vcard(version, line, 'NICKNAME:Annie'));
  expect(Buffer.from(photo ?? []).toString('base64')).toBe(tinyPng);
  expect(dropped).toEqual([]);
});

test.each([
  ['PHOTO;VALUE=uri:https://example.org/a.jpg', 'The photo is only a link and was left out.'],
  ['PHOTO;ENCODING=b:%%%%', 'The photo is damaged and was left out.'],
  ['PHOTO;ENCODING=b:aGVsbG8=', 'The photo is damaged and was left out.'],
])('rejects the photo %s and says why', (line, why) => {
  expect(only(vcard('3.0', line, 'EMAIL:ann@example.org'))).toMatchObject({
    photo: null,
    email: 'ann@example.org',
    dropped: [why],
  });
});

test('lines without a colon and unfinished quotes affect only themselves', () => {
  const contact = only(vcard('3.0', 'no colon here é', 'TEL;X="unfinished:1', 'EMAIL;HOME;PREF:ann@example.org'));
  expect(contact.email).toBe('ann@example.org');
  expect(contact.dropped).toEqual(['Could not be read: “no colon here é”, “TEL;X="unfinished:1”.']);
});

test('reads cards without an end, nested and empty ones, and skips a byte order mark in the middle', () => {
  const { contacts, problems } = readVcards(
    bytesOf(
      `BEGIN:VCARD\nFN:One\nbegin:vcard\nFN:Two\nAGENT:\nBEGIN:VCARD\nFN:Agent\nEND:VCARD\nEMAIL:two@example.org\nEND:VCARD\n` +
        `BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n\ufeffBEGIN:VCARD\nN:Lee;Bo;;Dr.;\nEND : VCARD\nBEGIN:VCARD\nFN:Last`,
    ),
  );
  expect(contacts.map(({ name, email }) => [name, email])).toEqual([
    ['One', null],
    ['Two', 'two@example.org'],
    ['Dr. Bo Lee', null],
    ['Last', null],
  ]);
  expect(contacts.map(({ dropped }) => dropped)).toEqual([
    ['The end of this contact is missing in the file.'],
    ['Another contact inside this one was left out.'],
    [],
    ['The end of this contact is missing in the file.'],
  ]);
  expect(problems).toEqual(['Contact 3 of the file is empty and was left out.']);
});

test.each(['END:VCARD', 'BEGIN:VCARD', 'begin:vcard\r\nNOTE:of hers\r\nEND:VCARD'])(
  'a text with the line %j does not damage its contact',
  (mark) => {
    const { contacts, problems } = readVcards(
      bytesOf(
        vcard('3.0', 'NOTE:Her old card:', mark, 'TEL:0151 777', 'BDAY:1985-03-12') + vcard('3.0', 'TEL:0151 888'),
      ),
    );
    expect(contacts).toMatchObject([
      { name: 'Ann Lee', phone: '0151 777', birthday: '1985-03-12', notes: expect.stringMatching(/^Her old card:/) },
      { name: 'Ann Lee', phone: '0151 888', birthday: null, notes: null },
    ]);
    expect([problems, ...contacts.map(({ dropped }) => dropped)]).toEqual([[], [], []]);
  },
);

test('reads a card inside a text as a contact, and keeps the one around it complete', () => {
  const inner = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cy Doe\r\nTEL:0151 999\r\nEND:VCARD';
  const { contacts } = readVcards(bytesOf(vcard('3.0', 'NOTE:The card of Cy:', inner, 'TEL:0151 777')));
  expect(contacts).toMatchObject([
    { name: 'Ann Lee', phone: '0151 777', dropped: [] },
    { name: 'Cy Doe', phone: '0151 999', dropped: [] },
  ]);
});

test('names lines outside of any contact, and reads a contact without its BEGIN', () => {
  const { contacts, problems } = readVcards(
    bytesOf(
      `Contacts of Ünal\r\n${vcard('3.0')}TEL:0151 1\r\n\r\n${vcard('3.0')}EGIN:VCARD\r\nFN:Bo\r\nTEL:0151 2\r\nEND:VCARD\r\nTotal: 3\r\n`,
    ),
  );
  const stray = 'Left out, because it is in no contact of the file:';
  expect(contacts.map(({ name, phone, dropped }) => [name, phone, dropped])).toEqual([
    ['Ann Lee', null, [`${stray} “Contacts of Ünal”, “TEL:0151 1”.`]],
    ['Ann Lee', null, []],
    [
      'Bo',
      '0151 2',
      ['The beginning of this contact is missing in the file.', 'There is no field for: EGIN.', `${stray} “Total: 3”.`],
    ],
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['Mac Roman', 'macintosh', 'Jürgen Günther, Café Straße, naïve – „gut“'],
  ['Mac Roman under a name of its own', 'macintosh', 'Jörg Müller', ';CHARSET=x-mac-roman'],
  ['Windows-1252', 'windows-1252', 'Jörg Müller, O’Brien, Café – „gut“'],
  ['Windows-1250', 'windows-1250', 'Žaneta Šťastná, Plzeň'],
  ['Shift_JIS', 'shift_jis', '安藤ロイド'],
])('reads a card in %s, with or without a named charset', (_, charset, text, named = '') => {
  const bytes = iconv.encode(`BEGIN:VCARD\nVERSION:3.0\nFN${named}:${text}\nEND:VCARD\n`, charset);
  expect(only(bytes).name).toBe(text);
});

test('keeps or names each of many values', () => {
  const many = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));
  const contact = only(
    vcard(
      '3.0',
      ...many(60, (at) => `EMAIL:ann${at}@example.org`),
      ...many(30, (at) => `ADR:;;${at} Some Long Street Name;Longtown-on-the-Hill;County;AB${at} 2CD;United Kingdom`),
      ...many(60, (at) => `X-FIELD-${at}:v`),
      'TEL:0151 1',
      'TEL:0151 2 to be called only after seven in the evening, or else the neighbours hear it',
    ),
  );
  const { dropped } = contact;
  const told = [...furtherIn(contact), ...dropped].join(' ');
  for (const text of [
    ...many(59, (at) => `ann${at + 1}@example.org`),
    ...many(29, (at) => `${at + 1} Some Long Street Name`),
    ...many(60, (at) => `X-FIELD-${at}`),
    'or else the neighbours hear it',
  ]) {
    expect(told).toContain(text);
  }
  expect(dropped.every((sentence) => sentence.length <= 500)).toBe(true);
});

test('reads an address given only by a label, or names it if there is another', () => {
  expect(only(vcard('4.0', 'ADR;LABEL="1 High St\\nLeeds, LS1":;;;;;;')).address).toMatchObject({
    street: '1 High St',
  });
  const both = only(vcard('3.0', 'ADR;TYPE=work:;;1 Work St;Leeds;;;', 'LABEL;TYPE=home:9 Lost St\\nYork'));
  expect(both).toMatchObject({
    address: { street: '1 Work St', city: 'Leeds' },
    dropped: [],
  });
  expect(furtherIn(both)).toEqual(['9 Lost St, York']);
  const same = only(vcard('3.0', 'ADR:;;1 Work St;Leeds;;;', 'LABEL:1 Work St\\nLeeds'));
  expect(same.dropped).toEqual([]);
  expect(only(vcard('4.0', 'ADR:PO 5;Apt 3;;;;;')).address).toMatchObject({ street: 'Apt 3, PO 5', city: '' });
});

test('names organisations, other time zones and further photos', () => {
  const { dropped } = only(
    vcard(
      '4.0',
      'MEMBER:Sailing club',
      'TZ:Europe/Berlin',
      'TZ:-0500',
      `PHOTO:data:image/png;base64,${tinyPng}`,
      'PHOTO:https://example.org/ann.jpg',
    ),
  );
  expect(dropped).toEqual([
    'Only one time zone is kept; left out: -0500.',
    'Only one photo is kept; 1 more left out.',
    'There is no field for: membership.',
  ]);
});

test.each([
  ['nothing', ''],
  ['a table', 'Name,Email\nAnn,ann@example.org'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
])('rejects %s as a vCard', (_, text) => {
  expect(readVcards(bytesOf(text))).toEqual({ contacts: [], problems: ['This file is not a vCard (.vcf) file.'] });
});

test.each(['BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR', '\ufeff\r\nbegin:vcalendar\r\nVERSION:1.0'])(
  'recognises a calendar file',
  (text) => {
    const problem =
      'This is a calendar: it has events, and no contacts. Choose a vCard (.vcf) or CSV file of your address book.';
    expect(readVcards(bytesOf(text))).toEqual({ contacts: [], problems: [problem] });
  },
);

test('removes control characters and lone surrogates', () => {
  const contact = only(vcard('3.0', `NOTE:a\0b\u0007c`, `TITLE\0${'😀'.repeat(80)}`));
  expect(contact.notes).toBe('abc');
  expect(contact.dropped.join()).not.toMatch(/\p{Cs}/u);
});

test('never throws for any bytes', () => {
  const lines = fc.oneof(
    fc.constantFrom(
      'BEGIN:VCARD',
      'END:VCARD',
      'VERSION:2.1',
      'VERSION:3.0',
      'VERSION:4.0',
      'AGENT:',
      'N:;;;;;;',
      'ADR:\\',
    ),
    fc.constantFrom(
      'PHOTO;ENCODING=b:',
      ' AAAA',
      'NOTE;ENCODING=QUOTED-PRINTABLE:=',
      'BDAY:--13-45',
      'FN;CHARSET=x:=?',
      'ORG:a;b',
      'item1.X-ABDATE:',
    ),
    fc.stringMatching(/^(FN|N|ADR|TEL|EMAIL|BDAY|PHOTO|NOTE|ORG|REV|GEO|TZ|CLIENTPIDMAP)[;:=",\\a-z0-9 -]{0,30}$/),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 30 }), fc.constantFrom('\n', '\r\n', '\r'), (parts, lineEnd) => {
      const { contacts } = readVcards(bytesOf(`BEGIN:VCARD${lineEnd}${parts.join(lineEnd)}`));
      for (const { photo: _, address, dates, dropped, ...texts } of contacts) {
        const all = [
          ...Object.values(texts),
          ...dates.map(({ occasionType }) => occasionType),
          ...Object.values(address),
          ...dropped,
        ].join('');
        expect(all).not.toMatch(/\p{Cs}|[^\P{Cc}\n\t]/u);
      }
    }),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      readVcards(bytes);
      readVcards(new Uint8Array([...bytesOf('BEGIN:VCARD\n'), ...bytes]));
    }),
    { numRuns: 2000 },
  );
});

test('reads what a simple card says, in each version', () => {
  const note = fc.stringMatching(/^[A-Za-zäöüéñß山田ЖЯ]{1,12}$/u);
  // Names of Chinese characters have another order; the test below covers them.
  const word = fc.stringMatching(/^[A-Za-zäöüéñßЖЯ]{1,12}$/u);
  fc.assert(
    fc.property(
      word,
      word,
      note,
      fc.constantFrom('2.1', '3.0', '4.0'),
      fc.nat(20),
      (given, family, note, version, foldAt) => {
        const line = `NOTE;CHARSET=UTF-8:${note} ${note}`;
        const folded = version === '2.1' ? line : `${line.slice(0, 19 + foldAt)}\r\n ${line.slice(19 + foldAt)}`;
        const text = `BEGIN:VCARD\r\nVERSION:${version}\r\nN:${family};${given};;;\r\n${folded}\r\nEND:VCARD\r\n`;
        expect(only(text)).toMatchObject({ name: `${given} ${family}`, notes: `${note} ${note}` });
      },
    ),
  );
});

// Each of these once made a parser quadratic: they take well under a second now, and minutes in that case.
test.each([
  ['carriage returns', '\r'.repeat(3_000_000)],
  ['folds', `NOTE:x${'\r\n y'.repeat(500_000)}`],
  ['soft breaks', `NOTE;ENCODING=QUOTED-PRINTABLE:${'=\r\n'.repeat(500_000)}`],
  ['email addresses', `${'EMAIL:a@b.c\r\n'.repeat(20_000)}EMAIL:a@${'b.'.repeat(1_000_000)}`],
  ['labels', 'item1.X-ABDATE:x\r\nitem2.X-ABLABEL:Anniversary\r\n'.repeat(10_000)],
  ['semicolons', `ADR:${';'.repeat(1_000_000)}`],
  ['backslashes', `N:${'\\'.repeat(1_000_000)}`],
])(
  'a file full of %s does not block the server',
  (_, body) => {
    const { contacts } = readVcards(bytesOf(`BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Ann\r\n${body}\r\nEND:VCARD`));
    expect(contacts[0]?.name).toBe('Ann');
  },
  10_000,
);

test.each([
  ['王;小明', '王小明', '小明'],
  ['田中;太郎', '田中 太郎', '太郎'],
  ['김;민수', '김민수', '민수'],
])('without FN, writes the name of N:%s in the order of its language', (parts, name, greetingName) => {
  const { contacts } = readVcards(Buffer.from(`BEGIN:VCARD\nVERSION:3.0\nN:${parts};;;\nEND:VCARD`));
  expect(contacts).toMatchObject([{ name, greetingName }]);
});

test('knows an anniversary by every word that tables use', () => {
  const label = 'item1.X-ABDATE:2010-05-07\nitem1.X-ABLabel:Výročie svadby';
  const { contacts } = readVcards(Buffer.from(`BEGIN:VCARD\nVERSION:3.0\nFN:Ann\n${label}\nEND:VCARD`));
  expect(contacts).toMatchObject([{ anniversary: '2010-05-07', dates: [] }]);
});

test('reads the year after the time of a day', () => {
  const { contacts } = readVcards(
    Buffer.from('BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nBDAY:Tue Mar 12 00:00:00 GMT 1985\nEND:VCARD'),
  );
  expect(contacts).toMatchObject([{ birthday: '1985-03-12' }]);
});

test('names a second name and a second time zone', () => {
  const more =
    'N;ALTID=1;LANGUAGE=en:Tanaka;Taro;;;\nN;ALTID=1;LANGUAGE=ja:田中;太郎;;;\nTZ:Asia/Tokyo\nTZ:Europe/Paris';
  const { contacts } = readVcards(Buffer.from(`BEGIN:VCARD\nVERSION:4.0\nFN:Taro Tanaka\n${more}\nEND:VCARD`));
  expect(contacts[0]?.dropped).toEqual([
    'Only one name is kept; left out: 田中 太郎.',
    'Only one time zone is kept; left out: Europe/Paris.',
  ]);
});
