import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate, anyPerson, joinedAddress } from '../../../../../tests/contacts/any-person.ts';
import type { StagedContact, StagedDate } from '../../../db/tables/people.ts';
import { readAbout } from '../about-in-files.ts';
import { countDateOrders } from '../csv/date-orders.ts';
import { ownColumns } from '../csv/own-columns.ts';
import { planColumns } from '../csv/plan-columns.ts';
import { readRow } from '../csv/read-row.ts';
import { readTable } from '../csv/read-table.ts';
import { plainCell, safeCell } from '../csv/safe-cell.ts';
import { datesOf, prepareContact, stageVcard } from '../import/staged-contact.ts';
import { byteString } from '../vcard/decode-text.ts';
import { readCard } from '../vcard/read-contact.ts';
import { splitCards } from '../vcard/split-cards.ts';
import { plainDate, readDateLine, writeDateLine } from './date-line.ts';
import type { ExportedPerson } from './exported-people.store.ts';
import { csvHead, writeCsvRow } from './write-csv.ts';
import { foldLine, writeVcard } from './write-vcard.ts';

/** The contact that a staged contact becomes. */
function added(read: StagedContact): ExportedPerson {
  const { contact, isEmpty } = prepareContact(read, false);
  expect([contact.dropped, isEmpty]).toEqual([[], false]);
  const { name, nickname, email, phone, street, city, state, postalCode, country, notes } = contact;
  return {
    name,
    nickname,
    greetingName: contact.greetingName ?? null,
    relationship: contact.relationship ?? 'friend',
    email,
    phone,
    street,
    city,
    state,
    postalCode,
    country,
    reach: contact.reach ?? null,
    notes,
    address: contact.address ?? joinedAddress(contact),
    timeZone: contact.timeZone ?? null,
    language: contact.language ?? null,
    about: contact.about ?? {},
    groups: contact.groups ?? [],
    dates: datesOf(contact),
  };
}

function comparable(people: ExportedPerson[]) {
  return people.map((each) => ({ ...each, dates: each.dates.map((date) => JSON.stringify(sorted(date))).toSorted() }));
}
function sorted(date: StagedDate) {
  return Object.entries({
    ...date,
    holidayRule: JSON.stringify(Object.entries(date.holidayRule ?? {}).toSorted()),
  }).toSorted();
}

function readVcardFile(file: string): ExportedPerson[] {
  const contacts = splitCards(byteString(Buffer.from(file))).map((card, at) => readCard(card, at + 1));
  return contacts.flatMap(({ contact }) => (contact ? [added(stageVcard(contact, today))] : []));
}

function readCsvFile(file: string): ExportedPerson[] {
  const table = readTable(byteString(Buffer.from(file)), today);
  if (!table) return [];
  const orders = countDateOrders(table.columns, today);
  for (const cells of table.rows()) orders.see(cells);
  const plan = planColumns(orders.decide({ answer: null, timeZone: 'UTC' }));
  return [...table.rows()].map((cells) => added(readRow(cells, plan, today)));
}

const today = '2026-06-15';
const runs = { numRuns: 100 };

test('an exported vCard imports unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyPerson, { minLength: 1, maxLength: 3 }), (people) => {
      const file = people.map((each) => writeVcard(each, null)).join('');
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(comparable(readVcardFile(file))).toEqual(comparable(people));
    }),
    runs,
  );
});

test('an exported CSV file imports unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyPerson, { minLength: 1, maxLength: 3 }), (people) => {
      const file = `${csvHead}${people.map(writeCsvRow).join('')}`;
      expect(comparable(readCsvFile(file))).toEqual(comparable(people));
    }),
    runs,
  );
});

const relatedColumns = ['Related People', 'Own Fields'];
const reachColumns = [...relatedColumns, 'Other Emails', 'Other Phones', 'Other Addresses', 'Reach Labels'];

test.each([
  ['related people', relatedColumns],
  ['several of each', reachColumns],
  ['households', [...reachColumns, 'Household', 'Household Role']],
  ['groups', [...reachColumns, 'Household', 'Household Role', 'Groups']],
  ['what is known of people', [...reachColumns, 'Household', 'Household Role', 'Groups', 'About']],
  ['greeting names', [...reachColumns, 'Household', 'Household Role', 'Groups', 'About', 'Greeting Name']],
])('recognises a CSV file that Fondly wrote before it had %s', (_, missing) => {
  const header = Object.keys(ownColumns).filter((column) => !missing.includes(column));
  const row = header.map((column) => ({ Name: 'Ann  Lee', Email: 'no address' })[column] ?? '');
  const table = readTable(byteString(Buffer.from(`${header.join(',')}\r\n${row.join(',')}\r\n`)), '2026-05-04');
  const [cells = []] = table?.rows() ?? [];
  expect(readRow(cells, planColumns(table?.columns ?? []), '2026-05-04')).toMatchObject({
    name: 'Ann  Lee',
    email: 'no address',
  });
});

test('writes a date with all its settings on one line, and reads it back', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(writeDateLine(date)).not.toContain('\n');
      expect(sorted(readDateLine(writeDateLine(date)) as StagedDate)).toEqual(sorted(date));
    }),
  );
});

test.each(['\r', '\r\n', '\n'])('escapes the line end %j in an occasion', (end) => {
  const date: StagedDate = { ...plainDate, occasionType: `Moving${end}END:VCARD`, date: '2019-07-01' };
  expect(writeDateLine(date)).toBe('2019-07-01;Moving\\nEND:VCARD;yearly;7;on');
  expect(readDateLine(writeDateLine(date))?.occasionType).toBe('Moving\nEND:VCARD');
});

test('no cell begins like a formula, and each reads back as the same text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom(..."'=+-@\t\r\n＝＋－＠x")).map((chars) => chars.join('')),
      ),
      (cell) => {
        expect(safeCell(cell)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(plainCell(safeCell(cell))).toBe(cell);
      },
    ),
  );
});

test.each(['END:VCARD', 'BEGIN:VCARD', ' end : vcard '])('never writes %j alone on a folded line', (mark) => {
  for (let length = 55; length < 90; length += 1) {
    const line = `NOTE:${'x'.repeat(length)}${mark}`;
    const folded = foldLine(line).split('\r\n');
    expect(folded.filter((part) => /^\s*(BEGIN|END)\s*:\s*VCARD\s*$/i.test(part))).toEqual([]);
    expect(folded.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(line);
  }
});

test('other programs find names, dates and addresses in the usual fields', () => {
  const ann: ExportedPerson = {
    name: 'Ann Marie Lee',
    nickname: 'Annie',
    greetingName: null,
    relationship: 'sister',
    email: 'ann@lee.org',
    phone: '+44 20 7946 0123',
    street: '1 High St',
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 4AP',
    country: 'UK',
    address: '1 High St\nLeeds, LS1 4AP\nUK',
    reach: null,
    notes: 'Likes figs; and tea',
    timeZone: 'Europe/London',
    about: {},
    language: 'en',
    groups: ['Choir', 'Leeds, the north'],
    dates: [],
  };
  expect(writeVcard(ann, null).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'PRODID:-//Fondly//Contacts//EN',
    'FN:Ann Marie Lee',
    'N:Lee;Ann Marie;;;',
    'NICKNAME:Annie',
    'EMAIL:ann@lee.org',
    'TEL;VALUE=text:+44 20 7946 0123',
    'ADR:;;1 High St;Leeds;;LS1 4AP;UK',
    'LANG:en',
    'TZ:Europe/London',
    'X-FONDLY-RELATIONSHIP:sister',
    'CATEGORIES:Choir,Leeds\\, the north',
    'NOTE:Likes figs\\; and tea',
    'END:VCARD',
    '',
  ]);
  expect(writeCsvRow({ ...ann, name: '=cmd' })).toBe(
    `'=cmd,Annie,,sister,"Choir\nLeeds, the north",,,ann@lee.org,'+44 20 7946 0123,1 High St,Leeds,,LS1 4AP,UK,"1 High St\nLeeds, LS1 4AP\nUK",,,,,,,,Europe/London,en,"Likes figs; and tea",,,\r\n`,
  );
  const taro = writeVcard({ ...ann, name: '田中 太郎', greetingName: '太郎' }, null).split('\r\n');
  expect(taro.slice(3, 7)).toEqual(['FN:田中 太郎', 'N:田中;太郎;;;', 'NICKNAME:Annie', 'X-FONDLY-GREETING-NAME:太郎']);
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    expect(writeCsvRow({ ...ann, name: `${sign}1+1` })).toMatch(/^"?'[-=+@\t\n]1/);
    expect(writeCsvRow({ ...ann, notes: `${sign}cmd` })).toMatch(/,"?'[-=+@\t\n]cmd"?,,,\r\n$/);
  }
});

test('limits how much a file marked as ours can bring, and reports its errors', () => {
  const [card] = splitCards(
    byteString(
      Buffer.from(
        [
          'BEGIN:VCARD',
          'VERSION:4.0',
          'PRODID:-//Fondly//Contacts//EN',
          'FN:Ann',
          'TZ:Mars/Base',
          'LANG:tlh',
          `X-FONDLY-ADDRESS:${'x'.repeat(1001)}`,
          'X-FONDLY-DATE:2019-02-30;graduation;once;7;on',
          'X-FONDLY-DATE:2019-07-01;graduation;once;2147483648;on',
          'X-FONDLY-DATE:2019-07-01;custom;once;7;on;variable;{"type":"never"}',
          ...Array.from({ length: 250 }, () => 'X-FONDLY-DATE:2019-07-01;graduation;once;7;on'),
          'END:VCARD',
        ].join('\n'),
      ),
    ),
  );
  const contact = card && readCard(card, 1).contact;
  if (!contact) throw new Error('No contact');
  const { contact: fitted } = prepareContact(stageVcard(contact, today), false);
  expect(fitted).toMatchObject({ name: 'Ann', timeZone: null, language: null, address: null });
  expect(fitted.dates?.length).toBe(200);
  expect(fitted.dates?.[0]).toMatchObject({ occasionType: 'custom', isVariableHoliday: true, holidayRule: null });
  expect(fitted.dropped).toEqual([
    'A date could not be read: 2019-02-30;graduation;once;7;on.',
    'A date could not be read: 2019-07-01;graduation;once;2147483648;on.',
    'Only 200 dates are kept; 51 more left out.',
  ]);
});

test('leaves out unreadable details and reports them', () => {
  const dropped: string[] = [];
  expect(readAbout('{"topics":["cats","shoelaces"],"signAs":7,"shoeSize":41,"hasDied":true}', dropped)).toEqual({
    topics: ['cats'],
    hasDied: true,
  });
  expect(dropped).toEqual([
    'What is known about them could not be read in full: signAs was left out.',
    'What is known about them could not be read in full: shoeSize was left out.',
  ]);
  for (const text of ['{"topics"', '[]', 'null', 'she loves cats']) {
    const said: string[] = [];
    expect(readAbout(text, said)).toBeNull();
    expect(said).toEqual(['What is known about them could not be read.']);
  }
});
