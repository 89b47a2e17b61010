import { readdirSync, readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { cardParts, cellParts } from '../../../../../tests/contacts/address-book-parts.ts';
import { cardShapes, rowShapes } from '../../../../../tests/contacts/slow-shapes.ts';
import { startProcessorCost } from '../../../../../tests/processor-cost.ts';
import { importLimits } from '../../../../contract/limits.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import { countDateOrders } from '../csv/date-orders.ts';
import { planColumns } from '../csv/plan-columns.ts';
import { readRow } from '../csv/read-row.ts';
import { readTable } from '../csv/read-table.ts';
import { byteString } from '../vcard/decode-text.ts';
import { readVcards } from '../vcard/read-vcards.ts';
import { createMatchIndex } from './match-contacts.ts';
import { comparable, fingerprintOf, prepareContact, stageVcard } from './staged-contact.ts';

const today = '2026-06-15';
const longestMs = 1000;
const runs = 250;
const folder = new URL('../../../../../tests/files/contacts/', import.meta.url);

/** Everything that an import does with the text of a vCard file, except the database. */
function readBook(bytes: Uint8Array): void {
  compareAll(
    readVcards(bytes).contacts.map((contact) => ({ contact: stageVcard(contact, today), photo: contact.photo })),
  );
}

/** The same for a CSV file. */
function readCsv(bytes: Uint8Array): void {
  const table = readTable(byteString(bytes), today);
  if (!table) return;
  const orders = countDateOrders(table.columns, today);
  const rows: string[][] = [];
  for (const row of table.rows()) {
    orders.see(row);
    if (rows.push(row) > importLimits.entries) break;
  }
  const plan = planColumns(orders.decide({ answer: null, timeZone: 'UTC' }));
  compareAll(rows.map((row) => ({ contact: readRow(row, plan, today), photo: null })));
}

function compareAll(entries: { contact: StagedContact; photo: Uint8Array | null }[]): void {
  const index = createMatchIndex();
  for (const [at, entry] of entries.entries()) {
    const { contact, isEmpty } = prepareContact(entry.contact, entry.photo !== null);
    const fingerprint = fingerprintOf(1, contact);
    if (isEmpty) continue;
    index.find(comparable(contact), fingerprint);
    index.add({ ...comparable(contact), personId: null, entryId: at, isOfThisImport: true }, fingerprint);
  }
}

/** Parts in any order, some repeated. */
function thrownTogether(parts: readonly string[]): Arbitrary<string> {
  const part = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...parts) },
    fc.nat(255).map((code) => String.fromCharCode(code)),
  );
  const times = fc.oneof({ weight: 20, arbitrary: fc.constant(1) }, fc.nat(200));
  return fc
    .array(
      fc.tuple(part, times).map(([text, count]) => text.repeat(count)),
      { maxLength: 40 },
    )
    .map((all) => all.join(''));
}

/** A real file that was cut, joined, edited by hand or sent through the wrong program. */
function damaged(ending: string, parts: readonly string[]): Arbitrary<string> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, folder), 'latin1'))
    // Shortens photos, because damage would rarely hit anything else.
    .map((text) => text.replace(/(?:^ [A-Za-z0-9+/=]{60,}\r*\n){8,}/gm, (lines) => lines.slice(0, 300)));
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat(60),
    repeated: fc.nat(10),
    added: fc.constantFrom('', '\r\n ', '=\r\n', ...parts),
  });
  return fc.tuple(fc.constantFrom(...files), fc.array(damage, { minLength: 1, maxLength: 6 })).map(([file, damages]) =>
    damages.reduce((text, { at, removed, repeated, added }) => {
      const from = Math.floor(at * text.length);
      return (
        text.slice(0, from) + added + text.slice(from, from + removed).repeat(repeated) + text.slice(from + removed)
      );
    }, file),
  );
}

const encodings = fc.constantFrom<BufferEncoding>('utf8', 'latin1', 'latin1', 'utf16le');

test.each([
  ['vCard', readBook, '.vcf', cardParts, 'BEGIN:VCARD\r\nVERSION:3.0\r\n'],
  ['CSV', readCsv, '.csv', cellParts, ''],
] as const)(
  'reads an invented or damaged %s file without an error, within a second',
  (_, read, ending, parts, start) => {
    const text = fc.oneof(
      thrownTogether(parts).map((body) => start + body),
      damaged(ending, parts),
    );
    fc.assert(
      fc.property(text, encodings, (file, encoding) => {
        const bytes = Buffer.from(encoding === 'utf16le' ? `\ufeff${file}` : file, encoding);
        const cost = startProcessorCost();
        read(bytes);
        expect(cost()).toBeLessThan(longestMs);
      }),
      { numRuns: runs },
    );
  },
  120_000,
);

test.each(Object.entries(cardShapes))('reads a card of %s', (_, shape) => {
  expect(() => readBook(Buffer.from(shape(20_000)))).not.toThrow();
});

test.each(Object.entries(rowShapes))('reads a table of %s', (_, shape) => {
  expect(() => readCsv(Buffer.from(shape(20_000)))).not.toThrow();
});
