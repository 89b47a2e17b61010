import { expect, test } from 'vitest';
import { byteString } from '../vcard/decode-text.ts';
import { countDateOrders, planColumns } from './plan-columns.ts';
import { readRow } from './read-row.ts';
import { readTable } from './read-table.ts';

function read(file: string | Uint8Array) {
  const table = readTable(byteString(typeof file === 'string' ? new TextEncoder().encode(file) : file), 2026);
  if (!table) return { contacts: [], fields: [], needsMapping: true };
  const rows = [...table.rows()];
  const orders = countDateOrders(table.columns);
  for (const row of rows) orders.see(row);
  const plan = planColumns(orders.decide('month-first', false));
  return {
    contacts: rows.map((row) => readRow(row, plan, 2026)),
    fields: table.columns.map(({ field }) => field),
    needsMapping: table.needsMapping,
  };
}

test('Google before 2024', () => {
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
      dropped: [
        'Only one e-mail address is kept; left out: lee@example.org.',
        'Only one phone number is kept; left out: 1.',
      ],
    },
  ]);
});

test('Outlook, in English: no date is 0/0/00, business and home', () => {
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
    dropped: [
      'Only one phone number is kept; left out: 222, 333.',
      'Only one postal address is kept; 1 more left out.',
      'There is no field for: company, Job Title, Business Fax.',
    ],
  });
  expect(contacts[1]).toMatchObject({ name: 'Acme Ltd', dropped: [] });
});

test('Thunderbird: the birthday in three columns', () => {
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
    'slips and additions',
    'Frist name,Last  NAME (family),Brithday,E-Mail (private),Mobile no. phone,Stret,Zip code,Town\nJörg,Müller,1990-02-03,j@example.org,0151,Weg 1,98765,Köln',
  ],
])('headers in %s', (_, file) => {
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
])('%s', (_, bytes) => {
  expect(read(bytes).contacts).toMatchObject([{ name: 'Zoë', city: 'Köln' }]);
});

test('Shift_JIS', () => {
  const bytes = Buffer.from('96bc914f2c9364986294d48d860a88c093a1838d83438368332c390a', 'hex');
  expect(read(bytes).contacts).toMatchObject([{ name: '安藤ロイド3', phone: '9' }]);
});

test('without headers the values tell', () => {
  const { contacts, fields, needsMapping } = read(
    'Ann Lee,ann@example.org,1990-02-03\nBo Chan,bo@example.org,1985-12-25',
  );
  expect(fields).toEqual(['name', 'email', 'birthday']);
  expect(needsMapping).toBe(true);
  expect(contacts.map(({ name, birthday }) => [name, birthday])).toEqual([
    ['Ann Lee', '1990-02-03'],
    ['Bo Chan', '1985-12-25'],
  ]);
});

test('quotes that are never closed, or closed too early, cost their cell and nobody else', () => {
  const { contacts } = read(
    `Name,Notes\n"Ann,never closed\nBo "the" Chan,x\n"Cy "" Dee",y\n"Di" Eve,z\n${'Fay,ok\n'.repeat(600)}`,
  );
  expect(contacts.slice(0, 4).map(({ name }) => name)).toEqual(['"Ann', 'Bo "the" Chan', 'Cy " Dee', '"Di" Eve']);
  expect(contacts).toHaveLength(604);
});

test('the day comes first where the column says so', () => {
  const { contacts } = read('Name,Birthday\nAnn,03/02/1990\nBo,25/12/1985\n');
  expect(contacts[0]).toMatchObject({ birthday: '1990-02-03', dropped: [] });
});

test('what has no place is told', () => {
  const { contacts } = read('Name,Shoe size,Birthday,Email\nAnn,38,soon,not one,extra\n');
  expect(contacts[0]?.dropped).toEqual([
    'Not an e-mail address: not one.',
    'The birthday is not a full date: soon.',
    'There is no field for: Shoe size, Column 5.',
  ]);
});
