import { expect, test } from 'vitest';
import { colorPalettes } from '../../../contract/vocabulary.ts';
import { oklch } from '../core/colour.ts';
import { mixInks } from './inks.ts';
import { separateColours } from './separate-colours.ts';

const choice = {
  main: [0.62, 0.2, 27],
  second: [0.66, 0.12, 230],
  light: [0.89, 0.16, 95],
  key: [0.2, 0.04, 280],
  paper: [0.97, 0.01, 90],
} as const;
const inks = mixInks(choice, 'Pastel');
const red = oklch(0.6, 0.19, 27);
const blue = oklch(0.65, 0.12, 235);
const green = oklch(0.65, 0.13, 150);

test('a colour is printed in the most similar ink', () => {
  const [ofRed, ofBlue, ofGreen] = separateColours(
    [red, blue, green].map((colour) => ({ colour, share: 0.3 })),
    inks,
  );
  expect(ofRed?.main).toBeGreaterThan(0.4);
  expect(ofRed?.second ?? 0).toBe(0);
  expect(ofBlue?.second).toBeGreaterThan(0.4);
  expect(ofBlue?.main ?? 0).toBe(0);
  expect(ofGreen?.second).toBeGreaterThan(0.2);
  expect(ofGreen?.light).toBeGreaterThan(0.4);
});

test('two different blues are printed differently', () => {
  const [dark, light] = separateColours(
    [
      { colour: oklch(0.52, 0.12, 235), share: 0.5 },
      { colour: oklch(0.66, 0.12, 235), share: 0.3 },
    ],
    inks,
  );
  expect(dark).not.toEqual(light);
});

test.each(colorPalettes)('nearly black colours are only key ink in %s', (palette) => {
  const [dark] = separateColours([{ colour: oklch(0.3, 0.03, 20), share: 0.1 }], mixInks(choice, palette));
  expect(dark).toEqual({ key: 1 });
});

test('a requested colour is printed in its own ink alone, lighter and darker', () => {
  const hen = [oklch(0.53, 0.2, 25), oklch(0.65, 0.24, 25), oklch(0.8, 0.12, 95)];
  const wanted = hen.map((colour, i) => ({ colour, share: 0.5 - i * 0.15 }));
  const [dark, body, beak] = separateColours(wanted, inks, { hue: 25, ink: 'main' });
  for (const printed of [dark, body]) {
    expect(printed?.main).toBeGreaterThan(0.4);
    expect([printed?.light, printed?.second]).toEqual([undefined, undefined]);
  }
  expect(beak?.light).toBeGreaterThan(0.4);
});
