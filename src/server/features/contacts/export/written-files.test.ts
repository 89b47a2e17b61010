import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../../contract/vocabulary.ts';
import { joinAddress } from '../../../../domain/address.ts';
import { parseCalendarDate } from '../../../../domain/calendar-date.ts';
import type { StagedContact, StagedDate } from '../../../db/tables/people.ts';
import { countDateOrders, planColumns } from '../csv/plan-columns.ts';
import { readRow } from '../csv/read-row.ts';
import { readTable } from '../csv/read-table.ts';
import { plainCell, safeCell } from '../csv/safe-cell.ts';
import { datesOf, prepareContact, stageVcard } from '../import/staged-contact.ts';
import { byteString } from '../vcard/decode-text.ts';
import { readContact } from '../vcard/read-contact.ts';
import { splitCards } from '../vcard/split-cards.ts';
import { plainDate, readDateLine, writeDateLine } from './date-line.ts';
import type { ExportedPerson } from './exported-people.store.ts';
import { csvHead, writeCsvRow } from './write-csv.ts';
import { foldLine, writeVcard } from './write-vcard.ts';

/** What people type, and what breaks files: every mark that means something in one of the formats. */
const marks = fc.constantFrom(
  ...['\n', '\t', '"', "'", ',', ';', ':', '\\', '\\n', '=', '+', '-', '@', '|', '\r\n', ' ', '  '],
  ...['=1+1', '+44 20', "'=x", ' ::: ', 'END:VCARD', 'BEGIN:VCARD', '""', '","', 'tel:+1;ext=2', 'mailto:', '--05-03'],
  ...['مريم', 'ברכות', '山田太郎', 'Зоя', '👩‍👩‍👧‍👦', '🇬🇧', 'é', '\u2028', '\ufeff', '\u00a0', '＝', 'x'.repeat(80)],
);
const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 12 })),
      {
        maxLength: 12,
      },
    )
    // Control characters and halves of characters are not kept anywhere; a line end is one character.
    .map((parts) => stored(parts.join(''), maxLength));
const optional = (maxLength: number) => text(maxLength).map((value) => value || null);

function stored(value: string, maxLength: number): string {
  const clean = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '');
  return [...clean]
    .slice(0, Math.floor(maxLength / 2))
    .join('')
    .trim();
}

const day = fc
  .record({ year: fc.option(fc.integer({ min: 1000, max: 9999 })), month: fc.nat(13), day: fc.nat(32) })
  .map(({ year, month, day }) => {
    const monthDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return year === null ? `--${monthDay}` : `${year}-${monthDay}`;
  })
  .filter((date) => parseCalendarDate(date) !== null);
const rule = fc.option(
  fc.record({
    type: fc.constantFrom('nth_weekday' as const, 'last_weekday' as const),
    month: fc.integer({ min: 1, max: 12 }),
    description: text(200),
  }),
);
const oneDate: fc.Arbitrary<StagedDate> = fc.record({
  occasionType: fc.oneof(
    fc.constantFrom('birthday', 'anniversary', 'graduation', 'mothers-day'),
    text(60).filter((type) => type !== ''),
  ),
  date: fc.oneof(day, fc.constantFrom('1604-05-03', '--02-29', '2024-02-29')),
  repeatsAnnually: fc.boolean(),
  notifyDaysBefore: fc.integer({ min: 0, max: 365 }),
  isActive: fc.boolean(),
  isVariableHoliday: fc.boolean(),
  holidayRule: rule,
});
const plainDates: fc.Arbitrary<StagedDate[]> = fc.subarray(['birthday', 'anniversary']).chain((types) =>
  fc.tuple(...types.map(() => day)).map((days) =>
    types.map((occasionType, at) => ({
      occasionType,
      date: (days as string[])[at] ?? '',
      repeatsAnnually: true,
      notifyDaysBefore: 7,
      isActive: true,
      isVariableHoliday: false,
      holidayRule: null,
    })),
  ),
);
const person: fc.Arbitrary<ExportedPerson> = fc
  .record({
    name: text(200).map((name) => name || 'Ann'),
    nickname: optional(100),
    relationship: fc.oneof(
      fc.constantFrom('friend', 'mother-in-law', 'Mother'),
      text(60).map((own) => own || 'friend'),
    ),
    email: fc.option(fc.constantFrom('ann@lee.org', "o'neil+x@sub.lee.org", '-a@b.org')),
    phone: optional(50),
    street: optional(300),
    city: optional(120),
    state: optional(120),
    postalCode: optional(40),
    country: optional(120),
    notes: fc.oneof(
      optional(2000),
      fc.constantFrom('\n'.repeat(9000).replace(/^|$/g, 'x'), '山'.repeat(10_000), '"'.repeat(5000)),
    ),
    timeZone: fc.option(fc.constantFrom('Europe/London', 'Pacific/Auckland')),
    language: fc.option(fc.constantFrom(...languages)),
    dates: fc.oneof(plainDates, fc.array(oneDate, { maxLength: 4 })),
    ownAddress: optional(1000),
  })
  .map(({ ownAddress, ...facts }) => ({ ...facts, address: ownAddress ?? joinedAddress(facts) }));

type Parts = Pick<ExportedPerson, 'street' | 'city' | 'state' | 'postalCode' | 'country'>;
function joinedAddress({ street, city, state, postalCode, country }: Parts): string | null {
  const parts = {
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  };
  return joinAddress(parts) || null;
}

/** What a staged contact becomes when it is added. */
function added(read: StagedContact): ExportedPerson {
  const { contact, isEmpty } = prepareContact(read, false);
  expect([contact.dropped, isEmpty]).toEqual([[], false]);
  const { name, nickname, email, phone, street, city, state, postalCode, country, notes } = contact;
  return {
    name,
    nickname,
    relationship: contact.relationship ?? 'friend',
    email,
    phone,
    street,
    city,
    state,
    postalCode,
    country,
    notes,
    address: contact.address ?? joinedAddress(contact),
    timeZone: contact.timeZone ?? null,
    language: contact.language ?? null,
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
  const contacts = splitCards(byteString(Buffer.from(file))).map(readContact);
  return contacts.flatMap((contact) => (contact ? [added(stageVcard(contact))] : []));
}

function readCsvFile(file: string): ExportedPerson[] {
  const table = readTable(byteString(Buffer.from(file)), 2026);
  if (!table) return [];
  const orders = countDateOrders(table.columns);
  for (const cells of table.rows()) orders.see(cells);
  const plan = planColumns(orders.decide('month-first', false));
  return [...table.rows()].map((cells) => added(readRow(cells, plan, 2026)));
}

const runs = { numRuns: 100 };

test('a vCard that is exported imports unchanged', () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 3 }), (people) => {
      const file = people.map((each) => writeVcard(each, null)).join('');
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(comparable(readVcardFile(file))).toEqual(comparable(people));
    }),
    runs,
  );
});

test('a CSV file that is exported imports unchanged', () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 3 }), (people) => {
      const file = `${csvHead}${people.map(writeCsvRow).join('')}`;
      expect(comparable(readCsvFile(file))).toEqual(comparable(people));
    }),
    runs,
  );
});

test('a date with all that is set for it is one line, and the line is the date again', () => {
  fc.assert(
    fc.property(oneDate, (date) => {
      expect(writeDateLine(date)).not.toContain('\n');
      expect(sorted(readDateLine(writeDateLine(date)) as StagedDate)).toEqual(sorted(date));
    }),
  );
});

test.each(['\r', '\r\n', '\n'])('the line end %j in an occasion begins no line of the file', (end) => {
  const date: StagedDate = { ...plainDate, occasionType: `Moving${end}END:VCARD`, date: '2019-07-01' };
  expect(writeDateLine(date)).toBe('2019-07-01;Moving\\nEND:VCARD;yearly;7;on');
  expect(readDateLine(writeDateLine(date))?.occasionType).toBe('Moving\nEND:VCARD');
});

test('no cell begins like a formula, and each is the text again', () => {
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

test.each(['END:VCARD', 'BEGIN:VCARD', ' end : vcard '])('%j never stands alone on a folded line', (mark) => {
  for (let length = 55; length < 90; length += 1) {
    const line = `NOTE:${'x'.repeat(length)}${mark}`;
    const folded = foldLine(line).split('\r\n');
    expect(folded.filter((part) => /^\s*(BEGIN|END)\s*:\s*VCARD\s*$/i.test(part))).toEqual([]);
    expect(folded.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(line);
  }
});

test('other programs find names, dates and addresses where they look for them', () => {
  const ann: ExportedPerson = {
    name: 'Ann Marie Lee',
    nickname: 'Annie',
    relationship: 'sister',
    email: 'ann@lee.org',
    phone: '+44 20 7946 0123',
    street: '1 High St',
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 4AP',
    country: 'UK',
    address: '1 High St\nLeeds, LS1 4AP\nUK',
    notes: 'Likes figs; and tea',
    timeZone: 'Europe/London',
    language: 'en',
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
    'NOTE:Likes figs\\; and tea',
    'END:VCARD',
    '',
  ]);
  expect(writeCsvRow({ ...ann, name: '=cmd' })).toBe(
    `'=cmd,Annie,sister,ann@lee.org,'+44 20 7946 0123,1 High St,Leeds,,LS1 4AP,UK,"1 High St\nLeeds, LS1 4AP\nUK",,,,Europe/London,en,"Likes figs; and tea"\r\n`,
  );
});

test('a file that says it is ours brings no more than a contact can have, and what is wrong in it is said', () => {
  const [contact] = splitCards(
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
          'X-FONDLY-DATE:2019-07-01;graduation;once;999;on',
          'X-FONDLY-DATE:2019-07-01;custom;once;7;on;variable;{"type":"never"}',
          ...Array.from({ length: 250 }, () => 'X-FONDLY-DATE:2019-07-01;graduation;once;7;on'),
          'END:VCARD',
        ].join('\n'),
      ),
    ),
  ).map(readContact);
  if (!contact) throw new Error('No contact');
  const { contact: fitted } = prepareContact(stageVcard(contact), false);
  expect(fitted).toMatchObject({ name: 'Ann', timeZone: null, language: null, address: null });
  expect(fitted.dates?.length).toBe(200);
  expect(fitted.dates?.[0]).toMatchObject({ occasionType: 'custom', isVariableHoliday: true, holidayRule: null });
  expect(fitted.dropped).toEqual([
    'A date could not be read: 2019-02-30;graduation;once;7;on.',
    'A date could not be read: 2019-07-01;graduation;once;999;on.',
    'Only 200 dates are kept; 51 more left out.',
  ]);
});
