import { describe, expect, test } from 'vitest';
import { cardCategories, colorPalettes, pictureSizes, sceneSettings } from '../../../contract/vocabulary.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { composeCute } from '../cute/compose-cute.ts';
import { drawIllustration } from '../draw-illustration.ts';
import { composeMinimal } from '../minimal/compose-minimal.ts';
import type { FlatScene } from './flat-scene.ts';

type Changes = Partial<Omit<IllustrationRequest, 'settings'>> & { settings?: Partial<IllustrationRequest['settings']> };
type Style = 'Minimal & Modern' | 'Cute & Whimsical';

const compose: Record<Style, (request: IllustrationRequest) => FlatScene> = {
  'Minimal & Modern': (request) => composeMinimal(request).scene,
  'Cute & Whimsical': (request) => composeCute(request).scene,
};

function requestWith(artStyle: Style, { settings, ...changes }: Changes = {}): IllustrationRequest {
  return {
    kind: 'illustration',
    category: 'birthday',
    heading: 'Happy Birthday, Anna',
    prompt: '',
    seed: 'seed-1',
    size: '1024x1024',
    ...changes,
    settings: {
      category: 'AIgen',
      artStyle,
      colorPalette: 'Pastel',
      visualDetail: 'Minimal',
      includeCharacters: false,
      sceneSetting: 'Nature',
      ...settings,
    },
  };
}

const green = ({ data }: Raster, p: number): number => data[p * 4 + 1] ?? 0;

function meanDifference(one: Raster, other: Raster): number {
  const count = one.width * one.height;
  let sum = 0;
  for (let p = 0; p < count; p++) sum += Math.abs(green(one, p) - green(other, p));
  return sum / count;
}

/** The share of pixels in a box that stand out from its own rows. */
function clutterIn(picture: Raster, box: Box, scale: number): number {
  const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale)) as [number, number, number, number];
  let odd = 0;
  for (let y = top; y < bottom; y++) {
    const row = Array.from({ length: right - left }, (_, i) => green(picture, y * picture.width + left + i));
    const middle = [...row].sort((a, b) => a - b)[row.length >> 1] ?? 0;
    odd += row.filter((value) => Math.abs(value - middle) > 42).length;
  }
  return odd / ((right - left) * (bottom - top));
}

const crosses = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

describe.each(['Minimal & Modern', 'Cute & Whimsical'] as const)('%s', (style) => {
  const draw = (changes: Changes, scale = 0.12) => drawIllustration(requestWith(style, changes), () => {}, { scale });

  test('the same request gives the same pixels, another seed gives others', async () => {
    const first = await draw({});
    expect((await draw({})).data).toEqual(first.data);
    expect(meanDifference(first, await draw({ seed: 'seed-2' }))).toBeGreaterThan(2);
  });

  test.each(cardCategories)('%s draws in every palette, light and shade and words on it', async (category) => {
    for (const [i, colorPalette] of colorPalettes.entries()) {
      const visualDetail = i % 2 === 0 ? 'Minimal' : 'Detailed';
      const picture = await draw({ category, settings: { colorPalette, visualDetail, includeCharacters: i > 1 } });
      expect([picture.width, picture.height]).toEqual([123, 123]);
      const lightness = Array.from({ length: picture.width * picture.height }, (_, p) => green(picture, p));
      const dark = lightness.filter((value) => value < 150).length / lightness.length;
      expect(dark, colorPalette).toBeGreaterThan(0.003);
      expect(dark, colorPalette).toBeLessThan(0.96);
      expect(Math.max(...lightness), colorPalette).toBeGreaterThan(215);
    }
  });

  test('black and white has no colour', async () => {
    const { data } = await draw({ settings: { colorPalette: 'Black & White' }, heading: null });
    let widest = 0;
    for (let p = 0; p < data.length; p += 4) widest = Math.max(widest, Math.abs((data[p] ?? 0) - (data[p + 2] ?? 0)));
    expect(widest).toBeLessThan(12);
  });

  test('words have a place inside the sheet that no face reaches, at every size and in every scene', () => {
    for (const size of pictureSizes) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      for (const [i, category] of cardCategories.entries()) {
        for (const [k, sceneSetting] of sceneSettings.entries()) {
          for (const includeCharacters of [true, false]) {
            const settings = { sceneSetting, includeCharacters };
            const { textArea, faces } = compose[style](
              requestWith(style, { category, size, seed: `f${i}${k}`, settings }),
            );
            expect(textArea[0]).toBeGreaterThanOrEqual(40);
            expect(textArea[1]).toBeGreaterThanOrEqual(40);
            expect(textArea[2]).toBeLessThanOrEqual(width - 40);
            expect(textArea[3]).toBeLessThanOrEqual(height - 40);
            expect(textArea[3] - textArea[1]).toBeGreaterThan(110);
            for (const face of faces)
              expect(crosses(face, textArea), `${category} ${size} ${sceneSetting}`).toBe(false);
            // Characters are what the setting says: without it, nobody looks out of the picture.
            if (!includeCharacters && style === 'Cute & Whimsical') expect(faces).toEqual([]);
          }
        }
      }
    }
  });

  test('the words lie on calm ground in every scene', async () => {
    for (const [i, category] of cardCategories.entries()) {
      for (const sceneSetting of sceneSettings) {
        const settings = { sceneSetting, visualDetail: 'Detailed', includeCharacters: i % 2 === 0 } as const;
        const changes: Changes = { category, seed: `calm-${i}`, settings, heading: null };
        const { textArea } = compose[style](requestWith(style, changes));
        const clutter = clutterIn(await draw(changes), textArea, 0.12);
        expect(clutter, `${category} ${sceneSetting}`).toBeLessThan(0.02);
      }
    }
  }, 30_000);

  test('the heading changes the words only', async () => {
    const wordless = await draw({ heading: null }, 0.2);
    const worded = await draw({ heading: 'Happy Birthday' }, 0.2);
    const [left, top, right, bottom] = compose[style](requestWith(style)).textArea.map((edge) => edge * 0.2) as [
      number,
      number,
      number,
      number,
    ];
    let inside = 0;
    let outside = 0;
    for (let p = 0; p < worded.width * worded.height; p++) {
      if (Math.abs(green(worded, p) - green(wordless, p)) < 4) continue;
      const [x, y] = [p % worded.width, Math.floor(p / worded.width)];
      if (x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4) inside++;
      else outside++;
    }
    expect(inside).toBeGreaterThan(40);
    expect(outside).toBe(0);
  });

  test.each([
    'For the most wonderful great-grandmother anybody could ever hope to have, with all our love',
    'عيد ميلاد سعيد يا ليلى',
    'お誕生日おめでとう',
    'Donaudampfschifffahrtsgesellschaftskapitänsgeburtstag',
  ])('%s stays inside its area', async (heading) => {
    const wordless = await draw({ heading: null });
    const worded = await draw({ heading });
    const [left, top, right, bottom] = compose[style](requestWith(style)).textArea.map((edge) => edge * 0.12) as [
      number,
      number,
      number,
      number,
    ];
    let changed = 0;
    for (let p = 0; p < worded.width * worded.height; p++) {
      if (Math.abs(green(worded, p) - green(wordless, p)) < 8) continue;
      changed++;
      const [x, y] = [p % worded.width, Math.floor(p / worded.width)];
      expect(x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4).toBe(true);
    }
    expect(changed).toBeGreaterThan(20);
  });

  test('the four scenes are four pictures', async () => {
    const pictures = await Promise.all(
      sceneSettings.map((sceneSetting) => draw({ heading: null, settings: { sceneSetting } })),
    );
    for (const [i, one] of pictures.entries()) {
      for (const other of pictures.slice(i + 1)) expect(meanDifference(one, other)).toBeGreaterThan(2);
    }
  });

  test('detail and characters change the picture', async () => {
    const plain = await draw({ heading: null });
    expect(
      meanDifference(plain, await draw({ heading: null, settings: { visualDetail: 'Detailed' } })),
    ).toBeGreaterThan(0.3);
    expect(meanDifference(plain, await draw({ heading: null, settings: { includeCharacters: true } }))).toBeGreaterThan(
      0.5,
    );
  });

  test('sixteen seeds of any category use several templates', () => {
    for (const category of cardCategories) {
      const names = Array.from(
        { length: 16 },
        (_, i) => compose[style](requestWith(style, { category, seed: `s${i}` })).template,
      );
      expect(new Set(names).size, category).toBeGreaterThanOrEqual(3);
    }
  });

  test('a scene is plain data', () => {
    const scene = compose[style](requestWith(style));
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });

  test('progress runs to 1 without going back', async () => {
    const steps: number[] = [];
    await drawIllustration(requestWith(style), (fraction) => steps.push(fraction), { scale: 0.1 });
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
  });
});

test('known words of the prompt steer the picture', () => {
  const minimal = compose['Minimal & Modern'](
    requestWith('Minimal & Modern', { prompt: 'Mountains, he loves hiking' }),
  );
  expect(minimal.template).toBe('mountains');
  const cute = compose['Cute & Whimsical'](requestWith('Cute & Whimsical', { prompt: 'a little fox with a letter' }));
  expect(cute.faces.length).toBeGreaterThan(0);
});
