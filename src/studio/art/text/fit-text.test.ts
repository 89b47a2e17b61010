import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { registerFonts } from './fonts.ts';

registerFonts();
const context = createCanvas(10, 10).getContext('2d');
const base = { font: { family: 'Newsreader' as const }, sizePx: 50, lineHeight: 1.2, maxWidth: 400 };

test('a short text keeps the requested size', () => {
  expect(fitText(context, { ...base, text: 'Happy Birthday', maxLines: 1 })).toMatchObject({
    lines: ['Happy Birthday'],
    font: { sizePx: 50 },
    cut: false,
  });
});

test('a longer text shrinks before anything is cut', () => {
  const fitted = fitText(context, { ...base, text: 'Happy Birthday, Alexander', maxLines: 1 });
  expect(fitted.cut).toBe(false);
  expect(fitted.font.sizePx).toBeLessThan(50);
  expect(fitted.font.sizePx).toBeGreaterThanOrEqual(30);
});

test('a text too long at 60 percent ends in an ellipsis', () => {
  const fitted = fitText(context, { ...base, text: 'many happy returns '.repeat(12), maxLines: 2 });
  expect(fitted.font.sizePx).toBeCloseTo(30);
  expect(fitted.lines).toHaveLength(2);
  expect(fitted.lines[1]).toMatch(/…$/);
  for (const line of fitted.lines) expect(context.measureText(line).width).toBeLessThanOrEqual(400);
});

test('a height limits the lines', () => {
  const fitted = fitText(context, { ...base, text: 'word '.repeat(60), maxHeight: 200, minScale: 0.3 });
  expect(fitted.lines.length * fitted.lineHeightPx).toBeLessThanOrEqual(200);
});

test('without wrapping it stays on one line', () => {
  expect(fitText(context, { ...base, text: 'word '.repeat(60), wrap: 'none', maxLines: 4 }).lines).toHaveLength(1);
});

test('uses typographic apostrophes', () => {
  const { lines } = fitText(context, { ...base, text: "Mother's 'day'", maxLines: 1 });
  expect(lines).toEqual(["Mother’s 'day'"]);
});

test.each([4, 12, 20, 60, 300])('at %i px lines break at the same places as at any other size', (sizePx) => {
  const text = 'For the most wonderful great-grandmother anybody could ever hope to have';
  const fit = { ...base, text, sizePx, minScale: 1, maxWidth: sizePx * 9 };
  const inOneSize = fitText(context, { ...fit, sizePx: 100, maxWidth: 900 });
  const { lines } = fitText(context, fit);
  expect(lines).toEqual(inOneSize.lines);
  for (const line of lines) expect(context.measureText(line).width).toBeLessThanOrEqual(fit.maxWidth);
});

test('each paragraph has its own direction for all its lines', () => {
  const text = 'We miss you.\nאהבה Anna Katharina Wilhelmina Friederike וכל המשפחה\n2026';
  const { lines, rightToLeft } = fitText(context, { ...base, text, wrap: 'balanced' });
  expect(lines).toHaveLength(rightToLeft.length);
  expect(lines.length).toBeGreaterThan(3);
  expect(rightToLeft).toEqual([false, ...lines.slice(1, -1).map(() => true), false]);
});
