import { expect, test } from 'vitest';
import { fuzzParsers, readWholeBook, readWholeTable } from '../../../../../bench/fuzz-parsers.ts';
import { cardShapes, rowShapes } from '../../../../../bench/slow-shapes.ts';

// The bench runs a million, and the shapes at full size: npm run bench -- parsers
test('no invented or damaged address book makes a parser throw or dwell', () => {
  expect(fuzzParsers(2000)).toMatchObject({ inputs: 2000 });
});

test.each(Object.entries(cardShapes))('a card of %s is read', (_, shape) => {
  expect(() => readWholeBook(Buffer.from(shape(20_000)))).not.toThrow();
});

test.each(Object.entries(rowShapes))('a table of %s is read', (_, shape) => {
  expect(() => readWholeTable(Buffer.from(shape(20_000)))).not.toThrow();
});
