import { describe, expect, test } from 'vitest';
import { illustrationsIn, testsOfEveryStyle } from '../../../../tests/pictures/art-style-kit.ts';
import { cardCategories, colorPalettes, pictureSizes, sceneSettings } from '../../../contract/vocabulary.ts';
import { drawPop } from '../pop-art/draw-pop.ts';
import { popStyle } from '../pop-art/pop-style.ts';
import { drawVintage } from '../vintage-retro/draw-vintage.ts';
import { vintageStyle } from '../vintage-retro/vintage-style.ts';
import { composeSeparation } from './draw-separation.ts';

const { requestWith } = illustrationsIn('Vintage/Retro', 'Bold & Bright', 0.15);
const styles = [
  { name: 'Vintage/Retro', draw: drawVintage, style: vintageStyle },
  { name: 'Pop Art', draw: drawPop, style: popStyle },
] as const;

describe.each(styles)('$name', ({ name }) => {
  testsOfEveryStyle(illustrationsIn(name, 'Bold & Bright', 0.12), {
    seeds: 2,
    scenes: 4,
    details: 0.3,
    characters: 0.1,
    tint: 12,
  });
});

test.each(styles)(
  '$name draws every category in every palette and scene',
  async ({ draw }) => {
    for (const [i, category] of cardCategories.entries()) {
      for (const [k, colorPalette] of colorPalettes.entries()) {
        const sceneSetting = sceneSettings[(i + k) % sceneSettings.length]!;
        const settings = {
          colorPalette,
          sceneSetting,
          includeCharacters: k > 1,
          visualDetail: k % 2 === 0 ? 'Minimal' : 'Detailed',
        } as const;
        const { data, width, height } = await draw(requestWith({ category, settings }), () => {}, { scale: 0.12 });
        expect([width, height]).toEqual([123, 123]);
        let dark = 0;
        let brightest = 0;
        for (let p = 1; p < data.length; p += 4) {
          if (data[p]! < 100) dark++;
          brightest = Math.max(brightest, data[p]!);
        }
        expect(dark / (width * height), `${category} ${colorPalette}`).toBeGreaterThan(0.004);
        expect(dark / (width * height), `${category} ${colorPalette}`).toBeLessThan(0.75);
        expect(brightest, `${category} ${colorPalette}`).toBeGreaterThan(190);
      }
    }
  },
  60_000,
);

test.each(styles)(
  '$name: the area of the words is free of lines in every template, size and category',
  ({ style }) => {
    for (const size of pictureSizes) {
      for (const [i, category] of cardCategories.entries()) {
        for (let k = 0; k < 2; k++) {
          const sceneSetting = sceneSettings[(i + k) % sceneSettings.length]!;
          const settings = { sceneSetting, visualDetail: 'Detailed', includeCharacters: true } as const;
          const request = requestWith({ category, size, seed: `clear-${i}-${k}`, settings });
          const { press, textArea, template } = composeSeparation(style, request, 0.1);
          const [left, top, right, bottom] = textArea;
          const told = `${category} ${size} ${template} ${sceneSetting} ${request.seed}`;
          expect(right - left, told).toBeGreaterThan(180);
          expect(bottom - top, told).toBeGreaterThan(60);
          expect(left, told).toBeGreaterThanOrEqual(40);
          expect(top, told).toBeGreaterThanOrEqual(40);
          expect(right, told).toBeLessThanOrEqual(press.width - 40);
          expect(bottom, told).toBeLessThanOrEqual(press.height - 40);
          expect(press.lineCoverage(textArea), told).toBeLessThan(0.012);
        }
      }
    }
  },
  60_000,
);

test.each(styles)('$name: seeds of one setting use several templates', ({ style }) => {
  for (const category of ['birthday', 'valentines', 'christmas', 'thank-you', 'sympathy'] as const) {
    const seeds = Array.from({ length: 16 }, (_, i) => requestWith({ category, seed: `seed-${i}` }));
    const names = new Set(seeds.map((request) => composeSeparation(style, request, 0.05).template));
    expect(names.size, category).toBeGreaterThanOrEqual(3);
  }
});

const widestStep = (one: Uint8ClampedArray, other: Uint8ClampedArray, p: number): number =>
  Math.max(...[0, 1, 2].map((channel) => Math.abs(one[p + channel]! - other[p + channel]!)));

test.each(styles)('$name: a scene setting changes the picture, not only its colours', async ({ draw }) => {
  const pictures = await Promise.all(
    sceneSettings.map((sceneSetting) =>
      draw(requestWith({ heading: null, settings: { sceneSetting } }), () => {}, {
        scale: 0.12,
      }),
    ),
  );
  for (const [i, one] of pictures.entries()) {
    for (const other of pictures.slice(i + 1)) {
      let changed = 0;
      for (let p = 0; p < one.data.length; p += 4) if (widestStep(one.data, other.data, p) > 40) changed++;
      expect(changed / (one.data.length / 4)).toBeGreaterThan(0.05);
    }
  }
});

test.each(styles)('$name: any heading stays inside its area', async ({ draw, style }) => {
  const headings = [
    'Hi',
    'Congratulations on your retirement, dearest Wilhelmina',
    'عيد ميلاد سعيد',
    'お誕生日おめでとう',
    'x'.repeat(60),
  ];
  const scale = 0.2;
  const bare = await draw(requestWith({ heading: '' }), () => {}, { scale });
  for (const heading of headings) {
    const request = requestWith({ heading });
    const { textArea } = composeSeparation(style, request, 0.05);
    const [left, top, right, bottom] = textArea.map((edge) => edge * scale) as [number, number, number, number];
    const { data, width } = await draw(request, () => {}, { scale });
    let inside = 0;
    let outside = 0;
    for (let p = 0; p < data.length; p += 4) {
      if (Math.abs(data[p + 1]! - bare.data[p + 1]!) < 60) continue;
      const [x, y] = [(p / 4) % width, Math.floor(p / 4 / width)];
      if (x > left - 5 && x < right + 5 && y > top - 5 && y < bottom + 5) inside++;
      else outside++;
    }
    expect(inside, heading).toBeGreaterThan(30);
    expect(outside, heading).toBeLessThan(inside * 0.02);
  }
});
