import { expect, test } from 'vitest';
import { accent, accentNames } from './accents.ts';
import { inkOf } from './ink.ts';
import { initialOf, strokesOf } from './letter-strokes.ts';
import { floats, isUpright, metresOf, seatOf } from './things.ts';

const named = (name: string) => ({ name, parts: [] });

test('the table knows which things fly, their sizes and their seats', () => {
  expect(floats(named('balloon'))).toBe(true);
  expect(floats(named('cat'))).toBe(false);
  expect(metresOf(named('elephant'))).toBeGreaterThan(metresOf(named('mouse')) ?? Infinity);
  expect(metresOf(named('unheard-of'))).toBeNull();
  expect(seatOf(named('couch-and-lamp'))).not.toBeNull();
  expect(isUpright(named('latin-cross'))).toBe(true);
});

test('accents stay inside their square', () => {
  for (const name of accentNames) {
    const [left, top, right, bottom] = inkOf(accent(name).motif);
    expect(Math.min(left, top), name).toBeGreaterThanOrEqual(-17);
    expect(Math.max(right, bottom), name).toBeLessThanOrEqual(17);
  }
});

test('finds the first letter of Latin names with any accent', () => {
  expect(['Łucja', 'élodie', 'Ünal', ' Anna'].map(initialOf)).toEqual(['L', 'E', 'U', 'A']);
  expect(initialOf('Ирина')).toBeNull();
  expect(initialOf('')).toBeNull();
  expect(strokesOf('70')?.length).toBe(2);
  expect(strokesOf('?')).toBeNull();
});
