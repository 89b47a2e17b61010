import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { translator } from './translator.ts';

const translate = translator('de', {
  Save: compile('Speichern'),
  'Review all {0}': compile('{0, plural, one {# Karte} other {Alle # Karten}} prüfen'),
  'See <e0>all {1}</e0> of {2}': compile('Von {2} <e0>alle {1}</e0> sehen'),
  'Card of {0}': compile('Karte von {0}'),
});

test('says a message of its catalog, and nothing for another', () => {
  expect(translate('Save', [])).toBe('Speichern');
  expect(translate('Cancel', [])).toBeUndefined();
  expect(translate('toString', [])).toBeUndefined();
});

test('counts as the language counts', () => {
  expect([1, 5, 1000].map((count) => translate('Review all {0}', [count]))).toEqual([
    '1 Karte prüfen',
    'Alle 5 Karten prüfen',
    'Alle 1.000 Karten prüfen',
  ]);
});

test('puts elements and what is no text in their places', () => {
  const mum = { type: 'bdi' };
  const link = (parts: unknown) => ({ link: parts });
  expect(translate('See <e0>all {1}</e0> of {2}', [link, 3, mum])).toEqual([
    'Von ',
    mum,
    ' ',
    { link: ['alle 3'] },
    ' sehen',
  ]);
});

test.each([
  ['{1}', 'Karte von {1}'],
  ['<e0>', 'Karte von <e0>'],
  [null, 'Karte von '],
])('takes the value %j as it is', (value, said) => {
  expect(translate('Card of {0}', [value])).toBe(said);
});
