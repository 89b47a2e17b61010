import { expect, test } from 'vitest';
import { flamesOf } from './flames.ts';

const picture = (prompt: string, seed = 'flames') =>
  flamesOf({
    kind: 'illustration',
    category: 'birthday',
    settings: {
      category: 'AIgen',
      artStyle: 'Watercolor',
      colorPalette: 'Pastel',
      visualDetail: 'Detailed',
      sceneSetting: 'Cozy',
      includeCharacters: false,
    },
    seed,
    size: '1024x1792',
    heading: 'Happy Birthday',
    prompt,
  });

test('the candles of a cake burn inside the picture', () => {
  const flames = picture('a birthday cake');
  expect(flames.length).toBeGreaterThanOrEqual(3);
  for (const { x, y, width, height } of flames) {
    expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(1);
  }
});

test('a picture without fire has no flames, and the same request has the same flames', () => {
  expect(picture('two cats')).toEqual([]);
  expect(picture('a candle')).toEqual(picture('a candle'));
  expect(picture('a candle').length).toBeGreaterThan(0);
});
