import { expect, test } from 'vitest';
import { type HouseholdMember, type HouseholdWords, proposeNames, shareSurname } from './household-name.ts';

const words: HouseholdWords = {
  withChildren: (adults, children) => `${adults} with ${children}`,
  family: (surname) => `The ${surname}s`,
};
const english = { words, and: () => 'and' };
const of = (...adults: string[]): HouseholdMember[] =>
  adults.map((name) => ({ name, called: null, place: 'adult', hasDied: false }));
const children = (...names: string[]): HouseholdMember[] =>
  names.map((name) => ({ name, called: null, place: 'child', hasDied: false }));

test.each([
  [of('Anna Berg', 'Tom Berg'), 'Anna and Tom Berg', 'The Bergs'],
  [of('Berg, Anna', 'Tom Berg'), 'Anna and Tom Berg', 'The Bergs'],
  [of('Anna Berg', 'Tom Weiß'), 'Anna Berg and Tom Weiß', null],
  [of('Anna Maria Berg', 'Dr. Tom Berg'), 'Anna Maria and Dr. Tom Berg', 'The Bergs'],
  [of('Anna Berg-Weiß', 'Tom Berg'), 'Anna Berg-Weiß and Tom Berg', null],
  [of('Anna van der Berg', 'Tom van der Berg'), 'Anna and Tom van der Berg', 'The van der Bergs'],
  [of('Anna van Berg', 'Tom Berg'), 'Anna van Berg and Tom Berg', null],
  [of('Ann McDonald', 'Ben McDonald'), 'Ann and Ben McDonald', 'The McDonalds'],
  [of('山田 太郎', '山田 花子'), '山田 太郎 and 山田 花子', 'The 山田s'],
  [of('Mum', 'Dad'), 'Mum and Dad', null],
  [[...of('Anna Berg'), ...children('Mia Weiß')], 'Anna Berg with Mia', 'The Bergs'],
  [children('Mia Berg', 'Ben Berg'), 'Mia and Ben Berg', 'The Bergs'],
] as const)('%j is %s', (members, names, family) => {
  expect(proposeNames(members, english)).toMatchObject({ names, family, isSeveral: true });
});

test('children come last by first name, and those who died are left out', () => {
  const members = [...children('Mia Berg'), ...of('Anna Berg', 'Tom Berg'), ...children('Ben Berg', 'Lea Weiß')];
  expect(proposeNames(members, english)).toEqual({
    names: 'Anna and Tom Berg with Mia, Ben and Lea',
    family: 'The Bergs',
    greetingName: 'Anna, Tom, Mia, Ben and Lea',
    isSeveral: true,
  });
  const widow = members.slice(1, 3).map((each, at) => ({ ...each, hasDied: at === 1 }));
  expect(proposeNames(widow, english)).toEqual({
    names: 'Anna Berg',
    family: null,
    greetingName: null,
    isSeveral: false,
  });
  expect(
    proposeNames(
      widow.map((each) => ({ ...each, hasDied: true })),
      english,
    ),
  ).toBeNull();
});

test('what the user calls them is in the greeting only, and polite address has no first names', () => {
  const members = of('Anna Berg', 'Tom Berg').map((each, at) => ({ ...each, called: ['Anni', null][at] ?? null }));
  expect(proposeNames(members, english)).toMatchObject({ names: 'Anna and Tom Berg', greetingName: 'Anni and Tom' });
  expect(proposeNames(members, { ...english, isPolite: true })?.greetingName).toBe('The Bergs');
  expect(proposeNames(of('Anna Berg', 'Tom Weiß'), { ...english, isPolite: true })?.greetingName).toBe(
    'Anna Berg and Tom Weiß',
  );
});

test('of two surnames the first is the family’s', () => {
  const spanish = { words: { ...words, hasTwoSurnames: true }, and: () => 'y' };
  expect(proposeNames(of('Juan García López', 'María Pérez Ruiz'), spanish)).toMatchObject({
    names: 'Juan García López y María Pérez Ruiz',
    family: 'The García Pérezs',
  });
  expect(proposeNames(of('Ana García Pérez', 'Luis García Pérez'), spanish)?.names).toBe('Ana y Luis García Pérez');
  // Their mothers share a surname by chance.
  expect(proposeNames(of('Juan García López', 'Ana Pérez López'), spanish)?.names).toBe(
    'Juan García López y Ana Pérez López',
  );
});

test('a name is never longer than its field', () => {
  const long = of(...Array.from({ length: 12 }, (_, at) => `Anna${at} ${'x'.repeat(30 + at)}`));
  const proposed = proposeNames(long, english);
  expect(proposed?.names).toBe(
    'Anna0, Anna1, Anna2, Anna3, Anna4, Anna5, Anna6, Anna7, Anna8, Anna9, Anna10 and Anna11',
  );
  expect(proposed?.greetingName?.length).toBeLessThanOrEqual(100);
});

test.each([
  ['Anna Kowalska', 'Jan Kowalski', true],
  ['Jana Nováková', 'Petr Novák', true],
  ['Anna Petrova', 'Ivan Petrov', true],
  ['Anna Berg', 'Tom Bergs', false],
  ['Anna van Berg', 'Tom Berg', false],
  ['山田 太郎', '山田 花子', true],
  ['Anna', 'Anna', false],
] as const)('%s and %s: one surname is %s', (one, other, isShared) => {
  expect(shareSurname(one, other)).toBe(isShared);
});
