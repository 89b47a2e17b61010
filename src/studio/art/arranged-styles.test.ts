import { beforeAll, describe, expect, test } from 'vitest';
import { illustrationsIn, levelsOf, meanDifference } from '../../../tests/pictures/art-style-kit.ts';
import { artStyles, type ColorPalette } from '../../contract/vocabulary.ts';
import { type Arrangement, arrangementNames } from './arrange/arrangement.ts';
import { artStylePacks } from './art-styles.ts';
import { type Rgb, toOklab } from './core/colour.ts';
import type { Raster } from './core/raster.ts';
import type { LibraryMotif, Subject } from './library/library-motif.ts';

const scale = 0.12;
const square = (left: number, top: number, edge: number, colour: Rgb) => ({
  path: `M${left} ${top}L${left + edge} ${top}L${left + edge} ${top + edge}L${left} ${top + edge}Z`,
  box: [left, top, left + edge, top + edge] as const,
  colour,
});
/** A blue box with a yellow lid. */
const motif: LibraryMotif = {
  name: 'box',
  parts: [square(5, 8, 22, [0.2, 0.4, 0.85]), square(5, 4, 6, [0.95, 0.8, 0.3])],
};
const words = [160, 90, 864, 300] as const;

function arrangement(name: Arrangement['name'], colour: Subject['colour'] = null): Arrangement {
  const subject = { motif, count: 1, colour };
  const placed = { subject, angle: 0, flip: false };
  return {
    name,
    width: 1024,
    height: 1024,
    ground: name === 'scene' ? { kind: 'stage', horizon: 700 } : { kind: name === 'hero' ? 'field' : 'paper' },
    placements: [
      { ...placed, centre: [512, 640], size: 460, rank: 'main' },
      { ...placed, centre: [190, 840], size: 90, rank: 'accent' },
    ],
    numeral: name === 'numeral' ? { text: '70', box: [250, 330, 774, 760] } : null,
    textArea: { box: words, ground: 'paper' },
  };
}

/** The middle colour of what the motif's body covers, as OKLab chroma and hue. */
function seenIn(picture: Raster): { chroma: number; hue: number } {
  let [a, b, count] = [0, 0, 0];
  for (let y = Math.round(600 * scale); y < 740 * scale; y++)
    for (let x = Math.round(430 * scale); x < 560 * scale; x++) {
      const p = (y * picture.width + x) * 4;
      const [, da, db] = toOklab([0, 1, 2].map((i) => (picture.data[p + i] ?? 0) / 255) as unknown as Rgb);
      [a, b, count] = [a + da, b + db, count + 1];
    }
  return { chroma: Math.hypot(a, b) / count, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

describe.each(artStyles)('%s', (style) => {
  const draw = async (what: Arrangement, palette: ColorPalette = 'Bold & Bright', heading: string | null = 'Hello') => {
    const drawArrangement = await artStylePacks[style].loadArrangement?.();
    if (drawArrangement === undefined) throw new Error(`${style} draws no arrangements.`);
    const request = illustrationsIn(style, palette, scale).requestWith({ heading });
    const seen: number[] = [];
    const picture = await drawArrangement(request, what, (share) => seen.push(share), { scale });
    expect(seen.toSorted((one, other) => one - other)).toEqual(seen);
    return picture;
  };

  // The first drawing of a style reads its fonts and textures.
  beforeAll(() => draw(arrangement('hero')), 60_000);

  test.each(arrangementNames)('%s shows the motif', async (name) => {
    const full = arrangement(name);
    const picture = await draw(full);
    expect([picture.width, picture.height]).toEqual([123, 123]);
    expect(meanDifference(picture, await draw({ ...full, placements: [] }))).toBeGreaterThan(4);
  });

  test('the same request gives the same picture', async () => {
    const [one, other] = [await draw(arrangement('numeral')), await draw(arrangement('numeral'))];
    expect(meanDifference(one, other)).toBe(0);
  });

  test.each([
    ['red', 27],
    ['green', 145],
    ['blue', 255],
    ['yellow', 95],
  ])('a thing requested in %s has that hue in every palette', async (_, hue) => {
    for (const palette of ['Pastel', 'Bold & Bright', 'Muted Tones', 'Black & White'] as const) {
      const seen = seenIn(await draw(arrangement('vignette', hue), palette));
      const gap = Math.abs(((seen.hue - hue + 540) % 360) - 180);
      expect(gap, palette).toBeLessThan(35);
      expect(seen.chroma, palette).toBeGreaterThan(0.025);
    }
  });

  test('words stay inside their area, which is empty without them', async () => {
    const what = arrangement('vignette');
    const area = (picture: Raster) =>
      levelsOf(picture).filter((_, i) => {
        const [x, y] = [(i % picture.width) / scale, Math.floor(i / picture.width) / scale];
        return x > words[0] && x < words[2] && y > words[1] && y < words[3];
      });
    const [lettered, bare] = [area(await draw(what)), area(await draw(what, 'Bold & Bright', null))];
    const changed = lettered.filter((level, i) => Math.abs(level - (bare[i] ?? 0)) > 40).length / bare.length;
    expect(changed).toBeGreaterThan(0.03);
  });
});
