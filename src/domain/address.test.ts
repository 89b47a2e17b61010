import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressParts, joinAddress, splitAddress } from './address.ts';

const none: AddressParts = { street: '', city: '', state: '', postalCode: '', country: '' };

test.each<[string, Partial<AddressParts>]>([
  [
    '12 Main St\nSpringfield, IL 62704\nUSA',
    { street: '12 Main St', city: 'Springfield', state: 'IL', postalCode: '62704', country: 'USA' },
  ],
  [
    '12 Main St\nSpringfield, IL 62704',
    { street: '12 Main St', city: 'Springfield', state: 'IL', postalCode: '62704' },
  ],
  [
    '1 5th Ave\nNew York, New York 10011\nUSA',
    { street: '1 5th Ave', city: 'New York', state: 'New York', postalCode: '10011', country: 'USA' },
  ],
  [
    '9 Hill Rd\nVancouver, BC V5K 0A1\nCanada',
    { street: '9 Hill Rd', city: 'Vancouver', state: 'BC', postalCode: 'V5K 0A1', country: 'Canada' },
  ],
  [
    'Suite D2-630\n2875 Laurier\nQuebec, QC G1V 2M2\nCanada',
    { street: 'Suite D2-630\n2875 Laurier', city: 'Quebec', state: 'QC', postalCode: 'G1V 2M2', country: 'Canada' },
  ],
  ['Flat 2\n3 High St\nLeeds, LS1 4AP', { street: 'Flat 2\n3 High St', city: 'Leeds', postalCode: 'LS1 4AP' }],
  ['Kleindorf, 98765\nDeutschland', { city: 'Kleindorf', postalCode: '98765', country: 'Deutschland' }],
  ['3 Rue X\nParis\nFrance', { street: '3 Rue X', city: 'Paris', country: 'France' }],
  ['Anna, Room 3\n10115 Berlin', { street: 'Anna, Room 3', city: '10115 Berlin' }],
  ['12 Main St', { street: '12 Main St' }],
  ['', {}],
])('splits %j and joins it again', (address, parts) => {
  expect(splitAddress(address)).toEqual({ ...none, ...parts });
  expect(joinAddress({ ...none, ...parts })).toBe(address);
});

const word = fc.stringMatching(/^[A-Z][a-zé'-]{1,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
const postalCode = fc.constantFrom('62704', 'V5K 0A1', 'SW1A 1AA', '98765-4321', '1010');
const houseNumber = fc.integer({ min: 1, max: 999 });
const fullAddress = fc.record({
  street: fc.tuple(houseNumber, words).map(([number, name]) => `${number} ${name}`),
  city: words,
  state: fc.oneof(fc.constant(''), words),
  postalCode,
  country: words,
});

test('splitting a joined address returns its parts', () => {
  fc.assert(
    fc.property(fullAddress, (parts) => {
      expect(splitAddress(joinAddress(parts))).toEqual(parts);
    }),
  );
});

const wordsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const line = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 ,.-]{0,20}$/),
  fc
    .array(fc.constantFrom('Leeds', 'LS1', '4AP', 'St Ives', '12', ',', ', ', ' ', '市', 'عمان', '👋', ';'), {
      maxLength: 6,
    })
    .map((marks) => marks.join('')),
);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n')),
);

test('joining a split address keeps every word', () => {
  fc.assert(
    fc.property(anyText, (address) => {
      expect(wordsOf(joinAddress(splitAddress(address)))).toEqual(wordsOf(address));
    }),
  );
});

test('joining parts and splitting the result keep every word', () => {
  const parts = fc.record({ street: anyText, city: anyText, state: anyText, postalCode: anyText, country: anyText });
  fc.assert(
    fc.property(parts, (address) => {
      const all = wordsOf(Object.values(address).join('\n'));
      expect(wordsOf(joinAddress(address))).toEqual(all);
      expect(wordsOf(Object.values(splitAddress(joinAddress(address))).join('\n'))).toEqual(all);
    }),
  );
});
