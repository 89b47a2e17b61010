import { expect, test } from 'vitest';
import { occasionTypes } from '../../../contract/occasions.ts';
import { cardCategories } from '../../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { allTopics } from '../../words/read-topics.ts';
import { chooseSubjects, numeralOf, type PictureFacts } from './choose-subjects.ts';
import { isMotif } from './load-motif.ts';
import { motifsOfOccasion, occasionTable } from './occasion-motifs.ts';

const nothing: PictureFacts = { occasion: null, years: null, loves: [], pets: [], name: '', season: null, shown: [] };
const everything: PictureFacts = {
  ...nothing,
  loves: ['beer-mug', 'christmas-tree', 't-rex', 'guitar', 'wedding-rings', 'ghost'],
  pets: ['dog', 'cat'],
  season: 'winter',
};
const seeds = Array.from({ length: 20 }, (_, at) => `seed-${at >> 2}#${at & 3}`);

const namesFor = (occasion: string | null, facts: PictureFacts, seed = 'a', prompt = '') =>
  chooseSubjects({ category: categoryForOccasion(occasion ?? ''), prompt, seed, facts: { ...facts, occasion } }).map(
    ({ motif }) => motif.name,
  );

const partyOrYuletide = ['party', 'christmas'].flatMap((group) => occasionTable().groups[group] ?? []);

test.each(occasionTypes)('shows nothing that is forbidden on a card for %s', (type) => {
  const { never } = motifsOfOccasion(categoryForOccasion(type), type);
  for (const seed of seeds) {
    for (const facts of [nothing, everything]) {
      const names = namesFor(type, facts, seed);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => never.has(name))).toEqual([]);
      if (type !== 'christmas') expect(names).not.toContain('bauble');
    }
  }
});

test.each(['memorial', 'memorial-day', 'good-friday'])(
  'shows no party, no Christmas and none of their hobbies on %s',
  (type) => {
    for (const seed of seeds) {
      const names = namesFor(type, everything, seed);
      for (const name of [...partyOrYuletide, ...everything.loves, 'dog', 'cat']) expect(names).not.toContain(name);
    }
  },
);

test.each([
  ['st-patricks-day', ['shamrock', 'four-leaf-clover']],
  ['memorial-day', ['poppy', 'candle', 'dove']],
  ['palm-sunday', ['palm-frond', 'donkey', 'latin-cross']],
  ["Leo's bar mitzvah", ['star-of-david', 'scroll', 'grapes']],
  ['Hanukkah', ['menorah', 'dreidel', 'star-of-david']],
  ['Diwali', ['diya-lamp', 'fireworks', 'lotus']],
  ['new home', ['house-keys', 'house-with-garden', 'house', 'key']],
])('identifies the occasion: %s', (occasion, belonging) => {
  for (const seed of seeds)
    expect(namesFor(occasion, nothing, seed).some((name) => belonging.includes(name))).toBe(true);
});

test('prefers the prompt to what they love, and that to the occasion', () => {
  expect(namesFor('birthday', everything, 'a', 'two owls')).toEqual(['owl']);
  expect(namesFor('birthday', { ...nothing, loves: ['guitar'] })[0]).toBe('guitar');
  expect(namesFor('birthday', { ...nothing, pets: ['fish'] }).some((name) => /fish/.test(name))).toBe(true);
});

test('gives a child of four things for that age, and no beer before eighteen', () => {
  const young = new Set(occasionTable().ages[7]);
  for (const seed of seeds) {
    const names = namesFor('birthday', { ...nothing, years: 4, loves: ['beer-mug'] }, seed);
    expect(names.some((name) => young.has(name))).toBe(true);
    expect(names).not.toContain('beer-mug');
  }
});

test('shows other things than earlier cards', () => {
  const loves = ['guitar', 'sailboat', 'owl'];
  const shown = [
    { arrangement: 'hero', motif: 'guitar' },
    { arrangement: 'scene', motif: 'owl' },
  ];
  for (const seed of seeds) expect(namesFor('birthday', { ...nothing, loves, shown }, seed)[0]).toBe('sailboat');
});

test('draws figures for round birthdays and those of children', () => {
  expect([4, 18, 37, 70, 0, 130].map((years) => numeralOf('birthday', years))).toEqual([
    '4',
    '18',
    null,
    '70',
    null,
    null,
  ]);
  expect(numeralOf('anniversary', 25)).toBe('25');
  expect(numeralOf('sympathy', 10)).toBeNull();
});

test('knows every category, and has a drawing for every topic', () => {
  for (const category of cardCategories) expect(motifsOfOccasion(category, null).belongs.length).toBeGreaterThan(0);
  expect(allTopics().filter(({ motif }) => !isMotif(motif))).toEqual([]);
});
