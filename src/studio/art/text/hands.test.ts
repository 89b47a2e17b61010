import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { artStyles, cardCategories, languages } from '../../../contract/vocabulary.ts';
import { headingFor } from '../../words/heading-for.ts';
import { applyFont } from './fit-text.ts';
import { displayFamilies, registerFamily } from './fonts.ts';
import { chooseHand, handTable, lettersOf } from './hands.ts';
import { faceFamilies } from './write-by-hand.ts';

const hands = Object.entries(handTable().hands);
const request = (artStyle: (typeof artStyles)[number], heading: string | null, seed = 'a') =>
  ({ category: 'birthday', settings: { artStyle }, seed, heading }) as const;

/** The letters of the card languages, and of names in them. */
const written = 'äöüßÄÖÜéèêëçàâîïôûùœÉÈÇÀñáíóú¡¿ìòãõÃÕąćęłńóśźżĄĆĘŁŃÓŚŹŻčšžřěůğışőűåøæ’!?,.&–0123456789';

test.each(hands)('%s has the letters of every language of cards', (_, { family }) => {
  const letters = lettersOf(family);
  const headings = languages.flatMap((language) =>
    cardCategories.map((category) => headingFor(category, language, { years: 70 })),
  );
  const lacking = [...new Set(headings.join('') + written)].filter(
    (letter) => !letters.has(letter.codePointAt(0) as number),
  );
  expect(lacking.join('').trim()).toBe('');
});

test('a family draws exactly the letters that it has', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const lacking = ['Ж', 'あ'];
  for (const family of ['Anton', 'Lobster'] as const) {
    registerFamily(family);
    const letters = lettersOf(family);
    for (const letter of ['Ł', 'ż', 'ß', ...lacking]) {
      const widths = ['"Newsreader"', '"Hanken Grotesk"'].map((next) => {
        context.font = `40px "${family}", ${next}, monospace`;
        return context.measureText(letter).width;
      });
      expect(letters.has(letter.codePointAt(0) as number)).toBe(!lacking.includes(letter));
      if (!lacking.includes(letter)) expect(widths[0]).toBe(widths[1]);
    }
  }
});

test('a heading with a letter that a hand lacks does not use that hand at all', () => {
  for (const artStyle of artStyles)
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(chooseHand(request(artStyle, 'С днём рождения', seed))).toBeNull();
      expect(chooseHand(request(artStyle, 'Happy Birthday, Лена', seed))).toBeNull();
      expect(chooseHand(request(artStyle, null, seed))).toBeNull();
    }
});

test('cards made together have different hands, the same ones each time', () => {
  for (const artStyle of artStyles) {
    const families = ['x#0', 'x#1', 'x#2'].map((seed) => chooseHand(request(artStyle, 'Happy Birthday', seed))?.family);
    expect(new Set(families).size).toBe(3);
    expect(chooseHand(request(artStyle, 'Happy Birthday', 'x#1'))?.family).toBe(families[1]);
  }
});

test('a heading too long for a hand gets another', () => {
  const long = 'For the most wonderful great-grandmother anybody could ever hope to have';
  for (const artStyle of artStyles) {
    const hand = chooseHand(request(artStyle, long));
    expect(hand === null || hand.longest >= long.length).toBe(true);
  }
});

test('every hand is used, and every display family is a hand or writes signatures', () => {
  const used = new Set(Object.values(handTable().styles).flatMap((style) => Object.values(style).flat()));
  expect(hands.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  const families = [...hands.map(([, { family }]) => family), ...Object.values(faceFamilies)];
  expect(Object.keys(displayFamilies).filter((family) => !families.some((each) => each === family))).toEqual([]);
});

test('letters join if the hand has ligatures', () => {
  const context = createCanvas(10, 10).getContext('2d');
  registerFamily('Lobster');
  applyFont(context, { family: 'Lobster', sizePx: 100 });
  const widthOf = (text: string) => context.measureText(text).width;
  const apart = widthOf('f') + widthOf('f') + widthOf('i');
  context.fontKerning = 'none';
  expect(widthOf('ffi')).not.toBeCloseTo(apart, 0);
});
