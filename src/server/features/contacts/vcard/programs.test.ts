import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { furtherIn } from '../../../../../tests/contacts/further-in.ts';
import { readVcards } from './read-vcards.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (version: string, ...lines: string[]) => {
  const text = ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');
  const { contacts } = readVcards(bytesOf(text));
  expect(contacts).toHaveLength(1);
  const { dates, ...contact } = contacts[0]!;
  return {
    ...contact,
    further: furtherIn(contact),
    dates: dates.map(({ occasionType, date }) => `${occasionType} ${date}`),
  };
};

// Cards as these programs write them. All data must be in the contact or in `dropped`, and nothing is guessed.

test('iCloud: labels in groups, relations, profiles', () => {
  const contact = read(
    '3.0',
    'PRODID:-//Apple Inc.//iCloud Web Address Book 2117B3//EN',
    'N:Ortega;Lucía;;;',
    'FN:Lucía Ortega',
    'X-PHONETIC-FIRST-NAME:lu-SEE-a',
    'X-MAIDENNAME:Ruiz',
    'ORG:Acme;Ventas',
    'item1.ADR;type=HOME;type=pref:;;Calle Mayor 3\\n2º B;Madrid;;28013;España',
    'item1.X-ABADR:es',
    'item2.ADR;type=WORK:;;Gran Vía 1;Madrid;;28013;España',
    'EMAIL;type=INTERNET;type=HOME;type=pref:lucia@example.com',
    'item3.EMAIL;type=INTERNET:lu@example.org',
    'item3.X-ABLabel:Escuela',
    'TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:+34 600 000 001',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-09',
    'item4.X-ABDATE;type=pref:2010-06-19',
    'item4.X-ABLabel:_$!<Anniversary>!$_',
    'item5.X-ABDATE:2012-02-01',
    'item5.X-ABLabel:Bodas de plata de los padres',
    'item6.X-ABRELATEDNAMES;type=pref:Juan Ruiz',
    'item6.X-ABLabel:_$!<Spouse>!$_',
    'X-SOCIALPROFILE;type=twitter;x-user=lu:http://twitter.com/lu',
    'IMPP;X-SERVICE-TYPE=Skype;type=HOME;type=pref:skype:lu',
    'NOTE:Alérgica a nueces',
    'CATEGORIES:Familia',
    'UID:1',
    'REV:2020-01-01T00:00:00Z',
  );
  expect(contact).toMatchObject({
    name: 'Lucía Ortega',
    greetingName: null,
    email: 'lucia@example.com',
    phone: '+34 600 000 001',
    address: { street: 'Calle Mayor 3, 2º B', city: 'Madrid', postalCode: '28013', country: 'España' },
    birthday: '--03-09',
    anniversary: '2010-06-19',
    dates: ['Bodas de plata de los padres 2012-02-01'],
    groups: ['Familia'],
    notes: 'Alérgica a nueces',
    relations: [{ kind: 'spouse', name: 'Juan Ruiz', key: null }],
    further: ['lu@example.org', 'Gran Vía 1, Madrid, 28013, España'],
    dropped: ['There is no field for: pronunciation of the name, maiden name, company, social profile, messenger.'],
  });
});

test('Android: quoted-printable, custom types and rows', () => {
  const contact = read(
    '2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C=6C=65=72;=4A=C3=B6=72=67;;;',
    'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=C3=B6=72=67=20=4D=C3=BC=6C=6C=65=\r\n=72',
    'TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=48=C3=BC=74=74=65):12345',
    'TEL;CELL:+491700000',
    'EMAIL;WORK:work@example.com',
    'EMAIL;X-INTERNET:jm@example.com',
    'ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;=53=74=72=2E=20=31;=4B=C3=B6=6C=6E;;=35=30=30=30=30;=44',
    'X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;J;1;;;;;;;;;;;;;',
    'X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;JJ;1;;;;;;;;;;;;;',
    'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2014-06-16;1;;;;;;;;;;;;;',
    'X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/contact_event;--01-12;0;=D0=92=D0=B0=D0=B6=D0=BD=D0=BE;;',
    'X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Mary;14;;;;;;;;;;;;;',
    'X-SIP:868688668',
    'BDAY:1989-02-02',
  );
  expect(contact).toMatchObject({
    name: 'Jörg Müller',
    nickname: 'J',
    email: 'jm@example.com',
    phone: '+491700000',
    address: { street: 'Str. 1', city: 'Köln', postalCode: '50000', country: 'D' },
    birthday: '1989-02-02',
    anniversary: '2014-06-16',
    dates: ['Важно --01-12'],
    relations: [{ kind: 'spouse', name: 'Mary', key: null }],
    further: ['work@example.com', '12345'],
    dropped: ['Only one nickname is kept; left out: JJ.', 'There is no field for: messenger.'],
  });
});

test('Outlook: X-MS for everything', () => {
  const contact = read(
    '2.1',
    'X-MS-SIGNATURE:YES',
    'N;LANGUAGE=en-us:Doe;John;Q.;Mr.;Jr.',
    'FN:Mr. John Q. Doe Jr.',
    'ORG:IBM;Dept',
    'TITLE:Manager',
    'TEL;WORK;VOICE:555-1',
    'TEL;HOME;VOICE:555-2',
    'TEL;WORK;FAX:555-4',
    'X-MS-TEL;VOICE;ASSISTANT:555-5',
    'ADR;WORK;ENCODING=QUOTED-PRINTABLE:;Office 7;1 Work Street=0D=0ABuilding C;City;ST;1000;USA',
    'LABEL;WORK;ENCODING=QUOTED-PRINTABLE:1 Work Street=0D=0A=\r\nCity',
    'ADR;HOME:;;2 Home St;Town;ST;2000;USA',
    'X-MS-OL-DEFAULT-POSTAL-ADDRESS:2',
    'BDAY:19800322',
    'X-MS-ANNIVERSARY:20110113',
    'X-MS-SPOUSE;N=Janet:Janet',
    'X-MS-CHILD:Bob',
    'X-MS-IMADDRESS:im@x',
    'X-MS-INTERESTS:golf',
    'X-MS-TEXT;CUSTOM=1:custom one',
    'X-WAB-GENDER:2',
    'EMAIL;PREF;INTERNET:john@doe.example',
    'EMAIL;INTERNET:john@home.example',
    'REV:20120305T131933Z',
  );
  expect(contact).toMatchObject({
    name: 'Mr. John Q. Doe Jr.',
    email: 'john@doe.example',
    phone: '555-2',
    address: { street: '2 Home St', city: 'Town' },
    birthday: '1980-03-22',
    anniversary: '2011-01-13',
    relations: [
      { kind: 'spouse', name: 'Janet', key: null },
      { kind: 'child', name: 'Bob', key: null },
    ],
    further: ['john@home.example', '555-1', '555-4', '1 Work Street, Building C, Office 7, City, ST 1000, USA'],
    dropped: [
      'There is no field for: company, job title, other phone numbers, messenger, interests, X-MS-TEXT, gender.',
    ],
  });
});

test.each([
  ['ru', 'windows-1251', 'Иванов', 'Анна'],
  ['pl-PL', 'windows-1250', 'Wałęsa', 'Święta'],
  ['el', 'windows-1253', 'Παπαδοπούλου', 'Μαρία'],
  ['tr', 'windows-1254', 'Işık', 'Ayşe'],
  ['zh-CN', 'gb18030', '张', '伟', '张伟'],
  ['zh-TW', 'big5', '陳', '大文', '陳大文'],
  ['ko', 'euc-kr', '김', '민수', '김민수'],
  ['de', 'windows-1252', 'Groß', 'Jörg'],
])(
  'Outlook in %s names its language and no charset',
  (language, charset, family, given, name = `${given} ${family}`) => {
    const text = `BEGIN:VCARD\r\nVERSION:2.1\r\nN;LANGUAGE=${language}:${family};${given}\r\nNICKNAME:${given}\r\nEND:VCARD\r\n`;
    expect(readVcards(iconv.encode(text, charset)).contacts).toMatchObject([{ name, nickname: given }]);
  },
);

test('Evolution and KAddressBook: relations, dates and messengers under custom names', () => {
  expect(
    read(
      '3.0',
      'FN:Dr. phil. Eva Kern',
      'N:Kern;Eva;;Dr. phil.;',
      'X-EVOLUTION-FILE-AS:Kern\\, Eva',
      'X-EVOLUTION-SPOUSE:Max',
      'X-EVOLUTION-ANNIVERSARY:2005-05-05',
      'X-KADDRESSBOOK-X-Anniversary:2005-05-05',
      'X-EVOLUTION-BLOG-URL:http://b',
      'TEL;X-EVOLUTION-ASSISTANT:2',
      'EMAIL;TYPE=WORK;X-EVOLUTION-UI-SLOT=1:w@x.org',
      'EMAIL;TYPE=HOME;X-EVOLUTION-UI-SLOT=2:h@x.org',
      'X-MOZILLA-HTML:TRUE',
      'X-KADDRESSBOOK-CRYPTOPROTOPREF:openpgp/mime',
      'X-KADDRESSBOOK-X-Office:C',
      'X-KADDRESSBOOK-X-Profession:D',
      'X-messaging/xmpp-All:jid',
    ),
  ).toMatchObject({
    email: 'h@x.org',
    phone: null,
    anniversary: '2005-05-05',
    dates: [],
    further: ['w@x.org', '2'],
    dropped: ['There is no field for: web address, company, job title, messenger.'],
  });
});

test('Thunderbird, Nextcloud and Proton: vCard 4 with time zone, language, keys and names', () => {
  expect(
    read(
      '4.0',
      'FN;PREF=1:Ann Lee',
      'FN;PREF=2:Annette Lee',
      'N:Lee;Ann;;;',
      'EMAIL;TYPE=work:w@x.org',
      'ITEM1.EMAIL;PREF=1:ann@pm.example',
      'ITEM1.KEY;PREF=1:data:application/pgp-keys;base64,AAAA',
      'ITEM1.X-PM-ENCRYPT:true',
      'BDAY;VALUE=DATE:--0412',
      'ANNIVERSARY;VALUE=text:spring 2009',
      'TZ;VALUE=UTC-OFFSET:-0500',
      'TZ;VALUE=TEXT:America/New_York',
      'LANG;PREF=2:en',
      'LANG;PREF=1:fr-CA',
      'X-CUSTOM1;VALUE=TEXT:c1',
      'GENDER:F',
      'RELATED;TYPE=SIBLING:Cy',
      'CLOUD:ann@cloud.example',
    ),
  ).toMatchObject({
    name: 'Ann Lee',
    email: 'ann@pm.example',
    birthday: '--04-12',
    timeZone: 'America/New_York',
    language: 'fr',
    relations: [{ kind: 'sibling', name: 'Cy', key: null }],
    further: ['w@x.org'],
    dropped: [
      'Only one name is kept; left out: Annette Lee.',
      'The anniversary is not a full date: spring 2009.',
      'Only one time zone is kept; left out: -0500.',
      'Only one language is kept; left out: en.',
      'There is no field for: encryption key, X-CUSTOM1, gender, CLOUD.',
    ],
  });
});

test('older phones, and WhatsApp', () => {
  expect(
    read(
      '2.1',
      'N;ENCODING=8BIT:Wong;Mei',
      'X-EPOCSECONDNAME:MeiMei',
      'TEL;HOME:2',
      'item1.TEL;waid=491701:+49 170 1',
      'item1.X-ABLabel:Mobile',
      'TEL;PAGER:3',
      'LABEL;WORK:9 Low St',
      'LABEL;HOME;ENCODING=QUOTED-PRINTABLE:1 High St=0D=0ALeeds, LS1=0D=0AUK',
      'X-ANNIVERSARY:20010506',
      'X-CHILDREN:Bo',
      'X-BBPIN:2100',
      'X-CLASS:private',
      'X-WA-BIZ-NAME:Shop',
      'EMAIL:"Mei" <mei@x.org>',
      'EMAIL:a@x.org; b@x.org',
      'BDAY:',
      'ANNIVERSARY:0000-00-00',
    ),
  ).toMatchObject({
    name: 'Mei Wong',
    phone: '+49 170 1',
    email: 'mei@x.org',
    address: { street: '1 High St', city: 'Leeds', postalCode: 'LS1', country: 'UK' },
    birthday: null,
    anniversary: '2001-05-06',
    further: ['a@x.org', 'b@x.org', '2', '3', '9 Low St'],
    dropped: ['There is no field for: second name, messenger, X-WA-BIZ-NAME.'],
  });
});

test('names a second photo and a card that is not a person', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const photo = `PHOTO;ENCODING=b;TYPE=PNG:${png}`;
  expect(read('3.0', 'FN:Ann', photo, photo).dropped).toEqual(['Only one photo is kept; 1 more left out.']);
  const { contacts, problems } = readVcards(bytesOf('BEGIN:VCARD\nURL:http://x.example\nEND:VCARD\n'));
  expect([contacts, problems]).toEqual([
    [],
    ['Contact 1 of the file is empty and was left out. There is no field for: web address.'],
  ]);
});
