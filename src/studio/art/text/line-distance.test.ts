import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { fitHeading, fitOfHand } from '../flat/heading-parts.ts';
import { applyFont } from './fit-text.ts';
import { type FontFamily, registerFamily, registerFonts } from './fonts.ts';
import { handTable } from './hands.ts';
import { leastDistance } from './line-distance.ts';

registerFonts();
const hands = Object.entries(handTable().hands);
for (const [, { family }] of hands) registerFamily(family);

const line = (text: string, family: FontFamily, size = 1) => ({ text, font: { family }, letterSpacingEm: 0, size });
const sizePx = 50;

/** How many pixels two lines share when their baselines are this far apart, in sizes. */
function sharedInk(upper: string, lower: string, family: FontFamily, apart: number): number {
  const context = createCanvas(700, 210).getContext('2d');
  applyFont(context, { family, sizePx });
  context.textAlign = 'center';
  context.fillText(upper, 350, 80);
  context.globalCompositeOperation = 'source-in';
  context.fillText(lower, 350, 80 + apart * sizePx);
  const { data } = context.getImageData(0, 0, 700, 210);
  let shared = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] as number) > 40) shared++;
  return shared;
}

test('the tails of "Happy" do not cover the apostrophe of "Valentine’s"', () => {
  const family = 'Pinyon Script';
  const air = 0.06;
  const apart = leastDistance(line('Happy', family), line('Valentine’s Day', family), air, 'center');
  expect(sharedInk('Happy', 'Valentine’s Day', family, apart)).toBe(0);
  expect(sharedInk('Happy', 'Valentine’s Day', family, 0.7)).toBeGreaterThan(0);
  // The line distance that headings in Pinyon had.
  expect(apart).toBeGreaterThan(1.02);
});

test.each(hands)('in %s no two lines of a heading touch', (_, hand) => {
  const context = createCanvas(10, 10).getContext('2d');
  for (const text of ['Happy Valentine’s Day', 'Größte Überraschung für Öyküğ', 'Życzę Ci żółtych świąt']) {
    const { main } = fitHeading(
      context,
      { main: text, second: null },
      { width: 210, height: 230, most: sizePx },
      fitOfHand(hand),
      fitOfHand(hand),
      0.5,
    );
    expect(main.lines.length).toBeGreaterThan(1);
    const apart = main.lineHeightPx / main.font.sizePx;
    main.lines.slice(1).forEach((lower, i) => {
      expect(sharedInk(main.lines[i] as string, lower, hand.family, apart)).toBe(0);
    });
  }
});

test('letters beside a descender may reach up past it', () => {
  const besides = leastDistance(line('gxxxxxx', 'Anton'), line('xxxxxxh', 'Anton'), 0.03, 'center');
  const beneath = leastDistance(line('xxxxxxg', 'Anton'), line('xxxxxxh', 'Anton'), 0.03, 'center');
  expect(besides).toBeLessThan(beneath - 0.1);
});

test('a smaller line needs less space', () => {
  const [large, small] = [1, 0.5].map((size) =>
    leastDistance(line('g', 'Anton'), line('l', 'Anton', size), 0, 'center'),
  );
  expect(small).toBeLessThan(large as number);
});
