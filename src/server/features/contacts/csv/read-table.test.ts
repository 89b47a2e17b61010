import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { furtherIn } from '../../../../../tests/contacts/further-in.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import { fitContact } from '../import/fit-contact.ts';
import { stageVcard } from '../import/staged-contact.ts';
import { byteString } from '../vcard/decode-text.ts';
import { readVcards } from '../vcard/read-vcards.ts';
import { countDateOrders, openDate } from './date-orders.ts';
import { planColumns } from './plan-columns.ts';
import { readRow } from './read-row.ts';
import { readTable } from './read-table.ts';

const today = '2026-06-15';

function read(file: string | Uint8Array, timeZone = 'UTC') {
  const table = readTable(byteString(typeof file === 'string' ? new TextEncoder().encode(file) : file), today);
  if (!table) return { contacts: [], fields: [], needsMapping: true };
  const rows = [...table.rows()];
  const orders = countDateOrders(table.columns, today);
  for (const row of rows) orders.see(row);
  const columns = orders.decide({ answer: null, timeZone });
  const plan = planColumns(columns);
  return {
    contacts: rows.map((row) => readRow(row, plan, today)),
    fields: table.columns.map(({ field }) => field),
    needsMapping: table.needsMapping,
    problems: table.problems,
    question: openDate(columns),
  };
}

test('reads Google exports from before 2024', () => {
  const { contacts } = read(
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Name Prefix,Name Suffix,Nickname,Birthday,Gender,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Event 1 - Type,Event 1 - Value,Relation 1 - Type,Relation 1 - Value\n' +
      'Ann Lee,Ann,,Lee,,,,Annie,1990-02-03,,likes figs,* My Contacts,* Home,ann@example.org ::: lee@example.org,Home,1,Mobile,2,Home,"1 High St\nLeeds",1 High St,Leeds,,Yorkshire,LS1 4AP,UK,Anniversary,2001-05-06,,\n',
  );
  expect(contacts).toEqual([
    {
      name: 'Ann Lee',
      nickname: 'Annie',
      relationship: null,
      email: 'ann@example.org',
      phone: '2',
      street: '1 High St',
      city: 'Leeds',
      state: 'Yorkshire',
      postalCode: 'LS1 4AP',
      country: 'UK',
      birthday: '1990-02-03',
      anniversary: '2001-05-06',
      notes: 'likes figs',
      groups: [],
      reach: {
        emails: [{ value: 'lee@example.org', label: 'home' }],
        phones: [{ value: '1', label: 'home' }],
        addresses: [],
        labels: { email: 'home', phone: 'mobile', address: 'home' },
      },
      dropped: [],
    },
  ]);
});

test('reads Outlook exports in English: 0/0/00 is no date, and business differs from home', () => {
  const { contacts } = read(
    '"Title","First Name","Middle Name","Last Name","Suffix","Company","Job Title","Business Street","Business City","Home Street","Home City","Home Postal Code","Home Country/Region","Business Fax","Business Phone","Home Phone","Mobile Phone","Anniversary","Birthday","E-mail Address","E-mail Type","E-mail Display Name","Notes"\r\n' +
      '"Mr.","Bo","","Chan","","Acme","Boss","9 Work St","York","1 Home St","Leeds","LS1","UK","111","222","333","444","0/0/00","12/25/1985","bo@example.org","SMTP","Bo Chan (bo@example.org)","He said ""hi"""\r\n' +
      '"","","","","","Acme Ltd","","","","","","","","","","","","0/0/00","0/0/00","","","",""\r\n',
  );
  expect(contacts[0]).toMatchObject({
    name: 'Mr. Bo Chan',
    email: 'bo@example.org',
    phone: '444',
    street: '1 Home St',
    city: 'Leeds',
    birthday: '1985-12-25',
    anniversary: null,
    notes: 'He said "hi"',
    reach: {
      phones: [
        { value: '333', label: 'home' },
        { value: '222', label: 'work' },
      ],
      addresses: [{ street: '9 Work St', city: 'York', state: '', postalCode: '', country: '', label: 'work' }],
      labels: { email: null, phone: 'mobile', address: 'home' },
    },
    dropped: ['Left out: Company “Acme”, Job Title, Business Fax.'],
  });
  expect(contacts[1]).toMatchObject({ name: 'Acme Ltd', dropped: [] });
});

test('reads Thunderbird exports with the birthday in three columns', () => {
  const { contacts } = read(
    'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home State,Home ZipCode,Home Country,Work Address,Birth Year,Birth Month,Birth Day,Notes\n' +
      'Cy,Dee,Cy Dee,,cy@example.org,,,,,,,55,1 High St,Flat 2,Leeds,,LS1,UK,,1990,2,3,\n' +
      'Di,,,,,,,,,,,,,,,,,,,,2,29,\n',
  );
  expect(contacts[0]).toMatchObject({
    name: 'Cy Dee',
    phone: '55',
    street: '1 High St, Flat 2',
    postalCode: 'LS1',
    birthday: '1990-02-03',
    dropped: [],
  });
  expect(contacts[1]).toMatchObject({ name: 'Di', birthday: '--02-29' });
});

test.each([
  [
    'German',
    'Vorname;Nachname;Geburtstag;E-Mail-Adresse;Handy;Straße;PLZ;Ort\nJörg;Müller;3.2.1990;j@example.org;0151;Weg 1;98765;Köln',
  ],
  [
    'French',
    'Prénom;Nom;Date de naissance;Courriel;Téléphone;Rue;Code postal;Ville\nJörg;Müller;3/2/1990;j@example.org;0151;Weg 1;98765;Köln\nA;B;31/1/1990;;;;;',
  ],
  [
    'Spanish',
    'Nombre\tApellidos\tFecha de nacimiento\tCorreo electrónico\tTeléfono\tCalle\tCódigo postal\tCiudad\nJörg\tMüller\t3 feb 1990\tj@example.org\t0151\tWeg 1\t98765\tKöln',
  ],
  [
    'Italian',
    'Nome|Cognome|Data di nascita|Indirizzo e-mail|Telefono|Via|CAP|Città\nJörg|Müller|1990-02-03|j@example.org|0151|Weg 1|98765|Köln',
  ],
  [
    'English, with additions',
    'FirstName,Last  NAME,Birthday (yyyy-mm-dd),E-Mail (private),mobile_phone,Home street,Zip code,Town\nJörg,Müller,1990-02-03,j@example.org,0151,Weg 1,98765,Köln',
  ],
])('reads headers in %s', (_, file) => {
  const { contacts, needsMapping } = read(file);
  expect(needsMapping).toBe(false);
  expect(contacts[0]).toMatchObject({
    name: 'Jörg Müller',
    birthday: '1990-02-03',
    email: 'j@example.org',
    phone: '0151',
    street: 'Weg 1',
    postalCode: '98765',
    city: 'Köln',
  });
});

test.each([
  ['UTF-8 with its mark', Buffer.from('\ufeffName,Ort\nZoë,Köln')],
  ['UTF-16 little-endian', Buffer.from('\ufeffName,Ort\nZoë,Köln', 'utf16le')],
  ['UTF-16 big-endian', Buffer.from('\ufeffName,Ort\nZoë,Köln', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('Name,Ort\nZoë,Köln', 'latin1')],
  ["Excel's first line", Buffer.from('sep=;\r\nName;Ort\r\nZoë;Köln')],
  ['old Mac line ends', Buffer.from('Name,Ort\rZoë,Köln\r')],
  ['empty lines and spaces', Buffer.from('\n\nName , Ort\n , \n Zoë , "Köln" \n\n')],
])('reads a table in %s', (_, bytes) => {
  expect(read(bytes).contacts).toMatchObject([{ name: 'Zoë', city: 'Köln' }]);
});

test('reads Shift_JIS', () => {
  const bytes = Buffer.from('96bc914f2c9364986294d48d860a88c093a1838d83438368332c390a', 'hex');
  expect(read(bytes).contacts).toMatchObject([{ name: '安藤ロイド3', phone: '9' }]);
});

test.each([
  ['windows-1250', 'Meno;Priezvisko;Výročie svadby\nĽubomír;Šťastný;6.7.2010', 'Ľubomír Šťastný'],
  // Only the language of the headers shows the charset.
  ['windows-1250', 'Meno;Priezvisko;Email\nĽubomír;Šťastný;l@s.sk', 'Ľubomír Šťastný'],
  ['windows-1251', 'Имя;Фамилия;Дата рождения\nИван;Иванов;12.03.1985', 'Иван Иванов'],
  ['windows-1253', 'Όνομα;Επώνυμο;Γενέθλια\nΓιώργος;Παππάς;12/03/1985', 'Γιώργος Παππάς'],
  ['windows-1254', 'Ad;Soyad;Doğum günü\nIşıl;Şahin;12.03.1985', 'Işıl Şahin'],
  ['gb18030', '姓名,生日\n王小明,1985年3月12日', '王小明'],
  ['big5', '姓名,生日\n陳大文,1985年3月12日', '陳大文'],
  ['windows-1252', 'Name;Telefon;E-Mail\nZoë Œuvrard;0151 1;z@o.fr', 'Zoë Œuvrard'],
  ['macintosh', 'First Name,Last Name,Home City\nZoë,Müller-Özil,Malmö', 'Zoë Müller-Özil'],
  ['macintosh', 'Vorname;Nachname;Straße\nJörg;Müller;Gänsemarkt', 'Jörg Müller'],
  ['iso-8859-2', 'Jméno;Příjmení;E-mail;Narozeniny\nŽaneta;Šťastná;z@cz.cz;12.3.1985', 'Žaneta Šťastná'],
])('reads a table in %s with the headers %s', (charset, file, name) => {
  expect(read(iconv.encode(file, charset)).contacts).toMatchObject([{ name }]);
});

test('a line in another charset does not change how the other lines are read', () => {
  const latin = Buffer.from('Jörg,süß\n', 'latin1');
  const file = Buffer.concat([Buffer.from('Name,Notes\nŁukasz,zażółć\n'), latin, Buffer.from('Dvořák,ř\n')]);
  expect(read(file).contacts.map(({ name, notes }) => [name, notes])).toEqual([
    ['Łukasz', 'zażółć'],
    ['Jörg', 'süß'],
    ['Dvořák', 'ř'],
  ]);
});

test('keeps ten values of a cell, and names each of the others in full', () => {
  const emails = Array.from({ length: 30 }, (_, at) => `ann${at}@example.org`);
  const company = 'The Worshipful Company of Makers of Playing Cards and of Other Things';
  const [contact] = read(`Name,Emails,Company\nAnn,${emails.join('; ')},${company}\n`).contacts;
  const kept = fitContact(contact as StagedContact);
  expect([kept.email, ...furtherIn(kept)]).toEqual(emails.slice(0, 10));
  for (const text of [...emails.slice(10), company]) expect(kept.dropped.join(' ')).toContain(text);
});

test.each([
  ['2199-05-05', '--05-05', 'is in the future: its day is kept without the year.'],
  ['2026-12-24', '2026-12-24', 'is in the future and kept as it is.'],
  ['1364-05-06', null, 'is too long ago and was left out.'],
  ['2026-06-15', '2026-06-15', null],
])('stores the birthday %s as %s', (written, birthday, why) => {
  const dropped = why === null ? [] : [`The birthday ${written} ${why}`];
  expect(read(`Name,Birthday\nAnn,${written}\n`).contacts).toMatchObject([{ birthday, dropped }]);
  const { contacts } = readVcards(Buffer.from(`BEGIN:VCARD\nFN:Ann\nBDAY:${written}\nEND:VCARD\n`));
  expect(contacts.map((contact) => stageVcard(contact, today))).toMatchObject([{ birthday, dropped }]);
});

test('names a first row that is taken for headers although no header is known', () => {
  expect(read('Ann Lee\nBo Chan\n').problems).toEqual(['The first row was taken for headers: “Ann Lee”.']);
  expect(read('Name\nBo Chan\n').problems).toEqual([]);
});

test.each([
  ['Given Name,Family Name\n太郎,田中', '田中 太郎', '太郎'],
  ['姓,名\n王,小明', '王小明', '小明'],
  ['성,이름(이름)\n김,민수', '김민수', '민수'],
  ['Name,Given Name,Family Name\n田中 太郎,太郎,田中', '田中 太郎', '太郎'],
  ['Name,Given Name,Additional Name,Family Name\nNguyễn Văn Anh,Anh,Văn,Nguyễn', 'Nguyễn Văn Anh', 'Anh'],
  ['First Name,Last Name\nAnn,Lee', 'Ann Lee', undefined],
])('reads the name and the greeting name of %j in the order of its language', (file, name, greetingName) => {
  const [contact] = read(file).contacts;
  expect([contact?.name, contact?.greetingName]).toEqual([name, greetingName]);
});

test('keeps a label as it is if it is a birthday in one language and a wedding day in another', () => {
  const [contact] = read('Name,Event 1 - Label,Event 1 - Value\nAnn,Aniversario,2001-05-06').contacts;
  expect(contact).toMatchObject({ birthday: null, dates: [{ occasionType: 'Aniversario', date: '2001-05-06' }] });
});

test.each([
  'Name,Birthday,Anniversary,Date of death\nAnn,1932-03-12,1955-06-07,2015-05-06',
  'Name,Birthday,Anniversary,Event 1 - Label,Event 1 - Value\nAnn,1932-03-12,1955-06-07,Todestag,2015-05-06',
])('turns off all reminders of a person who died: %j', (file) => {
  const off = { isActive: false };
  expect(read(file).contacts).toMatchObject([
    {
      dates: [
        { occasionType: 'birthday', date: '1932-03-12', ...off },
        { occasionType: 'anniversary', date: '1955-06-07', ...off },
        { occasionType: 'memorial', date: '2015-05-06', ...off },
      ],
      dropped: ['They died on 2015-05-06: the day is kept as a memorial. Reminders for all their dates are off.'],
    },
  ]);
});

test('reports a death without a full date, and turns off all reminders', () => {
  const [contact] = read('Name,Birthday,Deceased\nAnn,1932-03-12,yes').contacts;
  expect(contact?.dates).toMatchObject([{ occasionType: 'birthday', isActive: false }]);
  expect(contact?.dropped).toEqual([
    'They died (yes), which is not a full date. Reminders for all their dates are off.',
  ]);
});

test('names each of two hundred columns that are left out', () => {
  const headers = Array.from({ length: 200 }, (_, at) => `Column of somebody, with long words ${at}`);
  const row = (texts: string[]) => texts.map((text) => `"${text}"`).join(',');
  const [contact] = read(`Name,${row(headers)}\nAnn,${row(headers.map((_, at) => `value ${at}`))}`).contacts;
  const kept = fitContact({ ...(contact as StagedContact) }).dropped;
  expect(headers.filter((header) => !kept.some((sentence) => sentence.includes(header)))).toEqual([]);
});

test('without headers, finds names, addresses and numbers by their values, and leaves a date undecided', () => {
  const { contacts, fields, needsMapping } = read(
    'Ann Lee,ann@example.org,1990-02-03\nBo Chan,bo@example.org,1985-12-25',
  );
  expect(fields).toEqual(['name', 'email', null]);
  expect(needsMapping).toBe(true);
  expect(contacts.map(({ name, birthday }) => [name, birthday])).toEqual([
    ['Ann Lee', null],
    ['Bo Chan', null],
  ]);
});

test('a quote that is unclosed or closed too early affects only its cell', () => {
  const { contacts } = read(
    `Name,Notes\n"Ann,never closed\nBo "the" Chan,x\n"Cy "" Dee",y\n"Di" Eve,z\n${'Fay,ok\n'.repeat(600)}`,
  );
  expect(contacts.slice(0, 4).map(({ name }) => name)).toEqual(['"Ann', 'Bo "the" Chan', 'Cy " Dee', '"Di" Eve']);
  expect(contacts).toHaveLength(604);
});

test('reads the day first if the header asks for it', () => {
  const { contacts } = read('Name,Birthday\nAnn,03/02/1990\nBo,25/12/1985\n');
  expect(contacts[0]).toMatchObject({ birthday: '1990-02-03', dropped: [] });
});

test('reports values that have no field', () => {
  const { contacts } = read('Name,Shoe size,Birthday,Email\nAnn,38,soon,not one,extra\n');
  expect(contacts[0]?.dropped).toEqual([
    'Not an email address: not one.',
    'Birthday “soon” is not a full date and was left out.',
    'Left out: Shoe size, Column 5.',
  ]);
});

test('reads a date as a birthday only if its header says so', () => {
  const { contacts, fields } = read(
    'Name,Joined,Created,Last contacted,Birthday reminder,Spouse birthday,Work anniversary,Name day\nAnn,2010-01-02,2011-01-02,2024-05-05,1985-03-12,1984-01-02,2012-01-02,24 June\n',
  );
  expect(fields).toEqual(['name', null, null, null, null, null, null, null]);
  expect(contacts[0]).toMatchObject({
    birthday: null,
    anniversary: null,
    dropped: [
      'Left out: Joined, Created, Last contacted, Birthday reminder, Spouse birthday, Work anniversary, Name day.',
    ],
  });
  expect(contacts[0]?.dates).toBeUndefined();
});

test.each([
  ['Department', null],
  ['Departement', 'state'],
  ['Home County', 'state'],
  ['Home Country', 'country'],
  ['Relation 1 - Value', 'related'],
  ['Relationship', 'relationship'],
  ['Place of birth', null],
  ['Email opt-in', null],
  ['Company name', 'company'],
  ['Company anniversary', null],
  ["Assistant's Phone", null],
  ['Business Fax', null],
  ['Frist name', null],
])('reads the header %j as %s', (header, field) => {
  expect(read(`Name,${header}\nAnn,x\n`).fields[1]).toBe(field);
});

test('asks about a word that is a birthday in one language and an anniversary in another, if the file does not show which', () => {
  const fieldIn = (headers: string) => read(`${headers}\nAna,Lee,05.03.1985,x\n`).fields[2];
  expect(fieldIn('Nombre,Apellidos,Aniversario,Notas')).toBe('anniversary');
  expect(fieldIn('Primeiro nome,Sobrenome,Aniversário,Telefone')).toBe('birthday');
  expect(fieldIn('Nume,Prenume,Aniversare,Oraș')).toBe(null);
  const { fields } = read('Nom,Prénom,Anniversaire,Date de naissance\nLee,Ann,2010-05-06,1985-03-12\n');
  expect(fields).toEqual(['familyName', 'givenName', null, 'birthday']);
});

test.each([
  ['its own column', 'Name,Birthday\nAnn,05/03/1985\nBo,25/12/1985\n', 'America/New_York', '1985-03-05'],
  [
    'another column, whatever it is',
    'Name,Birthday,Joined\nAnn,05/03/1985,25/12/2020\n',
    'America/New_York',
    '1985-03-05',
  ],
  ['a German header', 'Name,Geburtstag\nAnn,05/03/1985\n', 'America/New_York', '1985-03-05'],
  ['the form that a header asks for', 'Name,Birthday (DD/MM/YYYY)\nAnn,05/03/1985\n', 'America/New_York', '1985-03-05'],
  ['London', 'Name,Birthday\nAnn,05/03/1985\n', 'Europe/London', '1985-03-05'],
  ['Melbourne', 'Name,Birthday\nAnn,05/03/1985\n', 'Australia/Melbourne', '1985-03-05'],
  ['New York', 'Name,Birthday\nAnn,05/03/1985\n', 'America/New_York', '1985-05-03'],
  ['Manila', 'Name,Birthday\nAnn,05/03/1985\n', 'Asia/Manila', '1985-05-03'],
  [
    'a column in American order, for somebody in London',
    'Name,Birthday\nAnn,05/03/1985\nBo,12/25/1985\n',
    'Europe/London',
    '1985-05-03',
  ],
])('finds the order of day and month by %s', (_, file, timeZone, birthday) => {
  const { contacts, question } = read(file, timeZone);
  expect(question).toBeNull();
  expect(contacts[0]?.birthday).toBe(birthday);
});

test.each([
  ['nothing tells it', 'Name,Birthday\nAnn,05/03/1985\n', 'UTC'],
  ['both are usual', 'Name,Birthday\nAnn,05/03/1985\n', 'America/Toronto'],
  ['the year is usually first', 'Name,Birthday\nAnn,05/03/1985\n', 'Asia/Tokyo'],
  ['the column has both', 'Name,Birthday\nAnn,05/03/1985\nBo,25/12/1985\nCy,12/25/1985\n', 'Europe/London'],
])('asks for the order of day and month if %s', (_, file, timeZone) => {
  const { contacts, question } = read(file, timeZone);
  expect(question).toEqual({ text: '05/03/1985', dayFirst: '1985-03-05', monthFirst: '1985-05-03' });
  expect(contacts[0]).toMatchObject({
    birthday: null,
    dropped: ['Birthday “05/03/1985” waits until you say which comes first, the day or the month.'],
  });
});

test('does not ask for the order of dates that can only be one day', () => {
  expect(read('Name,Birthday\nAnn,05/05/1985\nBo,1985-03-12\nCy,3 May 1985\nDi,0.0.00\n').question).toBeNull();
});
