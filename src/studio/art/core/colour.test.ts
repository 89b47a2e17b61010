import { expect, test } from 'vitest';
import { contrastRatio, fromOklab, oklch, parseHex, toOklab } from './colour.ts';

test('converting to OKLab and back gives the same colour', () => {
  for (const hex of ['#000000', '#ffffff', '#c0392b', '#2e86c1', '#f7dc6f', '#123456']) {
    const colour = parseHex(hex);
    const back = fromOklab(toOklab(colour));
    colour.forEach((channel, i) => {
      expect(back[i]).toBeCloseTo(channel, 2);
    });
  }
});

test('white has lightness 1, and a colour outside the gamut is brought into it with the same lightness', () => {
  expect(toOklab([1, 1, 1])[0]).toBeCloseTo(1, 3);
  const strong = oklch(0.7, 0.5, 145);
  for (const channel of strong) expect(channel >= 0 && channel <= 1).toBe(true);
  expect(toOklab(strong)[0]).toBeCloseTo(0.7, 1);
});

test('black on white has a contrast of 21', () => {
  expect(contrastRatio([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
});
