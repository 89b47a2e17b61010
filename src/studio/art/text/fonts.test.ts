import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { fontFor, registerFonts } from './fonts.ts';
import { resolveFamily, textFamilies, UnknownFontFamily } from './text-families.ts';

test('every family is registered, and only once', () => {
  registerFonts();
  const stylesOf = () =>
    GlobalFonts.families.filter((f) => textFamilies.some((name) => name === f.family)).map((f) => f.styles.length);
  const before = stylesOf();
  expect(before).toHaveLength(3);
  registerFonts();
  expect(stylesOf()).toEqual(before);
});

test.each([
  ['Georgia', 'Newsreader'],
  ['Arial', 'Hanken Grotesk'],
  ['"Helvetica Neue", sans-serif', 'Hanken Grotesk'],
  ['pinyon script', 'Pinyon Script'],
])('%s is set in %s', (name, family) => {
  expect(resolveFamily(name)).toBe(family);
});

test.each(['Comic Sans MS', 'constructor', '__proto__'])('rejects an unknown family by name: %s', (name) => {
  expect(() => resolveFamily(name)).toThrow(UnknownFontFamily);
});

test('families and weights differ in width, so none has fallen back silently', () => {
  registerFonts();
  const context = createCanvas(10, 10).getContext('2d');
  const widthIn = (font: string) => {
    context.font = font;
    return Math.round(context.measureText('Happy Birthday, Łukasz').width * 10);
  };
  const widths = [
    ...textFamilies.map((family) => fontFor({ family, sizePx: 40 })),
    fontFor({ family: 'Hanken Grotesk', sizePx: 40, weight: 700 }),
    fontFor({ family: 'Newsreader', sizePx: 40, weight: 700 }),
    '40px sans-serif',
  ].map(widthIn);
  expect(new Set(widths).size).toBe(widths.length);
});
