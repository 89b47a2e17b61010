import { expect, test } from 'vitest';
import type { Subject } from '../library/library-motif.ts';
import type { Mood } from './accents.ts';
import { arrangementsFor, chooseArrangement, type Occasion } from './arrangements-for.ts';

const thing = (name: string, count = 1): Subject => ({ motif: { name, parts: [] }, count, colour: null });
const card = (subjects: Subject[], mood: Mood = 'festive', rest: Partial<Occasion> = {}): Occasion => ({
  subjects,
  mood,
  hasNumeral: false,
  hasInitial: true,
  hasHeading: true,
  ...rest,
});

test('24 birthdays have at least nine arrangements', () => {
  const occasion = card([thing('birthday-cake'), thing('dog')]);
  const seeds = Array.from({ length: 24 }, (_, i) => `birthday ${i}`);
  expect(new Set(seeds.map((seed) => chooseArrangement(seed, occasion))).size).toBeGreaterThanOrEqual(9);
});

test('all are equally likely', () => {
  const occasion = card([thing('birthday-cake'), thing('dog')], 'festive', { hasNumeral: true });
  const chosen = Array.from({ length: 1100 }, (_, i) => chooseArrangement(`seed ${i}`, occasion));
  for (const name of arrangementsFor(occasion)) {
    const times = chosen.filter((one) => one === name).length;
    expect(times, name).toBeGreaterThan(65);
    expect(times, name).toBeLessThan(140);
  }
});

test('none is one of the person’s earlier cards, or of the pictures made together with it', () => {
  const occasion = card([thing('birthday-cake'), thing('dog')]);
  const recent = ['hero', 'scene', 'wreath'] as const;
  const taken = ['pattern', 'crop'] as const;
  for (let i = 0; i < 40; i++) {
    const name = chooseArrangement(`card ${i}`, occasion, recent, [], taken);
    expect([...recent, ...taken]).not.toContain(name);
  }
});

test('arrangements repeat once a person has had all of them', () => {
  const occasion = card([thing('dove')], 'grave');
  expect(arrangementsFor(occasion)).toContain(chooseArrangement('a', occasion, arrangementsFor(occasion)));
});

test('cards of mourning have no confetti, figures or patterns', () => {
  const grave = arrangementsFor(card([thing('dove')], 'grave', { hasNumeral: true }));
  for (const loud of ['pattern', 'collage', 'numeral', 'letter-stack', 'crop']) expect(grave).not.toContain(loud);
  expect(grave.length).toBeGreaterThanOrEqual(5);
});

test('counted things are not repeated, and a numeral needs figures', () => {
  const cats = arrangementsFor(card([thing('couch-and-lamp'), thing('cat', 2)]));
  for (const repeating of ['pattern', 'border', 'letter-stack', 'numeral']) expect(cats).not.toContain(repeating);
  expect(arrangementsFor(card([thing('dog')], 'festive', { hasNumeral: true }))).toContain('numeral');
  expect(arrangementsFor(card([thing('dog')], 'festive', { hasInitial: false }))).not.toContain('letter-stack');
  expect(arrangementsFor(card([thing('dog')], 'festive', { hasHeading: false }))).not.toContain('lettering');
});

test('a key is not in a landscape', () => {
  expect(arrangementsFor(card([thing('key')]))).not.toContain('scene');
  expect(arrangementsFor(card([thing('house'), thing('key')]))).not.toContain('scene');
  expect(arrangementsFor(card([thing('house')]))).toContain('scene');
});

test.each([1, 2, 5, 12])('there are several arrangements for %d of a thing', (count) => {
  expect(arrangementsFor(card([thing('cat', count)])).length).toBeGreaterThanOrEqual(3);
});
